set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "Chain Reaction Ricochet" incident {
  icons [HA]
  property [Armada]
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "Homefront" incident {
  property [DS9]
  traits Infiltration_related
  not encoded "one sentence of its text cannot be read yet"
}

card "HQ: Orbital Weapons Platform" incident {
  icons [Ref]
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Make It So" incident {
  property [FC]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Obelisk of Masaka" incident {
  icons [HA], [Ref]
  property [TNG]
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "Panel Overload" incident {
  icons [HA], [Ref]
  property [TNG]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Q the Referee" incident {
  icons [HA], [Ref]
  property [CCG]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Resistance Is Futile" incident {
  icons [BO]
  property [FC]
  not encoded "one sentence of its text cannot be read yet"
}

card "Tribble Bomb" incident {
  countdown 3
  property [DS9]
  unique
  not encoded "4 sentences of its text cannot be read yet"
}

card "We Look for Things" incident {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

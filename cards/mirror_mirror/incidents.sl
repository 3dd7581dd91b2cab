set mirror_mirror "Mirror, Mirror" released 2000

card "Agony Booth" incident {
  property [TOS]
  plays on your [MQ] ship
  not encoded "2 sentences of its text cannot be read yet"
}

card "Crossover" incident {
  icons [HA]
  property [DS9]
  seeds or plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Emblem of the Alliance" incident {
  property [DS9]
  not encoded "4 sentences of its text cannot be read yet"
}

card "Emblem of the Empire" incident {
  property [TOS]
  not encoded "4 sentences of its text cannot be read yet"
}

card "Hostage Trade" incident {
  property [DS9]
  traits Capturing_related
  unique
  not encoded "3 sentences of its text cannot be read yet"
}

card "No Way Out" incident {
  property [DS9]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "The Art of Diplomacy" incident {
  icons [HA]
  property [DS9]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Transporter Mixup" incident {
  property [TOS]
  seeds or plays on table
  unique
  not encoded "3 sentences of its text cannot be read yet"
}

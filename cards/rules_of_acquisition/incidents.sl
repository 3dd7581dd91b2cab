set rules_of_acquisition "Rules of Acquisition" released 1999

card "Bodyguards" incident {
  icons [HA]
  property [DS9]
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "Bribery" incident {
  icons [HA]
  property [DS9]
  traits Capturing_related
  seeds or plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Dabo" incident {
  property [DS9]
  plays on "Quark's Bar"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Emergency Evacuation" incident {
  icons [HA]
  property [FC]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "HQ: Ferengi Credit Exchange" incident {
  property [DS9]
  not encoded "4 sentences of its text cannot be read yet"
}

card "It's Only a Game" incident {
  icons [HA], [Ref]
  property [DS9]
  seeds or plays on table
  not encoded "4 sentences of its text cannot be read yet"
}

card "Protection Racket" incident {
  countdown 4
  icons [HA]
  property [DS9]
  seeds or plays on table
  not encoded "5 sentences of its text cannot be read yet"
}

card "Quark's Isolinear Rods" incident {
  countdown 1
  icons [HA]
  property [DS9]
  seeds or plays on table
  not encoded "4 sentences of its text cannot be read yet"
}

card "Reactor Overload" incident {
  icons [HA], [Ref]
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Writ of Accountability" incident {
  icons [HA], [Ref]
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

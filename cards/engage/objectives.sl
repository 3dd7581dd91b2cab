set engage "Engage" released 2012

card "Ensnared" objective {
  icons [HA], [Pun]
  property [TNG]
  traits Capturing_related
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "We Are Back" objective {
  icons [HA]
  property [TNG]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

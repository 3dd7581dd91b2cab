set q_who "Q Who" released 2020

card "J-25 Cube" ship {
  Borg
  9 / 18 / 18
  ship_class "Borg Cube"
  systems Tractor Beam
  icons [DQ]
  property [TNG]
  traits cube
  special download "Regenerate" if this is damaged
  not encoded "one sentence of its text cannot be read yet"
}

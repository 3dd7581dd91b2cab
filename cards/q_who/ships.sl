set q_who "Q Who" released 2020

card "J-25 Cube" ship {
  Borg
  9 / 18 / 18
  points 25
  ship_class "Borg Cube"
  staffing [Com], [Def], [Nav]
  systems Tractor Beam
  icons [DQ]
  property [TNG]
  traits cube
  staffed with 5 [Bor] personnel
  special download "Regenerate" if this is damaged
  not encoded "one sentence of its text cannot be read yet"
}

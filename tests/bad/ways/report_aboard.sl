// expect: 1
set trial "Trial" released 1994

card "A Trial" ship {
  Federation
  8 / 6 / 6
  staffing [Stf]
  your [Maq] personnel may report aboard
}

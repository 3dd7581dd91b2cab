// expect: 1
// wish: this line has three numbers: INTEGRITY / CUNNING / STRENGTH
set trial "Trial" released 1994

card "A Trial" personnel universal {
  Klingon
  OFFICER
  5 / 6 / 7 / 8
}

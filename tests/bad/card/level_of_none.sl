// expect: 1
// wish: a skill is there once or more: `x0` says it is not there
set trial "Trial" released 1994

card "A Trial" personnel universal {
  Klingon
  OFFICER, Physics x0
  5 / 6 / 7
}

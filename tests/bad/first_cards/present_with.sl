// expect: 1
// wish: `while with another your Klingon personnel`
set trial "Trial" released 1994

card "A Trial" personnel {
  Klingon
  ENGINEER, Honor
  7 / 6 / 8
  while present with another your Klingon personnel: this: STRENGTH +1
}

// expect: 1
// wish: `while` for what is so
set trial "Trial" released 1994

card "A Trial" personnel {
  Klingon
  SECURITY, Honor
  6 / 6 / 8
  when in play: this: STRENGTH +2
}

// expect: 1
// wish: `6 / 7 / 8`
set trial "Trial" released 1994

card "A Trial" personnel {
  Federation
  OFFICER, Honor
  6-7-8
}

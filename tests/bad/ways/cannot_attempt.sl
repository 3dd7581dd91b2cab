// expect: 1
// wish: `join_attempt`
set trial "Trial" released 1994

card "A Trial" personnel {
  Federation
  OFFICER, Honor
  7 / 7 / 7
  this cannot attempt missions
}

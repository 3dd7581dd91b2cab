// expect: 1
// wish: the comma, and nothing of facts that are missing
set trial "Trial" released 1994

card "A Trial" personnel {
  Federation
  OFFICER, Honor
  7 / 7 / 7,
}

// expect: 2
// wish: `stopped` is near, `attempted` is not; and whom it is said of is missing
set trial "Trial" released 1994

card "A Trial" personnel {
  Federation
  OFFICER, Honor
  7 / 7 / 7
  cannot be stoped
}

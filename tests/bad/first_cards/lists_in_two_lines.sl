// expect: 1
// wish: one line, with commas
set trial "Trial" released 1994

card "A Trial" personnel {
  Federation
  OFFICER; Leadership; Honor
  6 / 7 / 8
}

// expect: 1
set trial "Trial" released 1994

card "A Trial" personnel {
  Federation
  OFFICER, Honor
  7 / 7 / 7
  Stf
}

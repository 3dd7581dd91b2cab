// expect: 2
// wish: what stands for no value, or for X
set trial "Trial" released 1994

card "A Trial" ship {
  Federation
  staffing [Cmd], [Stf] x2
  1 / NO / 1
}

card "Another Trial" personnel {
  Federation
  OFFICER
  7 / 7+Y / 7
}

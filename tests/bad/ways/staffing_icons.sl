// expect: 3
// wish: which list they are, and commas between them
set trial "Trial" released 1994

card "A Trial" ship {
  Federation
  [Cmd][Stf][Stf]
  8 / 8 / 7
}

card "Another Trial" ship {
  Federation
  staffing [Cmd] [Stf] [Stf]
  8 / 8 / 7
}

card "Last Trial" personnel {
  Federation
  OFFICER, Leadership Honor
  8 / 8 / 7
}

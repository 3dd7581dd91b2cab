// expect: 1
// wish: Klingonn is no affiliation; did you mean `Klingon`?
set trial "Trial" released 1994

card "A Trial" personnel universal {
  Klingonn
  OFFICER
  5 / 6 / 7
}

// expect: 1
// wish: personnel have no `span`; missions have
set trial "Trial" released 1994

card "A Trial" personnel universal {
  Klingon
  OFFICER
  5 / 6 / 7
  span 3
}

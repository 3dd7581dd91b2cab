// expect: 1
// wish: what is X? write `X = ...` on a line of the card
set trial "Trial" released 1994

card "A Trial" personnel universal {
  Klingon
  OFFICER
  5 / 6 / 9 - X
}

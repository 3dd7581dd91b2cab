// expect: 1
// wish: has he it himself, or who is with him?
set trial "Trial" released 1994

card "A Trial" personnel {
  Klingon
  OFFICER
  6 / 6 / 6
  while with cadet: this: STRENGTH +1
}

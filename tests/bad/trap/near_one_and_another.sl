// expect: 2
// wish: both are meant to be with him
set trial "Trial" released 1994

card "A Trial" personnel {
  Klingon
  OFFICER
  5 / 5 / 5
  while with a Klingon personnel and a Romulan personnel: this: STRENGTH +2
}

card "A Second Trial" personnel {
  Klingon
  OFFICER
  5 / 5 / 5
  while aboard your ship or a Klingon personnel: this: STRENGTH +2
}

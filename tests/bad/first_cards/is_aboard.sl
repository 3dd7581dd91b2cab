// expect: 1
// wish: aboard what? `aboard this`
set trial "Trial" released 1994

titles "Old Captain"
card "A Trial" ship {
  Klingon
  8 / 7 / 8
  while your "Old Captain" is aboard: this: WEAPONS +2
}

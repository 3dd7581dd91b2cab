// expect: 1
// wish: `points` is a number
set trial "Trial" released 1994

card "A Trial" mission planet {
  Klingon
  span 3; points Honor
  requires Honor
}

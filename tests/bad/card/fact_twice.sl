// expect: 1
// wish: `points` is said twice
set trial "Trial" released 1994

card "A Trial" mission planet {
  Klingon
  span 3; points 30; points 35
  requires Honor
}

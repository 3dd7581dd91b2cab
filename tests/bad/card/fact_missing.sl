// expect: 1
// wish: a mission has a `span`, and this one does not say it
set trial "Trial" released 1994

card "A Trial" mission planet {
  Klingon
  points 30
  requires Honor
}

// expect: 1
// wish: a mission has `points`, and this one does not say it; one without a point box says `points nothing`
set trial "Trial" released 1994

card "A Trial" mission planet {
  Klingon
  span 3
  requires Honor
}
card "Another Trial" mission space {
  span 3; points nothing
  requires Honor
}

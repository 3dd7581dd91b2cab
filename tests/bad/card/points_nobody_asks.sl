// expect: 1
// wish: say what comes of it
set trial "Trial" released 1994

card "A Trial" incident {
  plays on your ship
  points 0
  while some your [Com] personnel aboard host: this: points = printed RANGE of host
}

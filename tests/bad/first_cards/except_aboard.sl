// expect: 1
// wish: name what is left out
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to kill each personnel here except aboard some ship
}

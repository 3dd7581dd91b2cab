// expect: 1
// wish: just after
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays when opponent plays event: draw 1
}

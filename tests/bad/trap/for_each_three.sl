// expect: 1
// wish: divide
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to draw 1 for each 3 personnel in play
}

// expect: 1
// wish: `draw 2`
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to draw two cards
}

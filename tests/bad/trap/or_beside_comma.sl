// expect: 1
// wish: do the points belong to both ways?
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to draw 3 or discard 2 cards in your hand, score 5 from this
}

// expect: 1
// wish: the `+ 1` is not of the hand
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to draw number of cards in hand of you + 1
}

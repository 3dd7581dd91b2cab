// expect: 1
// wish: `on` leads to nothing; the next line is no part of this one
set trial "Trial" released 1994

card "A Trial" event {
  plays on
  at end of each turn: draw 1
}

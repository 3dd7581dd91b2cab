// expect: 1
// wish: nothing says when it is done
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  once each turn: draw 1
}

// expect: 1
// wish: `at end of each turn`
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  at the end of each turn: draw 1
}

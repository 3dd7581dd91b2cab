// expect: 1
// wish: `once each turn`
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  each turn: you may draw 1
}

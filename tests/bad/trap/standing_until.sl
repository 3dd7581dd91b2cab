// expect: 1
// wish: a standing change has no end: say when it begins
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  each your ship: RANGE +2 until end of turn
}

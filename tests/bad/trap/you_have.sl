// expect: 1
// wish: say what there is
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  while you have no personnel here: each your ship: RANGE +1
}

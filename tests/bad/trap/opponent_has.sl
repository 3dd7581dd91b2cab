// expect: 1
// wish: say what there is
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  while opponent has no personnel in play: each your ship: RANGE +1
}

// expect: 1
// wish: `it` could be the ship, or `x`
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  at end of each turn: stop each ship where it is your and some x in interior of it where it is unique
}

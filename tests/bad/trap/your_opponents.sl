// expect: 1
// wish: leave `your` out
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  each your opponent's ship: RANGE -1
}

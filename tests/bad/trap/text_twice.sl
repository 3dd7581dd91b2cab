// expect: 1
// wish: the card says this already
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  at end of each turn: draw 1
  each your personnel here: STRENGTH +1
  at end of each turn: draw 1
}

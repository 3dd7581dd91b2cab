// expect: 1
// wish: say who again
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  at end of each turn: opponent draws 1 then discards one card in hand of opponent
}

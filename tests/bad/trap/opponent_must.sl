// expect: 1
// wish: leave `must` out
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  at end of each turn: opponent must discard one card in hand of opponent
}

// expect: 1
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  once each turn: you may discard 2 personell in hand of you
}

// expect: 1
// wish: nobody in the hand is aboard
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  once each turn: you may discard one personnel in hand of you aboard your ship
}

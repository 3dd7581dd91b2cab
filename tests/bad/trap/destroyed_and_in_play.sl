// expect: 1
// wish: who was destroyed is in play no more
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  while some x: ship where x is your and x was destroyed: each your ship: RANGE +1
}

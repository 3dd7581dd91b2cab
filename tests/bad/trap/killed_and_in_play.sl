// expect: 1
// wish: who was killed is in play no more
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  while some your personnel was killed this turn: each your ship: RANGE +1
}

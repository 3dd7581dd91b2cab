// expect: 1
// wish: compare twice
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  while 3 < points of this < 5: each your ship: RANGE +1
}

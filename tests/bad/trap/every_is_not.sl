// expect: 1
// wish: none, or not all?
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  while every personnel here is not Klingon: each your ship: RANGE +1
}

// expect: 1
// wish: what does the `not` deny?
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  while not some personnel here where it is your and controller of this = you: each your ship: RANGE +1
}

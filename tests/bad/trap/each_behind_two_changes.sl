// expect: 1
// wish: for the last, or for both?
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  each your ship: RANGE +1, SHIELDS +2 for each personnel aboard it
}

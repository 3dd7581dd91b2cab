// expect: 1
// wish: `two or more` is `at least two`
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  while two or more personnel here: each your ship: RANGE +1
}

// expect: 1
// wish: write `one personnel` or `two ships`: `one` and `missions` do not agree
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  plays on one missions
}

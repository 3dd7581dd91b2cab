// expect: 1
// wish: `not` stands in a `where`
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  each your personnel not aboard ship: STRENGTH +1
}

// expect: 1
// wish: of those that are excepted, or of the others?
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  each personnel here except your personnel aboard your ship: STRENGTH +1
}

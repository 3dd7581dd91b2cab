// expect: 1
// wish: this `{` is never closed
set trial "Trial" released 1994

card "One" event {
  plays on table

card "Two" event {
  plays on table
}

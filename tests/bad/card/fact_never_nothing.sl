// expect: 1
// wish: never nothing
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  each your ship where staffing of it is nothing: RANGE +2
}

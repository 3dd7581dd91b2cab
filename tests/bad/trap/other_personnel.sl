// expect: 1
// wish: `another`, or `except`
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  each other personnel here: STRENGTH +1
}

// expect: 1
// wish: `cannot be killed`
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  your personnel cannot kill
}

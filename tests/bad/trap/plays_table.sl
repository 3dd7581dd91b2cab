// expect: 1
// wish: `plays on table`
set trial "Trial" released 1994

card "A Trial" event {
  plays table
}

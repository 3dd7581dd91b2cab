// expect: 1
// wish: `cannot`
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  opponent can't draw
}

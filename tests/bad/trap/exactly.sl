// expect: 1
// wish: compare
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  while exactly three personnel here: each your personnel here: STRENGTH +3
}

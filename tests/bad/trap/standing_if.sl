// expect: 1
// wish: the condition stands before it
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  each personnel here: STRENGTH +2 if it is stopped
}

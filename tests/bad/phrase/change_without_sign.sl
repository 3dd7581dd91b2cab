// expect: 1
// wish: write `STRENGTH +2`, `-2` or `= 2`
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  each your personnel in play: STRENGTH 2
}

// expect: 1
// wish: the `or` seems to stand beside the selection
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  each your ship where it is docked or controller of this = you: RANGE +1
}

// expect: 1
// wish: `stopped` is near
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  while some personnel here is stoped: each your ship: RANGE +1
}

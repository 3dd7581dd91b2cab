// expect: 1
// wish: `it` could be the personnel that was killed, or `x`
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  when your personnel is killed: draw 1 if some x: ship where x is your and it is unique
}

// expect: 1
// wish: once each turn what? a frame needs a body
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  once each turn
}

// expect: 1
// wish: `leave it out`
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  when you score points: draw 1
}

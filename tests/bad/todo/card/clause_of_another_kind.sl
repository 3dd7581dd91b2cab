// expect: 1
// wish: `cure with` is a clause of dilemmas, and this is an event
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  cure with SCIENCE x3
}

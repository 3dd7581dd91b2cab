// expect: 1
// wish: `requires` is a clause of missions, and this is an event
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  requires SCIENCE x3
}

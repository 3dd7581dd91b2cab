// expect: 1
// wish: no ship has STRENGTH
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  each your personnel or ship here: STRENGTH +1
}

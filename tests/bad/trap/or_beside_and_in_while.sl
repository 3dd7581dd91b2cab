// expect: 1
// wish: which of the two binds tighter?
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  while some personnel here is stopped and some ship here is damaged or no ship here: each your ship: RANGE +1
}

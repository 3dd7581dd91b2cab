// expect: 1
// wish: a skill is no number
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  each your ship: (RANGE +1, gains [Cmd]) for each your event
}

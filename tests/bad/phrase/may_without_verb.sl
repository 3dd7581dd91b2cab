// expect: 1
// wish: you may do what? a verb is missing
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  once each turn: you may
}

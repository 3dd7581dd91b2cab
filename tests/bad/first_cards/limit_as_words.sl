// expect: 1
// wish: `once each turn`
set trial "Trial" released 2026
card "A First Try" event {
  plays on table
  once in each turn: you may draw 1
}

// expect: 1
// wish: `at cost (draw ...)`
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  once each turn, in place of draw: you may score 1 from this
}

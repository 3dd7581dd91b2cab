// expect: 1
// wish: one of them would have it
set trial "Trial" released 1994

card "A Trial" event {
  plays on mission
  once each turn: you may download one Honor personnel to each your ship here
}

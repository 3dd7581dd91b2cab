// expect: 1
// wish: a comma stands between two frames
set trial "Trial" released 2026
card "A First Try" event {
  plays on table
  if some ship here: once each turn: you may draw 1
}

// expect: 2
// wish: this would never end, or draw the whole deck
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  when you score: score 1 from this
  when you draw: draw 1
  once each turn, when you score: score 2 from this
}

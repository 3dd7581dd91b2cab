// expect: 3
// wish: cards are drawn one by one
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  when opponent draws 2: score 5 from this
  opponent cannot draw 2
  if opponent just drew 2, once each turn: you may draw 1
}

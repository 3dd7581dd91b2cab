// expect: 2
// wish: a card is cumulative or it is not
set trial "Trial" released 2020
card "Trial" event cumulative {
  not_cumulative
  plays on table
  at end of each turn: draw 1
}
card "Other Trial" event {
  cumulative
  not_cumulative
  plays on table
  at end of each turn: draw 1
}

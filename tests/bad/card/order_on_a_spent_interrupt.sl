// expect: 2
// wish: the interrupt is gone when its effect is done, so nobody can use its text each turn
set bad "Bad cards" released 2024

card "Spent Coin" interrupt {
  plays to draw 1
  once each turn: you may draw 1
}
card "Passing Toll" dilemma planet {
  unless Honor: stop one personnel in team
  once each turn: you may draw 1
}
card "Lasting Coin" interrupt {
  plays on table
  once each turn: you may draw 1
}

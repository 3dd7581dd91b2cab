// expect: 6
// wish: each way out works as it is written
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  once each turn, for free: you may draw 1
  once each turn: you may exchange_hands
}
card "A Second Trial" event {
  plays on your ship
  while host is "U.S.S. Oberth": host: RANGE +1
  once each turn: you may download one personnel to here
}
card "A Third Trial" dilemma planet {
  stop 2 personnel in team at random unless CUNNING of those > 15
}
card "A Fourth Trial" event {
  plays to each player chooses one { draw 1; score 5 from this }
}

// expect: 6
// wish: say first when it is done; `at random`, `by opponent` for what cards print in parentheses; `host cannot move`
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  draw two cards at end of each turn
}
card "Another Trial" event {
  plays on ship
  host may not move
}
card "A Third Trial" dilemma planet {
  unless Honor: kill one personnel in team (random selection)
}
card "A Fourth Trial" dilemma planet {
  kill one personnel in team (opponent's choice)
}
card "A Fifth Trial" personnel {
  Klingon
  OFFICER
  5 / 5 / 5
  your other personnel present: STRENGTH +1
}
card "A Sixth Trial" interrupt {
  plays to destroy one event
}

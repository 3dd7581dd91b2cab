// expect: 5
// wish: the dilemma is out of play when it has been met, and the interrupt when it has been played; place it somewhere first
set trial "Trial" released 1994

card "A Trial Run" dilemma space planet {
  at end of each turn: kill one personnel in play
}
card "Another Trial Run" dilemma planet {
  to get past STRENGTH > 8
  personnel in play: STRENGTH -1
}
card "A Third Trial Run" interrupt {
  plays to draw 1
  at end of each turn: draw 1
}
card "A Fourth Trial Run" dilemma planet {
  damage attempting_ship as ship
}
card "A Fifth Trial Run" dilemma space planet {
  place this on attempted_mission
  at end of each turn: kill one personnel here
  unless Honor: stop attempting_ship if attempting_ship is something
}
card "A Sixth Trial Run" tribble { once every turn: you may stop one personnel in play at random }

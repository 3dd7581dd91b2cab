// expect: 2
// Nobody plays it.
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  plays only if some your ship in play
  stop one personnel in team
}

card "Another Trial" tactic {
  plays once per game
}

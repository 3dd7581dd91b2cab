// expect: 2
// wish: the dilemma is nowhere before `place this` puts it there: `location of it = attempted_mission`
set trial "Trial" released 1994

card "A Trial Run" dilemma planet {
  kill one personnel in team at random
  place this on one facility here
}
card "Another Trial Run" dilemma planet {
  stop one personnel here then place this on attempted_mission
}
card "A Third Trial Run" dilemma planet {
  place this on one facility where location of it = attempted_mission
  host: is quarantined
  at end of each turn: kill one personnel here
}

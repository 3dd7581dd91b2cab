// expect: 3
// wish: nobody faces anything at the end of a turn: there `team` is nobody
set trial "Trial" released 1994

card "A Trial Run" event {
  plays on table
  at end of each turn: kill one personnel in team
}
card "Another Trial Run" dilemma space planet {
  place this on attempted_mission
  at end of each turn: kill one personnel in team
}
card "A Third Trial Run" event {
  plays on table
  at start of each turn: stop attempting_ship as ship
}
card "A Fourth Trial Run" event {
  plays on table
  when dilemma is encountered: stop one personnel in team
}

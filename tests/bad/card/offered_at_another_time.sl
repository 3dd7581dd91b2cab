// expect: 2
// wish: nobody gives orders while a mission is attempted: `team` is nobody then
set trial "Trial" released 1994

card "A Trial Run" event {
  plays on table
  while some Honor personnel in team, once each turn: you may draw 1
}
card "Another Trial Run" personnel {
  Federation
  OFFICER
  5 / 5 / 5
  while this in team, once each turn: you may draw 1
}

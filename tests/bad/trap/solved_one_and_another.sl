// expect: 4
// wish: both were solved, both in this turn, and neither is this one
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  while you solved planet mission and space mission: each your ship: RANGE +1
}

card "A Second Trial" event {
  plays on table
  while you played event and interrupt this turn: each your ship: RANGE +1
}

card "A Third Trial" event {
  plays on table
  while opponent played interrupt and you played interrupt this turn: each your ship: RANGE +1
}

card "A Fourth Trial" mission planet {
  Federation
  span 3
  points 30
  requires OFFICER
  while you solved another mission: each your personnel here: STRENGTH +1
}

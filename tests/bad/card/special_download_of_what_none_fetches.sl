// expect: 2
// wish: a special download fetches no mission, and no artifact that it does not name
set trial "Trial" released 1994

card "Home Port" mission planet { Federation; span 2; points 30; requires OFFICER }
card "Sea Idol" artifact { used_as_equipment; your personnel present: CUNNING +1 }
card "Chain Shot" tactic { ATTACK 3; DEFENSE 2 }
card "Old Hand" personnel {
  Federation; OFFICER; 5 / 5 / 5
  special download "Home Port"
  special download one artifact
  special download "Sea Idol"
  special download "Chain Shot"
  special download one tactic
}

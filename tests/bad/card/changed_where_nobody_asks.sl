// expect: 2
// wish: it counts while it is used, and is not in play then
set trial "Trial" released 1994

card "A Trial" tactic {
  ATTACK 3; DEFENSE 2
  while some your ship is fighting: this: ATTACK +2
  while this in current_tactic of you and some your ship is fighting: this: DEFENSE +2
}
card "A Second Trial" event {
  plays on table
  your tactic: ATTACK +2
}

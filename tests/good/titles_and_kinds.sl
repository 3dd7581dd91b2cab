set trial "Trial" released 2026

titles "Spyglass", "Old Rope"

card "Ship's Chandler" event {
  plays on facility
  once per game: you may download one "Spyglass" equipment or event
  while some "Old Rope" equipment here: each your ship here: SHIELDS +1
  each your ship with RANGE < printed RANGE: WEAPONS +1
  when your personnel is killed by dilemma: draw 1
  your ships cannot be damaged by "Old Rope"
}
card "Night School" event {
  plays only if number of (x: personnel where x is your) > 2
  plays on table
  for free if some s: ship where s is your and s is docked
}
card "Rally" interrupt {
  plays to one your personnel in play: STRENGTH +2 until end of turn
}
card "Crossing" dilemma planet {
  to get past number of (x: personnel in team where x is unique) >= 2
}

// expect: 2
// wish: it counts while it is drawn, and is not in play then
set trial "Trial" released 1994

rule trial_edges cites trial "1" {
  field edge: number of tactic = 0
  noun edges_drawn (p: player) gives number means sum of edge of t over t: tactic in drawn_tactics of p
  when turn_ends (you: player) { draw 1 if edges_drawn(you) > 9 }
}
card "A Trial" tactic {
  ATTACK 3; DEFENSE 2
  while some your ship is fighting: this: edge +2
  while this in drawn_tactics of you and some your ship is fighting: this: edge +2
}
card "A Second Trial" event {
  plays on table
  your tactic: edge +2
}

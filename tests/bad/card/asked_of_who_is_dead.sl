// expect: 4
// wish: a state ends where he leaves play: `your stopped personnel is killed`.
set bad "Bad cards" released 2024

card "Late Question" event {
  plays on table
  when your personnel is killed: draw 1 if that personnel is stopped
  when your ship is destroyed: score range_used of that ship from this
  when your stopped personnel is killed: draw 1
  when your personnel is stopped: draw 1 if that personnel is mortally_wounded
  when your personnel is killed: score STRENGTH of that personnel from this
  before your personnel is killed: draw 1 if that personnel is stopped
}
card "Late Answer" interrupt {
  plays just after your stopped personnel is killed: draw 1
}
card "Later Answer" event {
  plays on table
  if your stopped personnel is just killed, once per game: you may draw 1
  if your stopped personnel is just stunned, once per game: you may draw 2
}

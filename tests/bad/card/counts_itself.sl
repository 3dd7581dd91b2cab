// expect: 5
// wish: the event that has just been played counts, so it is always so, or never; ask how often
set trial "Trial" released 1994

card "Second Wind" event {
  plays on table
  when opponent plays event, if opponent played event this turn: draw 1
}
card "First Wind" event {
  plays on table
  when you play event, if no event was played this turn: draw 1
}
card "Late Wind" event {
  plays on table
  when you play event: draw 1 if you played event this turn
}
card "Wake" event {
  plays on table
  when your personnel is killed, if personnel was killed this turn: draw 1
}
card "Fatigue" event {
  plays on table
  when personnel is stopped, if it was stopped this game: draw 1
}
card "Other Winds" event {
  plays on table
  when you play event, if opponent played event this turn: draw 1
  when you play personnel, if you played event this turn: draw 1
  when you play event, if number of times you played event this turn > 1: draw 1
  when you play event, if you played event last turn: draw 1
}

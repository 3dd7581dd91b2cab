// expect: 3
// wish: a card is always where it is, so somebody else is meant
set trial "Trial" released 1994

card "Bystander" personnel {
  Federation
  CIVILIAN
  5 / 5 / 5
  when you complete mission, if present: you may score 5 from this
}
card "Lookout" event {
  plays on mission
  while here: each your personnel: STRENGTH +1
}
card "Camp Follower" personnel {
  Federation
  CIVILIAN
  5 / 5 / 5
  if this is here, once each turn: you may draw 1
}

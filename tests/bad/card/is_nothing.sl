// expect: 5
// wish: an empty place is something
set trial "Trial" released 1994

card "Poor Hand" event {
  plays on table
  once each turn, if hand of you is nothing: you may draw 1
}

card "Full Hand" event {
  plays on table
  while hand of opponent is something: your personnel: CUNNING +1
}

card "No Ship" event {
  plays on table
  while your ship is nothing: your personnel: CUNNING +1
}

card "Nobody Along" event {
  plays on ship
  while crew_of(host as ship) is nothing: host: RANGE +1
}

card "No Team" dilemma planet {
  if team is nothing: draw 1
}

card "Good Hand" event {
  plays on table
  once each turn, if size(hand of you) = 0: you may draw 1
  while no your ship in play: your personnel: CUNNING +1
}

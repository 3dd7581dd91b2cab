// expect: 5
// wish: none of them is here, or one is elsewhere?
set trial "Trial" released 1994

card "A Trial" event {
  plays on mission
  while "A Second Trial" is not in play: each your ship here: RANGE +1
  while your ship is not here: each opponent's ship: RANGE +1
  while "A Second Trial" is not in discard_pile of you: each your ship here: SHIELDS +1
  while "A Second Trial" is in discard_pile of you: each your ship here: WEAPONS +1
  while no personnel is in hand of opponent: each your ship here: SHIELDS +2
}

card "A Second Trial" interrupt {
  plays to draw 1
}

set test "Test" released 2000
card "One" event {
  each your personnel present: STRENGTH +2
  each your Blue personnel present: INTEGRITY, CUNNING and STRENGTH +1 for each OFFICER aboard your ship
  host: STRENGTH = 3, (CUNNING +1 if some "Kes" present)
  your personnel or ship anywhere where [AU] in badges of it: gains [TNG]
  while aboard your ship, vessel of this: WEAPONS and SHIELDS +4
  while not you = turn_player, each OFFICER present: is stopped
  opponent cannot play event
  your personnel cannot be beamed to ship where it is cloaked
  every ship here cannot be destroyed
}
card "Two" personnel {
  points 5
  while with "Jack" and "Sarina", this: gains Honor x2 and Greed, loses Music
  when personnel is killed: draw 1
  just after Red personnel with Honor is killed: score points from this
  when personnel is about to be killed, if it is your, once each turn: you may discard this then stop it
  instead of your OFFICER is killed: you may relocate it to one your ship here
  before you stop personnel: stop each other personnel present
  when opponent plays event: you may nullify it
  when ship is destroyed, while this is OFFICER: discard this
  when turn_ends of opponent: you may draw 1
  at end of each turn: kill another personnel present by opponent
  once each turn: you may download one [TNG] personnel to one your ship here
  once per game, in place of use_play: you may draw 2 then discard one card in hand of you
  once each turn, at cost (discard one [AU] card in hand of you): you may choose one {
    one your personnel in play: STRENGTH +2 until end of turn
    host: RANGE +2, SHIELDS +1 until end of your next turn
    draw 1
  }
  you may nullify each "Transwarp Conduit" or examine one card in hand of opponent at random
  at start of every turn { if some x: ship where x is your { draw 1 } else { opponent draws 1 } }
}
card "Three" event {
  for free if some "Kes" in play and no ship here
  worth 2 * number of personnel here
  answers opponent plays event
  shares Honor, Greed and Music
}

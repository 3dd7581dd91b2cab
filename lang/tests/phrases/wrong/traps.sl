set test "Test" released 2000

// The siblings of `read/traps.sl`: what can be read in two ways, or does not say enough, is refused with a way out.

// R1: a second class for a spelling.
enum mood: merry, kill

// R2: heads joined by `and` would be one group.
card "R2" event {
  if some personnel and ship here, at start of every turn: you may draw 1
  if some ship here or aboard your ship, at start of every turn: you may draw 1
}

// R3: the ship has no Honor to ask of, and the personnel no RANGE; a role is filled twice.
card "R3" event {
  plays to kill one personnel aboard your ship with RANGE > 5
  plays to relocate one personnel to one ship to one outpost
}

// R4: two frames that begin alike.
frame at end of each turn: when turn_begins

// R5: `and` between effects; a condition that may be for both.
card "R5" event {
  plays to draw 1 and stop one personnel here
  plays to draw 1, stop one personnel here if some ship here
}

// R6: which binds tighter?
card "R6" event {
  plays to kill one personnel here with Honor and Music or Greed
}

// R7: is it each, or the sum?
card "R7" dilemma {
  unless INTEGRITY + CUNNING > 40: stop team
}

// R8: whose STRENGTH, and when?
card "R8" event {
  plays on ship
  STRENGTH +2
  draw 1
}

// R9: the first `where` reaches to the end.
card "R9" event {
  if some x: ship where x is your and some x: ship where x is docked, at start of every turn: you may draw 1
}

// R10: which of the two?
card "R10" event {
  plays to stop one personnel here, stop one leader personnel here then kill that personnel
  plays to kill that personnel
}

// R11: nothing is chosen.
card "R11" event {
  plays to stop each personnel here at random
  plays to stop each personnel here by opponent
}

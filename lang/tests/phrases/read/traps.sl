set test "Test" released 2000

// The traps of scope, and how each is read. `wrong/traps.sl` has their siblings that are refused.

// R1: a spelling has one class; a state may share its verb's participle, and where it stands tells which is meant.
card "R1" event {
  plays to stop one stopped personnel here
  when personnel is stopped: draw 1 if it is stopped
}

// R2: heads joined by `or` share quantifier, adjectives and posts.
card "R2" event {
  plays to kill one MEDICAL or SCIENCE personnel here with Honor
  plays to discard two Red personnel or ships here
}

// R3: a post belongs to the head of the selection, never to a noun inside a post; a free role of the verb comes first.
card "R3" event {
  plays to kill one personnel aboard your ship with Honor
  plays to kill one personnel aboard (your ship with RANGE > 5)
  plays to relocate one personnel on some ship to one outpost
}

// R4: the longest first words win.
card "R4" dilemma {
  to get past Honor x2
  unless Honor: stop team
  stop one personnel in team
}

// R5: `then` loosest, then the comma, then `or`; a condition behind one effect is that effect's alone.
card "R5" event {
  plays to draw 1, (stop one personnel here or destroy one ship here) then draw 2
  plays to stop one personnel here then (draw 1 if some ship here)
  plays to opponent may discard one card in hand of opponent then draw 1
}

// R6: `and` and `or` go on with the qualities if a quality follows, and need parentheses together.
card "R6" event {
  plays to kill one personnel here with (Honor and Music) or Greed
  plays to kill one personnel here with Honor and Music and no Greed
}

// R7: in a requirement `+`, `,` and `and` bind tighter than `OR`; sums stand in parentheses.
card "R7" dilemma {
  unless SECURITY + MEDICAL x2 OR (INTEGRITY + CUNNING) > 40 + Honor: stop team
}

// R8: a change has a subject, an effect a moment.
card "R8" event {
  plays on ship
  each your personnel present: STRENGTH +2, CUNNING -1
  at end of each turn: draw 1
}

// R9: `where` belongs to the head of its selection, and `it` is its member; inside, parentheses make a new one.
card "R9" event {
  plays to kill one personnel aboard (some ship where RANGE of it > 5) where STRENGTH of it > 2
  if (some x: ship where x is your) and some x: ship where x is docked, at start of every turn: you may draw 1
}

// R10: `that` is the one earlier selection of its kind.
card "R10" event {
  plays to stop one personnel here then kill that personnel
  when opponent plays event: nullify that event
}

// R11: what is chosen when it is played is a target; what is asked when it happens is not.
card "R11" event {
  plays to stop one personnel here then stop another personnel here
  plays to stop each personnel here
  plays to stop one personnel here at random then stop one ship here
}

set the_dominion "The Dominion" released 1999

card "Dominion PADD" equipment {
  property [DS9]
  users Dominion
  your personnel present: CUNNING +2
  cumulative
}

card "Jem'Hadar Birthing Chamber" equipment {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Jem'Hadar Disruptor" equipment {
  property [DS9]
  traits disruptor, hand_weapon
  users Dominion, Non-Aligned
  your personnel present: STRENGTH +2
  cumulative
}

card "Jem'Hadar Disruptor Rifle" equipment {
  property [DS9]
  traits disruptor, hand_weapon
  users Dominion, Non-Aligned
  your personnel present: STRENGTH +3
  your personnel present where not (it aboard some your ship): loses Diplomacy x1
  cumulative
}

card "Ketracel-White" equipment {
  countdown 3
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

set alternate_universe "Alternate Universe" released 1995

card "Frame of Mind" dilemma space planet {
  icons [AU]
  property [TNG]
  place this on one personnel in team at random
  host: mode becomes Non-Aligned, INTEGRITY = 3, CUNNING = 3, STRENGTH = 3
  cure with Empathy x3
}

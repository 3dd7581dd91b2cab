set the_next_generation "The Next Generation" released 2015

card "Cowboy Diplomacy" event {
  points 5
  property [TNG]
  free if yes
  plays only if some your [Fed] personnel with Diplomacy on (planet mission where it is seeded_by opponent)
  plays to score 5 from this
}

card "Heart of Glory" event {
  points 0
  property [TNG]
  unique
  plays on your Klingon personnel
  free if some "Korris" in play or some "Konmel" in play
  not encoded "5 points for each personnel whom this Klingon stuns or mortally wounds"
}

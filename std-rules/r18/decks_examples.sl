// Decks as they were in 2018, and as they are.

scenario "Six missions and thirty other cards in the seed deck" under r18
  cites r18 "deck-parts", "deck-six-missions", "deck-seed-contents", "deck-universal-missions" {
  given seed deck of one: "Cloaked Mission", "Impose Order", "Amnesty Talks", "Seize Freighter", "Botanical Research",
    another "Botanical Research"
  given seed deck of one: 30 "Archer"
  given draw deck of one: 30 "Losta"
  then deck of one is not refused
}

scenario "In 2024 that seed deck is refused" under r24 cites r24 "3.1-no-mission-site-in-seed", "3.1.1-six" {
  given seed deck of one: "Cloaked Mission", "Impose Order", "Amnesty Talks", "Seize Freighter", "Botanical Research",
    another "Botanical Research"
  given seed deck of one: 30 "Archer"
  given draw deck of one: 30 "Losta"
  then deck of one is refused because r24 "3.1"
  then deck of one is refused because r24 "3.1.1"
}

scenario "Five missions are too few, and thirty-one other seeds too many" under r18 cites r18 "deck-six-missions", "deck-parts" {
  given seed deck of one: "Cloaked Mission", "Impose Order", "Amnesty Talks", "Seize Freighter", "Botanical Research"
  then deck of one is refused because r18 "deck-six-missions"
  given seed deck of one: 30 "Archer"
  then deck of one is not refused because r18 "deck-parts"
  given seed deck of one: "Wind Dancer"
  then deck of one is refused because r18 "deck-parts"
}

scenario "Two missions of one seed deck are never at one location" under r18 cites r18 "deck-missions-different-location" {
  given seed deck of one: "Cloaked Mission", "Impose Order", "Amnesty Talks", "Seize Freighter", "Aftermath", "Aftermath II"
  given draw deck of one: 30 "Losta"
  then deck of one is refused because r18 "deck-missions-different-location", "deck-universal-missions"
}

scenario "The missions of the seed deck are laid out in their phase" under r18 cites r18 "mission-shuffle-draw" {
  given seed deck of one: "Acquire Surplus Ships"
  given seed deck of two: "Cloaked Mission" of two
  given draw deck of one: "Kromm"
  given draw deck of two: "Losta" of two
  given game()
  random picks one
  then decision of one offers "Acquire Surplus Ships"
  when one seeds "Acquire Surplus Ships" at the left
  when two seeds "Cloaked Mission" at the right
  then position("Acquire Surplus Ships") < position("Cloaked Mission")
}

scenario "Six sites lie beside thirty other seeds" under r18 cites r18 "deck-six-sites", "site-no-extra" {
  given seed deck of one: "Cloaked Mission", "Impose Order", "Amnesty Talks", "Seize Freighter", "Botanical Research",
    another "Botanical Research"
  given seed deck of one: 30 "Archer", 6 "Cargo Bay"
  given draw deck of one: 30 "Losta"
  then deck of one is not refused
}

scenario "A seventh site is too many" under r18 cites r18 "deck-six-sites", "site-no-extra" {
  given seed deck of one: 7 "Cargo Bay"
  then deck of one is refused because r18 "deck-six-sites"
}

scenario "Each deck is its own player's, and asked about by itself" under r18 cites r18 "game-own-deck" {
  given seed deck of one: "Cloaked Mission", "Impose Order", "Amnesty Talks", "Seize Freighter", "Botanical Research",
    another "Botanical Research"
  given seed deck of two: "Cloaked Mission" of two
  then deck of one is not refused because r18 "deck-six-missions"
  then deck of two is refused because r18 "deck-six-missions"
}

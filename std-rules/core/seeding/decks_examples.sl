// Decks, and what is wrong with them.

scenario "Six missions, up to thirty seeds, thirty cards and more" under r24
  cites r24 "3.0-sizes", "3.1.1-six", "2.1-exactly-six", "3.2-min-30", "3.1-piles-separate", "3.2-copies", "gl-deck", "g-deck" {
  given mission pile of one: "Cloaked Mission", "Impose Order", "Amnesty Talks", "Seize Freighter", "Acquire Surplus Ships",
    "Intercept Sleeper Ship"
  given seed deck of one: 30 "Archer"
  given draw deck of one: 30 "Losta"
  then deck of one is not refused
}

scenario "Five missions are too few" under r24 cites r24 "3.1.1-six", "2.1-exactly-six" {
  given mission pile of one: "Cloaked Mission", "Impose Order", "Amnesty Talks", "Seize Freighter", "Acquire Surplus Ships"
  given draw deck of one: 30 "Losta"
  then deck of one is refused because r24 "3.1.1"
}

scenario "Seven missions are too many" under r24 cites r24 "3.1.1-six", "2.1-exactly-six" {
  given mission pile of one: "Cloaked Mission", "Impose Order", "Amnesty Talks", "Seize Freighter", "Acquire Surplus Ships",
    "Intercept Sleeper Ship"
  given mission pile of one: "Botanical Research"
  given draw deck of one: 30 "Losta"
  then deck of one is refused because r24 "3.1.1"
}

scenario "A seed deck of thirty-one is too large" under r24 cites r24 "3.0-sizes", "3.1-copies" {
  given seed deck of one: 30 "Archer"
  then deck of one is not refused because r24 "3.1"
  given seed deck of one: "Wind Dancer"
  then deck of one is refused because r24 "3.1"
}

scenario "A draw deck of twenty-nine is too small" under r24 cites r24 "3.2-min-30" {
  given draw deck of one: 29 "Losta"
  then deck of one is refused because r24 "3.2"
}

scenario "A draw deck may be as large as one likes" under r24 cites r24 "3.2-min-30" {
  given draw deck of one: 90 "Losta"
  then deck of one is not refused because r24 "3.2"
}

scenario "Missions are in their own pile and nowhere else" under r24 cites r24 "3.1-no-mission-site-in-seed", "3.1-piles-separate" {
  given seed deck of one: "Cloaked Mission"
  then deck of one is refused because r24 "3.1"
  given put "Cloaked Mission" into draw_deck of one
  then deck of one is not refused because r24 "3.1"
  then deck of one is refused because r24 "3.1.1"
}

scenario "Nothing but missions is in their pile" under r24 cites r24 "3.1.1-six" {
  given mission pile of one: "Cloaked Mission", "Impose Order", "Amnesty Talks", "Seize Freighter", "Acquire Surplus Ships"
  given put "Archer" into mission_pile of one
  then deck of one is refused because r24 "3.1.1"
}

scenario "Two missions of one deck are never at one location" under r24 cites r24 "3.1.1-distinct-locations" {
  given mission pile of one: "Cloaked Mission", "Impose Order", "Amnesty Talks", "Seize Freighter", "Aftermath", "Aftermath II"
  given draw deck of one: 30 "Losta"
  then deck of one is refused because r24 "3.1.1"
}

scenario "Neither are two copies of one that is not universal" under r24 cites r24 "3.1.1-distinct-locations" {
  given mission pile of one: "Cloaked Mission", "Impose Order", "Amnesty Talks", another "Amnesty Talks", "Aftermath", "Seize Freighter"
  given draw deck of one: 30 "Losta"
  then deck of one is refused because r24 "3.1.1"
}

scenario "Copies of a universal mission are different locations" under r24 cites r24 "3.1.1-distinct-locations" {
  given mission pile of one: "Cloaked Mission", "Impose Order", "Botanical Research", another "Botanical Research", "Aftermath",
    "Seize Freighter"
  given draw deck of one: 30 "Losta"
  then deck of one is not refused
}

scenario "Who plays Borg stocks no others" under r24 cites r24 "gl-borg-deck", "gl-bo-icon" {
  given draw deck of one: "Losta"
  given put "Thirteen of Nineteen" into out_of_play of one
  then deck of one is not refused because r24 "gl Borg"
  given seed deck of one: "Thirteen of Nineteen"
  then deck of one is refused because r24 "gl Borg"
}

scenario "Each deck is its own player's" under r24 cites r24 "1.1-own-deck" {
  given draw deck of one: 30 "Losta"
  given draw deck of two: 29 "Lopez" of two
  then deck of one is not refused because r24 "3.2"
  then deck of two is refused because r24 "3.2"
}

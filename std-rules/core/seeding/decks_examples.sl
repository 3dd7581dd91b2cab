// Decks, and what is wrong with them.

scenario "Six missions, up to thirty seeds, thirty cards and more" under r24, r18 cites r24 "3.0-sizes", "3.1.1-six", "2.1-exactly-six",
  "3.2-min-30", "3.1-piles-separate", "3.2-copies" cites r18 "deck-copies-unlimited" {
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

scenario "A draw deck of twenty-nine is too small" under r24 cites r24 "3.2-min-30", "3.0-sizes" {
  given draw deck of one: 29 "Losta"
  then deck of one is refused because r24 "3.2"
}

scenario "Thirty seeds may be one card thirty times, and missions lie beside them" under r24 cites r24 "3.1-piles-separate" {
  given seed deck of one: 30 "Archer"
  given mission pile of one: "Cloaked Mission"
  then deck of one is not refused because r24 "3.1"
  given put "Cloaked Mission" into seed_deck of one
  given discard "Archer"
  then deck of one is refused because r24 "3.1"
}

scenario "Sites are no seed cards" under r24 cites r24 "3.1-no-mission-site-in-seed" {
  given seed deck of one: "Guest Quarters"
  then deck of one is refused because r24 "3.1"
  given put "Guest Quarters" into draw_deck of one
  then deck of one is not refused because r24 "3.1"
}

scenario "Tactics, troubles and what has the Q icon are in no draw deck" under r24, r18
  cites r24 "3.2-excluded", "2.13-side-deck-only", "2.14-side-deck-only", "2.15-side-deck-only" cites r18 "sb-tactics-optional",
  "types-side-deck-lost" {
  given draw deck of one: 30 "Losta"
  then deck of one is not refused because r24 "3.2"
  given draw deck of one: "Phaser Banks"
  then deck of one is refused because r24 "2.13", "3.2"
  given put "Phaser Banks" into battle_bridge of one
  given draw deck of one: "... on the Station"
  then deck of one is refused because r24 "2.14", "3.2"
  given put "... on the Station" into out_of_play of one
  given seed deck of one: "Go Back Whence Thou Camest"
  then deck of one is refused because r24 "2.15", "3.2"
}

scenario "A draw deck may be as large as one likes" under r24, r18 cites r24 "3.2-min-30", "3.2-copies" cites r18 "deck-copies-unlimited" {
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

scenario "Two missions of one deck are never at one location" under r24 cites r24 "gl-corresponds", "3.1.1-distinct-locations" {
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

scenario "Who plays Borg stocks no others" under r24 cites r24 "icon-bo", "gl-borg-deck", "gl-bo-icon", "gl-bo-cards" {
  given draw deck of one: "Losta"
  given put "Thirteen of Nineteen" into out_of_play of one
  then deck of one is not refused because r24 "gl-borg-deck"
  given seed deck of one: "Thirteen of Nineteen"
  then deck of one is refused because r24 "gl-borg-deck"
  given put "Thirteen of Nineteen" into out_of_play of one
  then deck of one is not refused because r24 "gl-borg-deck"
  given seed deck of one: "The Ultimate User"
  then deck of one is refused because r24 "gl-borg-deck"
}

scenario "Each deck is its own player's" under r24 cites r24 "1.1-own-deck" {
  given draw deck of one: 30 "Losta"
  given draw deck of two: 29 "Lopez" of two
  then deck of one is not refused because r24 "3.2"
  then deck of two is refused because r24 "3.2"
}

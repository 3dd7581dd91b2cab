// Decks of 1998.

scenario "Thirty seed cards are six missions, an outpost and twenty-three others" under cr98
  cites cr98 "outposts-count", "missions-six-borg" {
  given seed deck of one: "Cloaked Mission", "Impose Order", "Amnesty Talks", "Seize Freighter", "Botanical Research",
    another "Botanical Research"
  given seed deck of one: "Klingon Outpost", 23 "Archer"
  given draw deck of one: 30 "Losta"
  then deck of one is not refused
}

scenario "With a second outpost they are thirty-one, and too many" under cr98 cites cr98 "outposts-count" {
  given seed deck of one: "Cloaked Mission", "Impose Order", "Amnesty Talks", "Seize Freighter", "Botanical Research",
    another "Botanical Research"
  given seed deck of one: "Klingon Outpost", "Federation Outpost", 23 "Archer"
  given draw deck of one: 30 "Losta"
  then deck of one is refused because cr98 "outposts-count"
}

scenario "In 2018 the missions took no room among the thirty" under r18 cites r18 "deck-parts" {
  given seed deck of one: "Cloaked Mission", "Impose Order", "Amnesty Talks", "Seize Freighter", "Botanical Research",
    another "Botanical Research"
  given seed deck of one: "Klingon Outpost", 24 "Archer"
  given draw deck of one: 30 "Losta"
  then deck of one is not refused
}

scenario "A deck of Borg has six missions too" under cr98 cites cr98 "missions-six-borg" {
  given seed deck of one: "Cloaked Mission", "Impose Order", "Amnesty Talks", "Seize Freighter", "Botanical Research"
  given seed deck of one: "Borg Outpost", "Borg Servo"
  given draw deck of one: 30 "Four of Eleven"
  then deck of one is refused because cr98 "missions-six-borg"
  given seed deck of one: another "Botanical Research"
  then deck of one is not refused
}

scenario "A deck without an outpost is a deck" under cr98 cites cr98 "outposts-no-minimum" {
  given seed deck of one: "Cloaked Mission", "Impose Order", "Amnesty Talks", "Seize Freighter", "Botanical Research",
    another "Botanical Research"
  given seed deck of one: 24 "Archer"
  given draw deck of one: 30 "Losta"
  then deck of one is not refused
}

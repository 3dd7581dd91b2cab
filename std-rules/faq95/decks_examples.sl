// Decks of 1995, and of today.

scenario "Missions and seeds together are thirty at most, and never more than what is drawn" under faq95 cites faq95 "3.3-cryo-count" {
  given mission pile of one: "Cloaked Mission", "Impose Order", "Amnesty Talks", "Seize Freighter", "Acquire Surplus Ships",
    "Intercept Sleeper Ship"
  given seed deck of one: 24 "Archer"
  given draw deck of one: 30 "Losta"
  then deck of one is not refused
}

scenario "One seed more is one too many" under faq95 cites faq95 "3.3-cryo-count" {
  given mission pile of one: "Cloaked Mission", "Impose Order", "Amnesty Talks", "Seize Freighter", "Acquire Surplus Ships",
    "Intercept Sleeper Ship"
  given seed deck of one: 25 "Archer"
  given draw deck of one: 30 "Losta"
  then deck of one is refused because faq95 "3.3-cryo-count"
}

scenario "Today thirty lie beside the missions" under r24 cites r24 "3.0-sizes" {
  given mission pile of one: "Cloaked Mission", "Impose Order", "Amnesty Talks", "Seize Freighter", "Acquire Surplus Ships",
    "Intercept Sleeper Ship"
  given seed deck of one: 30 "Archer"
  given draw deck of one: 30 "Losta"
  then deck of one is not refused
}

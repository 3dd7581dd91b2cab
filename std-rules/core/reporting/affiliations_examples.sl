// Cards with several affiliations, as the rulebook shows them.

scenario "A mission takes no side: its affiliations are of those who may attempt it" under r24
  cites r24 "6.3.3-switch" {
  given mission of one: "Botanical Research"
  given hand of one: "Lower Decks"
  given draw deck of one: "Losta"
  given next_turn one
  given turn_of(one)
  then decision of one offers exactly "Lower Decks"
}

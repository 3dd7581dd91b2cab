// Cards with several affiliations, as the rulebook shows them.

scenario "A mission takes no side: its affiliations are of those who may attempt it" under r24
  cites r24 "6.3.3-switch" {
  given mission of one: "Botanical Research"
  given hand of one: "Lower Decks"
  given draw deck of one: "Losta"
  given whole turn of one
  then decision of one offers exactly "Lower Decks"
}

scenario "Who became Non-Aligned has no other side to turn to" under r24
  cites r24 "gl-becomes", "6.3.3-switch" {
  given mission of one: "Salvage Borg Ship"
  given away team of one on "Salvage Borg Ship": "Tallera"
  given "Frame of Mind" of two on "Tallera"
  then mode of "Tallera" = Non-Aligned
  when one turns "Tallera" to Federation
  then mode of "Tallera" = Non-Aligned
}

// The same cards, read in 2024 and in 1995.

scenario "Five, two more, one less, twice: twelve" under r24, r18 cites r24 "12.11-sam-order" cites r18 "atm" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Seth Mendoza", "Starfleet Type II Phaser", "Varon-T Disruptor"
  given "Seth Mendoza": STRENGTH -1 until end of turn
  then STRENGTH of "Seth Mendoza" = 12
}

scenario "Five, two more, twice, one less: thirteen" under faq95 cites faq95 "1.5-multipliers" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Seth Mendoza", "Starfleet Type II Phaser", "Varon-T Disruptor"
  given "Seth Mendoza": STRENGTH -1 until end of turn
  then STRENGTH of "Seth Mendoza" = 13
}

scenario "What is set counts as printed" under faq95 cites faq95 "1.5-set-first" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kromm", "Klingon Disruptor", "Varon-T Disruptor"
  given "Frame of Mind" of two on "Kromm"
  then STRENGTH of "Kromm" = 10
  given "Kromm": STRENGTH -2 until end of turn
  then STRENGTH of "Kromm" = 8
}

scenario "A ship damaged to five loses two from the five" under faq95 cites faq95 "1.5-set-first" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. K'Vort"
  given "I.K.S. K'Vort": RANGE = 5 until end of turn
  given "I.K.S. K'Vort": RANGE -2 until end of turn
  then RANGE of "I.K.S. K'Vort" = 3
}

scenario "Two disruptors of the kind that says so, and one total for two of the other" under faq95 cites faq95 "1.1-cumulative",
  "1.1-cumulative-default" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies", "Starfleet Type II Phaser", another "Starfleet Type II Phaser"
  given away team of one on "Botanical Research": "Varon-T Disruptor", another "Varon-T Disruptor"
  then STRENGTH of "Davies" = 20
}

scenario "A dash goes on with a name in 2024" under r24, r18 cites r24 "12.10-colon" cites r18 "colon-def", "colon-group" {
  given hand of one: "Tasha Yar - Alternate", "Kevin Uxbridge: Convergence"
  then covers("Tasha Yar", "Tasha Yar - Alternate"), covers("Kevin Uxbridge", "Kevin Uxbridge: Convergence")
}

scenario "In 1995 only a colon does" under faq95 cites faq95 "1.3-colon", "1.3-hyphen" {
  given hand of one: "Tasha Yar - Alternate", "Kevin Uxbridge: Convergence"
  then not covers("Tasha Yar", "Tasha Yar - Alternate"), covers("Kevin Uxbridge", "Kevin Uxbridge: Convergence")
}

scenario "Convergence counts as Kevin Uxbridge then as now" under faq95 cites faq95 "1.3-colon" {
  given mission of one: "Cloaked Mission"
  given hand of one: "Kevin Uxbridge: Convergence"
  given "Calamarain" of two on "Cloaked Mission"
  when one plays "Kevin Uxbridge: Convergence"
  then "Calamarain" is not discarded
}

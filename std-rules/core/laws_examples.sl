// How changes add up, what copies are, what a title names: the worked examples.

scenario "Nothing falls below zero" under r24, r18 cites r24 "gl-artificial-intelligence", "g-equinox-doctor", "gl-attribute-floor"
  cites r18 "undef-zero" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kromm"
  given "Kromm": STRENGTH -12 until end of turn
  then STRENGTH of "Kromm" = 0
  given away team of one on "Cloaked Mission": "The Artificial Intelligence"
  given "The Artificial Intelligence": STRENGTH +5 until end of turn
  then STRENGTH of "The Artificial Intelligence" is nothing
  given away team of one on "Cloaked Mission": "Equinox Doctor"
  given "Equinox Doctor": INTEGRITY +5 until end of turn
  then INTEGRITY of "Equinox Doctor" is nothing
}

scenario "Changes do not reach cards in hand" under r24 cites r24 "gl-attribute-modifiers" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Klingon Disruptor", "Kromm"
  given hand of one: "Konmel" version "The Next Generation"
  then STRENGTH of "Konmel" = 8, STRENGTH of "Kromm" = 10
}

scenario "A title names those that go on with a colon or a dash, and not the other way" under r24, r18
  cites r24 "g-countermanda", "gl-tactical-cube", "g-engage-shuttle-operations-dominion-colon", "12.10-exact-title", "12.10-colon",
  "12.10-colon-one-way"
  cites r18 "colon-def", "colon-exact", "colon-group", "colon-specific" {
  given hand of one: "Kevin Uxbridge: Convergence", "Tasha Yar - Alternate", "Data Has Some Issues"
  then covers("Kevin Uxbridge", "Kevin Uxbridge: Convergence"), covers("Tasha Yar", "Tasha Yar - Alternate")
  then not covers("Data", "Data Has Some Issues"), not covers("Kevin Uxbridge", "Tasha Yar - Alternate")
  given hand of one: "Engage Shuttle Operations: Dominion"
  then covers("Engage Shuttle Operations", "Engage Shuttle Operations: Dominion")
  given hand of one: "Countermanda", "Borg Tactical Cube"
  then not covers("Amanda Rogers", "Countermanda")
  then "Borg Tactical Cube" is cube, not covers("Borg Cube", "Borg Tactical Cube")
}

scenario "A whole title names itself alone" under r24, r18 cites r24 "12.10-colon-one-way" cites r18 "colon-specific" {
  given hand of one: "Kevin Uxbridge"
  then not covers("Kevin Uxbridge: Convergence", "Kevin Uxbridge")
}

scenario "Any K'Ehleyr is she under whatever title" under r24, r18 cites r24 "gl-any" cites r18 "persona-any-characteristic" {
  given hand of one: "Commander K'Ehleyr"
  then covers(any "K'Ehleyr", "Commander K'Ehleyr")
}

scenario "What is a copy, and what is different" under r24, r18 cites r24 "12.7-copy", "12.7-different", "g-different-missions"
  cites r18 "different-def" {
  given mission of one: "Botanical Research"
  given mission of two: "Botanical Research" of two
  given hand of one: "Koral" version "The Next Generation", another "Koral" version "The Next Generation",
    "Jean-Luc Picard" version "Chain of Command", "Konmel" version "The Next Generation"
  given hand of two: "Davies" of two
  then "Koral" copies another "Koral", not ("Koral" is different_from another "Koral")
  then "Konmel" is different_from "Davies", "Botanical Research" is different_from another "Botanical Research"
}

scenario "Two versions of one person are not copies, and not different" under r24, r18 cites r24 "12.7-different", "gl-copy"
  cites r18 "different-def" {
  given hand of one: "Jean-Luc Picard" version "Chain of Command"
  given hand of two: "Jean-Luc Picard" version "The Next Generation" of two
  then not ("Jean-Luc Picard" version "Chain of Command" copies another "Jean-Luc Picard" version "The Next Generation")
  then not ("Jean-Luc Picard" version "Chain of Command" is different_from another "Jean-Luc Picard" version "The Next Generation")
}

scenario "The bare name is another card's" under r24, r18 cites r24 "gl-any-without", "12.10-exact-title" cites r18 "colon-def",
  "colon-exact" {
  given hand of one: "Tasha Yar - Alternate", "Thirteen of Nineteen", "Captain Worf"
  then not covers("Worf", "Captain Worf"), covers(any "Worf", "Captain Worf")
}

scenario "A name without `any` is the whole title, and with it a part" under r24, r18 cites r24 "gl-any", "gl-any-without"
  cites r18 "persona-any-characteristic" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Captain Worf", "Varon-T Disruptor", "Klingon Disruptor"
  then not covers("Worf", "Captain Worf"), covers_any("Worf", "Captain Worf")
  then "Varon-T Disruptor" is disruptor, "Klingon Disruptor" is disruptor
}

scenario "Copies have one title and one text" under r24 cites r24 "g-doppelganger-duplicate", "g-duplicate", "12.7-copy" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies", another "Davies", "Jean-Luc Picard" version "Chain of Command"
  given away team of two on "Botanical Research": "Jean-Luc Picard" version "The Next Generation" of two
  then "Davies" copies another "Davies"
  then not ("Jean-Luc Picard" copies "Jean-Luc Picard" version "The Next Generation"),
    "Jean-Luc Picard" != "Jean-Luc Picard" version "The Next Generation"
}

scenario "Whom somebody's lore names he is not" under r24, r18 cites r24 "gl-any", "6.3.1-bold-names-title"
  cites r18 "persona-any-characteristic", "persona-id-bold-one" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Natima Lang", "Ari", "Captain Worf"
  given hand of one: "Colonel Kira", "Worf"
  then not covers_any("Quark", "Natima Lang")
  then "Colonel Kira" is may_enter, not ("Worf" is may_enter)
}

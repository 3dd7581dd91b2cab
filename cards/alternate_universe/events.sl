set alternate_universe "Alternate Universe" released 1995

card "Lower Decks" event {
  traits captains_order
  plays on table
  your universal personnel where it has no [Holo]: INTEGRITY +2, CUNNING +2, STRENGTH +2
}

scenario "Lower Decks lifts your universal personnel, and nobody else" under r24 cites r24 "12.11" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kromm", "Konmel"
  given away team of two on "Cloaked Mission": "Losta" of two
  given table of one: "Lower Decks", another "Lower Decks"
  then INTEGRITY of "Kromm" = 7, CUNNING of "Kromm" = 8, STRENGTH of "Kromm" = 10
  then STRENGTH of "Konmel" = 8, STRENGTH of "Losta" = 7
}

scenario "Lower Decks is the card play of the turn" under r24 cites r24 "6.2" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kromm"
  given hand of one: "Lower Decks"
  given plays_left of one = 1
  when one plays "Lower Decks"
  then "Lower Decks" in table of one, plays_left of one = 0, STRENGTH of "Kromm" = 10
}

// A card that is played is out of its player's hand: it does not pay for itself with itself.

set hard "Hard cases" released 2026

card "Swap" interrupt { plays to discard one card in hand of you then draw 2 }
card "Slow Swap" event { plays to discard one card in hand of you then draw 2 }
card "Clean Slate" event { plays to discard each card in hand of you then draw 2 }
card "Second Swap" interrupt { plays just after your personnel is killed: place_beneath one card in hand of you then draw 2 }
card "Standing Swap" event { plays on table; once each turn: you may discard one event in play then draw 1 }

scenario "With no other card in hand it is not played" under r24 cites r24 "gl actions - sequence of steps" {
  given mission of one: "Harbour"
  given hand of one: "Swap"
  given draw deck of one: "Witness", "Mate"
  when one plays "Swap"
  then refused
}
scenario "It is none of those to choose from" under r24 cites r24 "gl actions - sequence of steps" {
  given mission of one: "Harbour"
  given hand of one: "Swap", "Skipper", "Fair Price"
  given draw deck of one: "Witness", "Mate"
  when one plays "Swap"
  then decision of one offers exactly "Skipper", "Fair Price"
}
scenario "Nor does an event pay with itself" under r24 cites r24 "gl actions - sequence of steps" {
  given mission of one: "Harbour"
  given hand of one: "Slow Swap"
  given turn of one
  given draw deck of one: "Witness", "Mate"
  when one plays "Slow Swap"
  then refused
}
scenario "Each card in hand is each of the others" under r24 cites r24 "gl actions - sequence of steps" {
  given mission of one: "Harbour"
  given hand of one: "Clean Slate", "Skipper"
  given turn of one
  given draw deck of one: "Witness", "Mate"
  when one plays "Clean Slate"
  then "Skipper" in discard_pile of one, "Clean Slate" in discard_pile of one, size(hand of one) = 2
}
scenario "Nor what follows upon something" under r24 cites r24 "gl actions - sequence of steps" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Skipper"
  given hand of one: "Second Swap"
  given draw deck of one: "Witness", "Mate"
  given kill "Skipper"
  when one plays "Second Swap"
  then refused
}
scenario "What lies on the table may choose itself" under r24 cites r24 "12.4" {
  given mission of one: "Harbour"
  given table of one: "Standing Swap"
  given draw deck of one: "Witness"
  given turn of one
  when one uses "Standing Swap"
  then "Standing Swap" is discarded, "Witness" in hand of one
}

// Two ways to play it, which a scenario chooses by what they do or by their number.
card "Twice Told" event {
  points 5
  plays to draw 1
  plays to score 5 from this
}

scenario "A way to play a card is chosen by what it does" under r24 cites r24 "6.2" {
  given hand of one: "Twice Told"
  given draw deck of one: "Lower Decks"
  given turn of one
  when one plays "Twice Told"
  one chooses "score 5"
  then points of one = 5, "Lower Decks" in draw_deck of one
}

scenario "A way to play a card is chosen by its number" under r24 cites r24 "6.2" {
  given hand of one: "Twice Told"
  given draw deck of one: "Lower Decks"
  given turn of one
  when one plays "Twice Told" for its effect
  one chooses way 1
  then points of one = 0, "Lower Decks" in hand of one
}

// The end of the game in 1995, and today.

scenario "The game is over the instant a draw deck is empty" under faq95 cites faq95 "1.5-deck-out" {
  given points of two = 10
  given draw deck of one: "Losta"
  given draw deck of two: "Kromm" of two
  given one draws 1
  then two wins
}

scenario "Today it goes on, until both are" under r24 cites r18 "win-empty-decks" {
  given points of two = 10
  given draw deck of one: "Losta"
  given draw deck of two: "Kromm" of two
  given one draws 1
  given two draws 1
  then "Losta" in hand of one, "Kromm" in hand of two
}

scenario "A hundred points win, wherever they are from" under faq95 cites faq95 "3.3-flute" {
  given mission of one: "Amnesty Talks"
  given points of one = 60
  given one scores 39 from "Amnesty Talks"
  then not (one is victorious)
  given one scores 1 from "Amnesty Talks"
  then one wins
}

scenario "Whoever has ten points less than none needs a hundred and ten more" under faq95 cites faq95 "1.5-negative-points" {
  given mission of one: "Amnesty Talks"
  given one loses_points 10
  then points of one = -10
  given one scores 109 from "Amnesty Talks"
  then not (one is victorious)
  given one scores 1 from "Amnesty Talks"
  then one wins
}

scenario "Today a hundred points alone do not" under r24 cites r24 "2.1-win-summary" {
  given mission of one: "Amnesty Talks"
  given points of one = 60
  given one scores 40 from "Amnesty Talks"
  then not (one is victorious)
}

scenario "Without a card to draw a turn ends once all is done that ends it" under r24, faq95
  cites r24 "8.0-announce" cites faq95 "1.1-no-draw", "1.1-end-of-turn" {
  given table of two: "Static Warp Bubble" of two
  given hand of one: "Davies", "Martin"
  given whole turn of one
  one chooses "Martin"
  then "Martin" in discard_pile of one, "Davies" in hand of one
}

scenario "What is due at the end of a turn its player does in any order" under r24, faq95
  cites r24 "8.0" cites faq95 "1.1-turn-simultaneous" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  given ship of one at "Amnesty Talks": "I.K.S. K'Vort"
  given "Auto-Destruct Sequence" of one on "U.S.S. Oberth"
  given "Warp Core Breach" of two on "I.K.S. K'Vort"
  given whole turn of one
  one passes
  then decision of one offers "Warp Core Breach", "Auto-Destruct Sequence"
  one chooses "Warp Core Breach"
  then "I.K.S. K'Vort" is destroyed, "I.K.S. K'Vort" is not damaged
}

scenario "Between two flights of a ship the other player may act" under r24, faq95
  cites r24 "gl-opponents-turn-actions" cites faq95 "1.2-action-move", "1.2-time-to-respond" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given mission of one: "Investigate Destruction"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Lopez"
  given hand of two: "Life-form Scan" of two
  given whole turn of one at stage orders
  two passes
  when one flies "U.S.S. Oberth" to "Seize Freighter"
  then decision of two offers "Life-form Scan"
}

// How often: once each turn, once a game, every turn and each turn.

scenario "Once each turn, however many copies there are" under r24, r18
  cites r24 "g-cumulative-ex-once", "12.8-other-frequencies", "g-cumulative-once-turn", "gl-cum-once-per-turn"
  cites r18 "opt" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given table of one: "Continuing Mission", another "Continuing Mission"
  given hand of one: "Davies"
  given draw deck of one: "Martin", "Lopez", "Barron"
  given turn of one
  when one reports "Davies" to "Federation Outpost"
  one accepts
  then size(hand of one) = 1, size(draw_deck of one) = 2
}

scenario "A turn ends with a card from the draw deck, after all that ends it" under r24, r18, faq95 cites r24 "8.3-draw", "8.0-draw-last",
  "5.0-three-parts" cites r18 "draw-from-deck", "eot-announce", "draw-mandatory", "play-turn-three-actions" cites faq95 "1.1-end-of-turn" {
  given draw deck of one: "Davies", "Martin"
  given whole turn of one
  then "Davies" in hand of one, size(draw_deck of one) = 1
}

scenario "Without a card to draw the turn is simply over" under r24, r18, faq95 cites r24 "8.3-cannot" cites r18 "draw-mandatory",
  "draw-none" cites faq95 "1.1-no-draw" {
  given draw deck of two: "Kromm" of two
  given whole turn of one
  then size(hand of one) = 0, not (one is victorious)
}

scenario "What is done once each turn is not done in the other player's" under r24, r18, faq95 cites r24 "12.2-each-turn"
  cites r18 "turn-each-def" cites faq95 "1.1-turn-each" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given "Equipment Replicator" on "Federation Outpost"
  given crew of one on "Federation Outpost": "Lopez"
  given table of one: "Continuing Mission"
  given draw deck of one: "Davies", "Federation PADD", "Martin"
  given turn of two
  given one draws 1
  then "Davies" in hand of one
  given turn of one
  given one draws 1
  one accepts
  one chooses "download it into play"
  then "Federation PADD" in interior of "Federation Outpost"
}

scenario "Nor before the first turn" under r24, r18 cites r24 "12.2-each-turn" cites r18 "turn-each-def" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given "Equipment Replicator" on "Federation Outpost"
  given crew of one on "Federation Outpost": "Lopez"
  given table of one: "Continuing Mission"
  given draw deck of one: "Davies", "Federation PADD"
  given seed deck of one: "Attention All Hands"
  given facility_phase(one)
  when one seeds "Attention All Hands"
  given one draws 1
  then "Davies" in hand of one
}

// Draws: each card is a draw of its own, and who does either of two things says which.

set hard_draws "Draws" released 2026

card "Envious Host" event {
  plays on table
  when opponent draws: you may draw 1
}

card "Sticky Deck" event {
  plays on table
  instead of opponent draws: you draw 1
}

card "Endless Thirst" event {
  plays on table
  when you draw, if size(draw_deck of you) > 0: draw 1
}

card "Hard Bargain" event {
  plays to opponent may discard one card in hand of opponent or lose_points 5
}

card "Harder Bargain" event {
  plays to (opponent discards one card in hand of opponent or opponent loses_points 5)
}

scenario "Each of three cards drawn is heard" under r24 cites r24 "gl card draw" {
  given table of one: "Envious Host"
  given draw deck of one: "Davies", "Martin", "Lopez", "Barron"
  given draw deck of two: "Kromm" of two, "Kurak" of two, "Losta" of two
  given hand of one: "Kivas Fajo - Collector"
  given plays_left of one = 1
  when one plays "Kivas Fajo - Collector"
  one chooses way 2
  one accepts
  one accepts
  one accepts
  then size(hand of one) = 3
}

scenario "Each of three draws is taken over" under r24 cites r24 "gl card draw" {
  given table of one: "Sticky Deck"
  given draw deck of one: "Davies", "Martin", "Lopez", "Barron"
  given draw deck of two: "Kromm" of two, "Kurak" of two, "Losta" of two
  given hand of one: "Kivas Fajo - Collector"
  given plays_left of one = 1
  when one plays "Kivas Fajo - Collector"
  one chooses way 2
  then size(hand of two) = 0, size(hand of one) = 3
}

scenario "From an empty deck nothing is drawn, so nobody hears of it" under r24 cites r24 "8.3" {
  given table of one: "Envious Host"
  given draw deck of one: "Davies"
  given hand of one: "Kivas Fajo - Collector"
  given plays_left of one = 1
  when one plays "Kivas Fajo - Collector"
  one chooses way 2
  then size(hand of one) = 0
}

scenario "Who draws a card whenever he draws has the whole deck in the end" under r24 cites r24 "8.3" {
  given table of one: "Endless Thirst"
  given draw deck of one: "Barron", "Martin", "Davies"
  given hand of one: "Kivas Fajo - Collector"
  given plays_left of one = 1
  when one plays "Kivas Fajo - Collector"
  one chooses way 1
  then size(hand of one) = 3
}

scenario "He who may do either says which" under r24 cites r24 "12.2" {
  given hand of one: "Hard Bargain"
  given hand of two: "Kurak" of two
  given plays_left of one = 1
  when one plays "Hard Bargain"
  two accepts
  two chooses way 2
  then points of two = -5
}

scenario "He who does either says which" under r24 cites r24 "12.2" {
  given hand of one: "Harder Bargain"
  given hand of two: "Kurak" of two
  given plays_left of one = 1
  when one plays "Harder Bargain"
  two chooses way 2
  then points of two = -5
}

// What is played as an interrupt is one for whatever nullifies interrupts.
card "Foresight Relic" artifact {
  used_as_interrupt
  plays to draw 2
}

scenario "An artifact that is used as an interrupt is played as one, beside the card play of the turn" under r24 cites r24 "gl artifact" {
  given hand of one: "Foresight Relic"
  given draw deck of one: "Davies", "Martin"
  given plays_left of one = 1
  when one plays "Foresight Relic"
  then size(hand of one) = 2, plays_left of one = 1, "Foresight Relic" in discard_pile of one
}

scenario "Amanda Rogers nullifies it" under r24 cites r24 "6.5.1" {
  given hand of one: "Foresight Relic"
  given hand of two: "Amanda Rogers" of two
  given draw deck of one: "Davies", "Martin"
  when one plays "Foresight Relic"
  when two responds with "Amanda Rogers"
  then "Foresight Relic" is nullified, size(hand of one) = 0
}

// Text that works where its card is not in play: where it says so, and nowhere else.

set hard "Hard cases" released 2026

card "Restless Ghost" personnel {
  Non-Aligned
  CIVILIAN
  5 / 5 / 5
  while this in discard_pile of you: each your OFFICER personnel: STRENGTH +1
}

card "Late Avenger" personnel {
  Non-Aligned
  CIVILIAN
  5 / 5 / 5
  when your personnel is killed, if this in hand of you: draw 1
}

card "Old Debt" personnel {
  Non-Aligned
  CIVILIAN
  5 / 5 / 5
  while this in discard_pile of you, once each turn: you may draw 1
}

card "Two Homes" personnel {
  Non-Aligned
  CIVILIAN
  5 / 5 / 5
  while this in discard_pile of you or STRENGTH of this > 1: "Mate": STRENGTH +1
}

scenario "A change from the discard pile" under r24 cites r24 "12.4" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Skipper", "Restless Ghost"
  then STRENGTH of "Skipper" = 6
  given kill "Restless Ghost"
  then STRENGTH of "Skipper" = 7 because add 1 "Restless Ghost"
  given hand of one: "Restless Ghost"
  then STRENGTH of "Skipper" = 6
}

scenario "A text that waits in hand, and in play no longer waits" under r24 cites r24 "12.4" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Skipper", "Mate"
  given hand of one: "Late Avenger"
  given draw deck of one: "Signal Fire", another "Signal Fire"
  given kill "Skipper"
  then size(hand of one) = 2
  given away team of one on "Harbour": "Late Avenger"
  given kill "Mate"
  then size(hand of one) = 1
}

scenario "What a text lets its player do" under r24 cites r24 "12.4" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Old Debt"
  given draw deck of one: "Signal Fire", another "Signal Fire"
  given turn of one
  when one uses "Old Debt"
  then refused
  given kill "Old Debt"
  when one uses "Old Debt"
  then size(hand of one) = 1
  when one uses "Old Debt"
  then refused
}

scenario "Of two places it works in both, and in no third" under r24 cites r24 "12.4" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Mate", "Two Homes"
  then STRENGTH of "Mate" = 8
  given discard "Two Homes"
  then STRENGTH of "Mate" = 8
  given hand of one: "Two Homes"
  then STRENGTH of "Mate" = 7
}

card "Lasting Grudge" personnel {
  Non-Aligned
  CIVILIAN
  5 / 5 / 5
  once per game, you may return_to_hand this if this in discard_pile of you
}
card "Long Wake" personnel {
  Non-Aligned
  CIVILIAN
  5 / 5 / 5
  when your personnel is killed: draw 1 if this in discard_pile of you
}

scenario "Behind what is done a place says what it says before it" under r24 cites r24 "12.4" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Lasting Grudge"
  given turn of one
  when one uses "Lasting Grudge"
  then refused
  given discard "Lasting Grudge"
  when one uses "Lasting Grudge"
  then "Lasting Grudge" in hand of one
}

scenario "Behind what waits, too" under r24 cites r24 "12.4" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Long Wake", "Mate", "Skipper"
  given draw deck of one: "Signal Fire", another "Signal Fire"
  given kill "Mate"
  then size(hand of one) = 0
  given discard "Long Wake"
  given kill "Skipper"
  then size(hand of one) = 1
}

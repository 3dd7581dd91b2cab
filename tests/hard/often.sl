// How often, and when: so many times in a game, whatever copies there are; in the other player's turn; whenever one likes.

set hard "Hard cases" released 2026

card "Old Grudges" event {
  plays on table
  thrice per game: you may score 1 from this
}
card "Double Watch" event {
  plays on table
  twice each turn: you may score 1 from this
}
card "Weather Eye" event {
  plays on table
  once every turn: you may score 1 from this
}
card "Powder Keg" event {
  plays on table
  at any time: you may (discard this, stop each personnel in play)
}
card "Second Helping" interrupt {
  plays once each turn
  plays to draw 1
}

scenario "Three times in a game, and never a fourth, with however many copies" under r24 cites r24 "12.8" {
  given table of one: "Old Grudges", another "Old Grudges"
  given turn of one
  when one uses "Old Grudges"
  when one uses another "Old Grudges"
  when one uses "Old Grudges"
  then points of one = 3
  when one uses another "Old Grudges"
  then refused
  given next_turn one
  when one uses "Old Grudges"
  then refused
}
scenario "Twice in this turn, and twice in the next" under r24 cites r24 "12.8" {
  given table of one: "Double Watch"
  given turn of one
  when one uses "Double Watch"
  when one uses "Double Watch"
  when one uses "Double Watch"
  then refused
  given next_turn one
  when one uses "Double Watch"
  then points of one = 3
}
scenario "Every turn is the other player's as well, and each is one" under r24 cites r24 "12.2" {
  given mission of one: "Harbour"
  given table of one: "Weather Eye"
  given draw deck of one: "Cutlass", "Dinghy"
  given draw deck of two: "Cutlass" of two, "Dinghy" of two
  given whole turn of two
  when one uses "Weather Eye"
  then points of one = 1
  given whole turn of one
  when one uses "Weather Eye"
  then points of one = 2
}
scenario "At any time is no order, and leaves the play of the turn" under r24 cites r24 "6.5.1" {
  given mission of one: "Harbour"
  given away team of two on "Harbour": "Mate" of two
  given table of one: "Powder Keg"
  given hand of one: "Tide Table"
  given draw deck of one: "Cutlass"
  given draw deck of two: "Dinghy" of two
  given whole turn of one
  when one uses "Powder Keg"
  then decision of one offers "Tide Table"
  then "Mate" is stopped
}
scenario "Played once in a turn, whichever copy it was" under r24 cites r24 "12.8" {
  given hand of one: "Second Helping", another "Second Helping"
  given draw deck of one: "Cutlass", "Dinghy"
  given turn of one
  when one plays "Second Helping"
  then size(hand of one) = 2
  when one plays another "Second Helping"
  then refused
  given next_turn one
  when one plays another "Second Helping"
  then another "Second Helping" in discard_pile of one
}
scenario "Each turn is each of one's own" under r24 cites r24 "12.2" {
  given hand of one: "Second Helping"
  given draw deck of one: "Cutlass"
  given turn of two
  when one plays "Second Helping"
  then refused
}
card "Night Watch" interrupt {
  plays once every turn
  plays to draw 1
}
scenario "Every turn is anybody's, also of what is played" under r24 cites r24 "12.2" {
  given hand of one: "Night Watch"
  given draw deck of one: "Cutlass"
  given turn of two
  when one plays "Night Watch"
  then "Cutlass" in hand of one
}

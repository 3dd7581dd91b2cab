// Turns of 2018, and of today.

scenario "Before the exchanges at its start a turn leaves room for what is played at any time" under r18
  cites r18 "anytime-no-interrupt" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Miles O'Brien"
  given hand of one: "Ensign O'Brien"
  given hand of two: "Kevin Uxbridge" of two
  given table of one: "Red Alert!"
  given draw deck of one: "Losta"
  given whole turn of one at stage replacing
  when two plays "Kevin Uxbridge"
  then "Red Alert!" in discard_pile of one
  then decision of one offers "Ensign O'Brien"
}

scenario "Today the exchanges come first" under r24 cites r24 "6.5.1-not-between-start-end" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Miles O'Brien"
  given hand of one: "Ensign O'Brien"
  given hand of two: "Kevin Uxbridge" of two
  given table of one: "Red Alert!"
  given draw deck of one: "Losta"
  given whole turn of one at stage replacing
  then decision of one offers "Ensign O'Brien"
}

// Where those lie whom an effect is done to. `discard one card` alone is told: in play nobody means it.

set hard_whence "Where they lie" released 2026

card "Spring Cleaning" interrupt { plays to each player discards one card in hand of that player }

scenario "Each player discards one of his own" under r24 cites r24 "gl discard" {
  given hand of one: "Spring Cleaning", "Life-form Scan", "Kevin Uxbridge"
  given hand of two: "Palor Toff: Alien Trader" of two
  given turn of one
  when one plays "Spring Cleaning"
  one chooses "Life-form Scan"
  then "Life-form Scan" in discard_pile of one, "Kevin Uxbridge" in hand of one, "Palor Toff: Alien Trader" in discard_pile of two
}

card "Open Question" event { plays on table }
card "No Questions" interrupt { plays to nullify one event in play where text_has(title of it, "question") }

scenario "A word in a title may be written in capitals" under r24 cites r24 "12.10" {
  given table of two: "Open Question"
  given hand of one: "No Questions"
  given turn of one
  when one plays "No Questions"
  then "Open Question" is nullified
}

card "Bad Dream" event { plays to place this on one personnel in play by opponent }

scenario "The opponent chooses whom it is placed on" under r24 cites r24 "12.1" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies", "Danar"
  given hand of one: "Bad Dream"
  given turn of one
  when one plays "Bad Dream"
  two chooses "Davies"
  then "Bad Dream" on "Davies"
}

card "Saying" event { plays on your Acquisition personnel }
card "School" objective {
  plays on mission
  once each turn: you may { for each x in (each your Acquisition personnel here) { download "Saying" to x } }
}
card "Pupil" personnel {
  Ferengi
  CIVILIAN, Acquisition
  5 / 5 / 5
}
card "Other Pupil" personnel {
  Ferengi
  CIVILIAN, Acquisition
  5 / 5 / 5
}

scenario "One for each of them, and to somebody is to him" under r24 cites r24 "6.5.4" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Pupil", "Other Pupil"
  given draw deck of one: "Saying", another "Saying"
  given "School" on "Botanical Research"
  given turn of one
  when one uses "School"
  one chooses "Saying"
  then size(draw_deck of one) = 0, "Saying" on "Pupil", another "Saying" on "Other Pupil"
}

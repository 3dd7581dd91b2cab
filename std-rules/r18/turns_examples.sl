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

scenario "Whoever probes does so when all else is done, just before the draw" under r18 cites r18 "probe-timing" {
  given mission of two: "Salvage Borg Ship" of two
  given away team of one on "Salvage Borg Ship": "Five of Eleven"
  given table of one: "Assimilate Planet"
  given take_aim "Assimilate Planet" at "Salvage Borg Ship"
  given scouted_in_turn of "Assimilate Planet" = 1
  given draw deck of one: "Lopez", "One of Eleven", "Martin"
  given hand of one: "The Traveler: Transcendence"
  given plays_left of one = 1
  when one plays "The Traveler: Transcendence"
  one chooses one
  given turn of two
  given turn of one
  given end_turn(one)
  when one probes for "Assimilate Planet"
  then not ("Salvage Borg Ship" can be attempted by two)
}

scenario "Today he may probe first" under r24 cites r24 "8.2-when" {
  given mission of two: "Salvage Borg Ship" of two
  given away team of one on "Salvage Borg Ship": "Five of Eleven"
  given table of one: "Assimilate Planet"
  given take_aim "Assimilate Planet" at "Salvage Borg Ship"
  given scouted_in_turn of "Assimilate Planet" = 1
  given draw deck of one: "Lopez", "One of Eleven", "Martin"
  given hand of one: "The Traveler: Transcendence"
  given plays_left of one = 1
  when one plays "The Traveler: Transcendence"
  one chooses one
  given turn of two
  given turn of one
  given end_turn(one)
  one chooses "Assimilate Planet"
  when one probes for "Assimilate Planet"
  then "Salvage Borg Ship" can be attempted by two, "Lopez" in hand of one
}

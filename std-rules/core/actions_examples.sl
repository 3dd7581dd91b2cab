// Playing, answering and suspending, as the rulebook shows them.

scenario "An interrupt is answered by another" under r24 cites r24 "gl-response-valid", "gl-alternate-responses" {
  todo "the cards do not find what is being played"
  given mission of one: "Cloaked Mission"
  given hand of one: "Kevin Uxbridge"
  given hand of two: "Amanda Rogers"
  given "Atmospheric Ionization" of two on "Cloaked Mission"
  when one plays "Kevin Uxbridge"
  two chooses "Amanda Rogers"
  then "Kevin Uxbridge" is nullified
}

scenario "An event is nullified" under r24 cites r24 "6.5.1" {
  given mission of one: "Cloaked Mission"
  given hand of one: "Kevin Uxbridge"
  given "Atmospheric Ionization" of two on "Cloaked Mission"
  when one plays "Kevin Uxbridge"
  then "Atmospheric Ionization" is nullified, "Kevin Uxbridge" in discard_pile of one
}

scenario "Calamarain is immune to him" under r24 cites r24 "12.10-colon", "g-immune" {
  todo "a choice still takes what the verb is forbidden on"
  given mission of one: "Cloaked Mission"
  given hand of one: "Kevin Uxbridge"
  given "Calamarain" of two on "Cloaked Mission"
  when one plays "Kevin Uxbridge"
  then refused
}

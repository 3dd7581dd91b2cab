// What animals do not do.

scenario "A cat alone attempts nothing, and goes along with others" under r18 cites r18 "animal-no-attempt", "animal-def" {
  given mission of one: "Install Emotion Chip"
  given away team of one on "Install Emotion Chip": "Spot"
  given "Spot": classification becomes SCIENCE until end of turn
  given turn of one
  when one attempts "Install Emotion Chip"
  then refused
  given away team of one on "Install Emotion Chip": "Davies"
  then "Spot" can join_attempt
}

scenario "A cat staffs no ship" under r18 cites r18 "animal-no-staff" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Spot"
  then "Spot" is animal, not ("Spot" can staff_ship), "Davies" can staff_ship
}

scenario "A cat alone begins no battle" under r18 cites r18 "animal-no-battle" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Spot"
  given away team of two on "Botanical Research": "Kromm" of two
  given turn of one
  then not ("Spot" can attack)
}

set starter_deck_two "Starter Deck II" released 1998

card "Botanical Research" mission universal planet {
  Federation, Klingon, Dominion
  span 2; points 30
  requires SCIENCE + MEDICAL + CUNNING > 35
  allows seeding "Atmospheric Ionization"
}

scenario "Botanical Research needs a clever doctor and a scientist" under r24 cites r24 "7.2.5" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Kosinski", "Data" version "The Next Generation", "Martin", "Spock"
  when one attempts "Botanical Research"
  then one solves "Botanical Research", points of one = 30
}

scenario "Botanical Research is too much for CUNNING of 35" under r24 cites r24 "7.2.5" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies", "Martin", "Data" version "The Next Generation", "Spock"
  then (sum of CUNNING of p over p: personnel in surface of "Botanical Research") = 35
  when one attempts "Botanical Research"
  then one does not solve "Botanical Research"
}

scenario "A second copy opens a universal mission to the opponent" under r24 cites r24 "7.2.1" {
  given mission of two: "Botanical Research"
  given away team of one on "Botanical Research": "Kosinski", "Data" version "The Next Generation", "Martin", "Spock"
  when one attempts "Botanical Research"
  then refused because r24 "7.2.1"
  given mission of two: another "Botanical Research"
  when one attempts "Botanical Research"
  then one solves "Botanical Research"
}

scenario "Atmospheric Ionization may seed there" under r24 cites r24 "4.0-other-in-facility" {
  given mission of one: "Botanical Research"
  given mission of one: "Cloaked Mission"
  given seed deck of two: "Atmospheric Ionization" of two
  when two seeds "Atmospheric Ionization" on "Cloaked Mission"
  then refused
  when two seeds "Atmospheric Ionization" on "Botanical Research"
  then "Atmospheric Ionization" in attached of "Botanical Research"
}

card "Geological Survey" mission universal planet {
  Federation, Non-Aligned, Bajoran, Ferengi
  span 2; points 20
  requires SCIENCE + Geology + Computer Skill
  while (skill_in_team(Geology) >= 3 or skill_in_team(Greed) >= 3), this: points +10
}

card "Military Exercises" mission universal space {
  Romulan, Klingon, Cardassian, Dominion
  span 4; points 30
  not encoded "one sentence of its text cannot be read yet"
}

card "Search for Weapons" mission universal planet {
  Federation, Klingon, Cardassian, Bajoran, Ferengi
  span 3; points 30
  regions Demilitarized Zone
  requires OFFICER + Navigation + Treachery
  not encoded "one sentence of its text cannot be read yet"
}

card "Study Cometary Cloud" mission space {
  Romulan, Non-Aligned, Cardassian, Ferengi
  span 3; points 30
  requires Navigation + SCIENCE + Physics + Computer Skill
}

card "Study Pulsar" mission universal space {
  Federation, Romulan, Klingon
  span 3; points 25
  requires Navigation + Astrophysics + Computer Skill
}

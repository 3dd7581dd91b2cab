set premiere "Premiere" released 1994

card "Metaphasic Shields" event {
  property [TNG]
  plays on your ship
  host: SHIELDS +2 for each personnel aboard (host as ship) where classification of it = SCIENCE
}

scenario "Metaphasic Shields count scientists by their classification" under r24 cites r24 "10.1" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given "Metaphasic Shields" of one on "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Dr. Christopher", "Kosinski"
  then SHIELDS of "U.S.S. Oberth" = 11 because add 4 "Metaphasic Shields"
}

card "Atmospheric Ionization" event {
  property [TNG]
  unique
  plays on planet mission
  while beams_here of (host as mission) >= 3: personnel here cannot be beamed
}

scenario "Three may beam through an ionized atmosphere, and no fourth" under r24 cites r24 "12.2" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Martin", "Lopez", "Barron"
  given "Atmospheric Ionization" of two on "Botanical Research"
  when one beams "Davies", "Martin" from "U.S.S. Oberth" to "Botanical Research"
  when one beams "Davies" from "Botanical Research" to "U.S.S. Oberth"
  then "Davies" in interior of "U.S.S. Oberth"
  when one beams "Davies" from "U.S.S. Oberth" to "Botanical Research"
  then refused
}

card "Treaty: Federation/Klingon" event {
  property [TNG]
  plays on table
  binds Federation, Klingon
}

scenario "Under their treaty a Klingon serves on a Federation ship" under r24 cites r24 "gl compatible" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Spock", "Konmel"
  then not ("Konmel" is compatible_with "U.S.S. Oberth"), "Konmel" is arrested
  given table of one: "Treaty: Federation/Klingon"
  then "Konmel" is compatible_with "U.S.S. Oberth", not ("Konmel" is arrested)
}

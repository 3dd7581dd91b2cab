// Affiliations and species that share a name, and equipment for some of them.

scenario "Who is a Klingon by birth or by allegiance is a Klingon by name" under r24 cites r24 "gl-affiliation-species", "gl-cardassian" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Worf", "Kromm", "William T. Riker" version "The Next Generation", "Spock", "Amarie"
  then "Worf" is Klingon personnel, "Kromm" is Klingon personnel, "William T. Riker" is Klingon personnel
  then "Spock" is Vulcan personnel, "Spock" is not Klingon, "Amarie" is not Klingon
}

scenario "Whoever is asked for by the icon of his affiliation is asked for by that alone" under r24 cites r24 "gl-affil-icon-only" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Worf", "Kromm", "William T. Riker" version "The Next Generation"
  then "Worf" is not [Kli], "Worf" is [Fed], "Kromm" is [Kli], "William T. Riker" is [Kli]
}

scenario "A man of two affiliations is of one at a time, and of his species always" under r24, faq95 cites r24 "gl-affiliation-species",
  "6.3.3-one-at-a-time" cites faq95 "3.6-dual-normal" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Koral" version "The Next Generation"
  then mode of "Koral" = Non-Aligned, "Koral" is not [Kli], "Koral" is Klingon personnel
  given mode of "Koral" version "The Next Generation" = Klingon
  then "Koral" is [Kli], "Koral" is not [NA]
}

scenario "One who may use it lends a weapon to everybody it names" under r24 cites r24 "gl-equip-restricted", "g-equipment-restricted" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Spock", "Klingon Disruptor"
  then STRENGTH of "Spock" = 7
  given away team of one on "Cloaked Mission": "Vekor"
  then STRENGTH of "Spock" = 9, STRENGTH of "Vekor" = 8
}

scenario "A Klingon blade serves Klingons by birth too, and nobody else" under r24 cites r24 "gl-affiliation-species" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Worf", "Spock", "Mek'leth"
  then STRENGTH of "Worf" = 12, STRENGTH of "Spock" = 7
}

scenario "What a kit gives it gives by classification, and a skill only" under r24
  cites r24 "gl-equip-classification", "g-equipment-class", "g-equipment-group" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lian T'su", "Zegov", "Commander K'Ehleyr", "Science Kit"
  then "Lian T'su" has SCIENCE, classification of "Lian T'su" = OFFICER
  then "Commander K'Ehleyr" has OFFICER, "Commander K'Ehleyr" has no SCIENCE, "Zegov" has no SCIENCE
}

scenario "Any services make up any three Intelligence" under r24, r18 cites r24 "g-intelligence-multi", "g-intelligence",
  "gl-intelligence-gl",
  "10.1-intelligence" cites r18 "loaded-lost" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Atul", another "Atul", "Major Rakal"
  then (skill_in_team(Intelligence) with attempt_place = surface of "Cloaked Mission", attempter = one,
    assembled = every personnel in surface of "Cloaked Mission") = 3
  then skill_level(Intelligence, "Atul") = 1, skill_level(Tal Shiar, "Atul") = 0
}

scenario "Equipment outlives its team, and is nobody's to take" under r24 cites r24 "g-equipment-survives" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kromm", "Klingon Disruptor"
  given away team of two on "Cloaked Mission": "Konmel" version "The Next Generation" of two
  given kill "Kromm"
  then "Klingon Disruptor" in surface of "Cloaked Mission", controller of "Klingon Disruptor" = one, STRENGTH of "Konmel" = 8
}

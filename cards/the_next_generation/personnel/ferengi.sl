set the_next_generation "The Next Generation" released 2012

card "Baht" personnel universal {
  Ferengi
  ENGINEER, Anthropology, Transporter Skill
  6 / 6 / 5
  species ferengi_species
  icons [Stf]
  property [TNG]
  traits male, support_personnel
  mentions "Lurin"
}

card "Captain Picard" personnel {
  Ferengi
  OFFICER, Leadership x2, Navigation x2, Physics
  8 / 8 / 6
  species human
  icons [Among-Fed], [Cmd]
  property [TNG]
  traits captain, infiltrator, male
  names "Jean-Luc Picard"
  commands "U.S.S. Stargazer"
  special download "Picard Maneuver"
  not encoded "an infiltrator takes no part in what those do whom he is with"
}

card "DaiMon Bok" personnel {
  Ferengi
  OFFICER, Exobiology, Treachery x2, ENGINEER, Transporter Skill
  4 / 9 / 4
  species ferengi_species
  icons [Cmd]
  property [TNG]
  traits Capturing_related, DaiMon, male
  names "Bok"
  commands "Kurdon"
  mentions "Captain Picard"
  special download "Thought Maker"
  once per game: you may capture one personnel here where covers_any("Jean-Luc Picard", it)
}

scenario "Bok has any Jean-Luc Picard at his location seized, once, whatever ship he is on" under r24
  cites r24 "7.7", "gl any", "gl cumulative" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "Kurdon"
  given crew of one on "Kurdon": "DaiMon Bok"
  given away team of two on "Botanical Research": "Galen" of two, "Davies" of two, "Jean-Luc" of two
  given turn of one
  when one uses "DaiMon Bok" on "Galen"
  then "Galen" is captive_of one, "Galen" in interior of "Kurdon", "Davies" is not captive
  when one uses "DaiMon Bok" on "Jean-Luc"
  then refused because r24 "12.8-once-per-game"
}

scenario "Bok seizes no other man, none elsewhere and none of his own side" under r24 cites r24 "7.7", "12.4" {
  given mission of one: "Botanical Research"
  given mission of one: "Seize Freighter"
  given ship of one at "Botanical Research": "Kurdon"
  given crew of one on "Kurdon": "DaiMon Bok", "Captain Picard"
  given away team of two on "Botanical Research": "Davies" of two
  given ship of two at "Seize Freighter": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Galen" of two
  given turn of one
  when one uses "DaiMon Bok" on "Davies"
  then refused
  when one uses "DaiMon Bok" on "Galen"
  then refused
  when one uses "DaiMon Bok" on "Captain Picard"
  then refused
}

card "Dr. Arridor" version "The Next Generation" personnel {
  Ferengi
  MEDICAL, Acquisition, Greed, Exobiology, Biology, Leadership, Treachery
  4 / 8 / 5
  species ferengi_species
  icons [Stf]
  property [TNG]
  traits male
  mentions "Goss", "Kol"
}

card "Gozar" personnel {
  Ferengi
  OFFICER, Acquisition, Exobiology, Leadership, Navigation, Treachery, Diplomacy
  3 / 7 / 6
  species ferengi_species
  icons [Cmd]
  property [TNG]
  traits male
  mentions "Bok", "Jason Vigo"
}

card "Kayron" personnel universal {
  Ferengi
  SECURITY, SCIENCE
  5 / 7 / 6
  species ferengi_species
  icons [Stf]
  property [TNG]
  traits male
  mentions "Letek", "Berik"
}

card "Kol" version "The Next Generation" personnel {
  Ferengi
  SCIENCE, Diplomacy, Navigation, Greed, Stellar Cartography
  6 / 6 / 5
  species ferengi_species
  icons [Stf]
  property [TNG]
  traits male
  dots 1
  mentions "Goss", "Dr. Arridor"
  while some ("Goss" or "Dr. Arridor") together_with this, this: INTEGRITY +2, CUNNING +2, STRENGTH +2
}

card "Levin" personnel universal {
  Ferengi
  MEDICAL, Exobiology, Biology, Music
  7 / 6 / 5
  species ferengi_species
  property [TNG]
  traits male, nurse
  mentions "Lurin", "Broik"
}

card "Mordoc" version "The Next Generation" personnel universal {
  Ferengi
  SECURITY, Stellar Cartography, Treachery, Transporter Skill
  4 / 6 / 7
  species ferengi_species
  icons [Stf]
  property [TNG]
  traits male
}

card "Obol" personnel universal {
  Ferengi
  SECURITY, ENGINEER, Greed
  4 / 7 / 5
  species ferengi_species
  icons [Stf]
  property [TNG]
  traits male, support_personnel
  mentions "Lurin"
}

card "Quark" version "The Next Generation" personnel {
  Ferengi
  CIVILIAN, Computer Skill x2, Acquisition, Greed, Diplomacy, Anthropology
  5 / 8 / 3
  species ferengi_species
  property [TNG]
  traits bartender, Deep_Space_9_related, Duras_related, male
  mentions "Sisters of Duras", "William T. Riker"
  special download any "PADD"
}

card "Rata" personnel universal {
  Ferengi
  OFFICER, Treachery, Acquisition, Greed, Geology, Astrophysics
  5 / 7 / 6
  species ferengi_species
  icons [Stf]
  property [TNG]
  traits male
  mentions "Bok"
}

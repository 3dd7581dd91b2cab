set showdown_four_lights "Showdown: Four Lights" released 2023

card "Beverly Crusher" version "Showdown: Four Lights" personnel {
  Federation
  MEDICAL, Biology, SECURITY
  7 / 8 / 5
  species human
  icons [Stf]
  property [TNG]
  traits female, Enterprise_related
  dots 1
  mentions "U.S.S. Enterprise", "Worf", "Jean-Luc Picard", "Solok"
  while whereabouts of this is [Car], this: gains Anthropology
  special download "Starfleet Type II Phaser" if whereabouts of this is [Car]
}

card "Data" version "Showdown: Four Lights" personnel {
  Federation
  OFFICER, Computer Skill x2, Music, Exobiology
  8 / 12 / 12
  species android
  icons [Cmd]
  property [TNG]
  traits male, Soong_type
  dots 1
  mentions "Edward Jellico"
  while whereabouts of this is [Car], this: gains Leadership, SCIENCE, Stellar Cartography
}

card "Deanna Troi" version "Showdown: Four Lights" personnel {
  Federation
  OFFICER, Empathy, Anthropology
  8 / 7 / 4
  species Betazoid, human
  icons [Cmd]
  property [TNG]
  traits female, Enterprise_related
  mentions "U.S.S. Enterprise", "Edward Jellico"
  not encoded "one sentence of its text cannot be read yet"
}

card "Edward Jellico" version "Showdown: Four Lights" personnel {
  Federation
  OFFICER, Diplomacy, Leadership
  7 / 8 / 6
  species human
  icons [Cmd]
  property [TNG]
  traits captain, male, Enterprise_related
  dots 1
  commands "U.S.S. Enterprise"
  special download "Get It Done"
  while whereabouts of this is [Car], this: gains Leadership, Stellar Cartography, Physics
}

card "Gates" personnel universal {
  Federation
  OFFICER, Navigation, Physics
  6 / 7 / 5
  species human
  icons [Stf]
  property [TNG]
  traits female, Enterprise_related
  dots 1
  mentions "U.S.S. Enterprise"
  while whereabouts of this is [Car], this: gains Astrophysics, Diplomacy
}

card "William T. Riker" version "Showdown: Four Lights" personnel {
  Federation
  OFFICER, Navigation x2, Music, Diplomacy
  7 / 7 / 7
  species human
  icons [Cmd]
  property [TNG]
  traits male, Enterprise_related
  mentions "U.S.S. Enterprise", "Edward Jellico", "Jean-Luc Picard"
  not encoded "one sentence of its text cannot be read yet"
}

card "Worf" version "Showdown: Four Lights" personnel {
  Federation
  SECURITY, Honor, Navigation
  7 / 6 / 10
  species klingon_species
  icons [Stf]
  property [TNG]
  traits male, Enterprise_related
  dots 1
  mentions "U.S.S. Enterprise", "Alexander Rozhenko"
  while whereabouts of this is [Car], this: gains SECURITY, Law
  not encoded "one sentence of its text cannot be read yet"
}

scenario "At a mission of two sides only the one that he reads counts" under r24 cites r24 "2.1-own-end-only" {
  given mission of one: "Recover Prisoner"
  given ship of one at "Recover Prisoner": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "Showdown: Four Lights"
  given ship of two at "Recover Prisoner": "U.S.S. Galaxy" of two
  given crew of two on "U.S.S. Galaxy": "Data" version "Showdown: Four Lights" of two
  then skill_level(SCIENCE, "Data" of one) = 1, skill_level(SCIENCE, "Data" of two) = 0
}

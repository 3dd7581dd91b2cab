set premiere "Premiere" released 1994

card "Lwaxana Troi" personnel {
  Federation
  VIP, Empathy x2
  7 / 8 / 3
  species Betazoid
  property [TNG]
  traits female
}

scenario "Empathy twice on one card is one skill of a mission specialist" under r24 cites r24 "gl-mission-specialist" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lwaxana Troi"
  then skill_level(Empathy, "Lwaxana Troi") = 2, "Lwaxana Troi" is mission_specialist
}

card "Alynna Nechayev" personnel {
  Federation
  OFFICER, Diplomacy, Leadership
  7 / 8 / 3
  species human
  icons [Cmd]
  property [TNG]
  traits admiral, female, support_personnel, vice_admiral
  mentions "Captain Jean-Luc Picard"
}

card "Albert Einstein" personnel universal {
  Federation
  SCIENCE, Physics x2, Astrophysics
  9 / 11 / 2
  icons [Holo]
  property [TNG]
  traits male, support_personnel
}

card "Linda Larson" personnel universal {
  Federation
  ENGINEER, Youth
  7 / 5 / 4
  species human
  icons [Stf]
  property [TNG]
  traits female
}

card "Christopher Hobson" personnel universal {
  Federation
  OFFICER, Computer Skill
  6 / 7 / 6
  species human
  icons [Cmd]
  property [TNG]
  traits male
}

card "Worf" personnel {
  Federation
  SECURITY, Honor x2, Navigation, Diplomacy
  8 / 6 / 10
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits male, Enterprise_related
  mentions "Mogh"
}

card "Riva" personnel {
  Federation
  VIP, Diplomacy x2
  6 / 8 / 3
  species Ramatin
  property [TNG]
  traits male
}

card "Alexander Rozhenko" personnel {
  Federation
  CIVILIAN, Honor, Youth
  6 / 4 / 2
  species klingon_species, human
  property [TNG]
  traits male, support_personnel
  mentions "K'Ehleyr", "Lieutenant Worf"
}

card "Alyssa Ogawa" personnel {
  Federation
  MEDICAL, Biology
  7 / 6 / 4
  species human
  icons [Stf]
  property [TNG]
  traits female, nurse
  mentions "Dr. Beverly Crusher"
}

card "Benjamin Maxwell" personnel {
  Federation
  OFFICER, Leadership
  9 / 7 / 5
  species human
  icons [Cmd]
  property [TNG]
  traits captain, male
  commands "U.S.S. Phoenix"
}

card "Beverly Crusher" personnel {
  Federation
  MEDICAL, MEDICAL, Biology, Exobiology
  8 / 8 / 5
  species human
  icons [Cmd]
  property [TNG]
  traits female, Enterprise_related
  mentions "Jack Crusher", "Wesley Crusher"
  lovers "Jack Crusher"
}

card "Calloway" personnel universal {
  Federation
  MEDICAL, Youth
  7 / 5 / 3
  species human
  property [TNG]
  traits female, Enterprise_related
}

card "Darian Wallace" personnel universal {
  Federation
  SECURITY, Anthropology
  7 / 5 / 6
  species human
  property [TNG]
  traits male, Enterprise_related
}

card "Data" personnel {
  Federation
  OFFICER, ENGINEER, Computer Skill x2, Music, Astrophysics, Exobiology
  8 / 12 / 12
  species android
  icons [Cmd]
  property [TNG]
  traits male, Soong_type
  mentions "Dr. Noonien Soong"
}

card "Deanna Troi" personnel {
  Federation
  OFFICER, Empathy, Diplomacy
  8 / 7 / 4
  species Betazoid, human
  icons [Cmd]
  property [TNG]
  traits counselor, female, support_personnel, Enterprise_related
  mentions "William T. Riker"
  lovers "William T. Riker"
}

card "Dr. La Forge" personnel {
  Federation
  SCIENCE, Exobiology
  7 / 7 / 4
  species human
  icons [Stf]
  property [TNG]
  traits male
  mentions "Captain Silva La Forge", "Lt. Commander Geordi La Forge"
}

card "Dr. Leah Brahms" personnel universal {
  Federation
  ENGINEER, ENGINEER
  7 / 9 / 2
  icons [Holo]
  property [TNG]
  traits female
  mentions "Geordi"
}

card "Dr. Selar" personnel {
  Federation
  MEDICAL, Computer Skill, Mindmeld
  7 / 8 / 7
  species vulcan_species
  icons [Stf]
  property [TNG]
  traits female, support_personnel, Enterprise_related
}

card "Eric Pressman" personnel {
  Federation
  OFFICER, ENGINEER, Treachery
  5 / 6 / 5
  species human
  icons [Cmd]
  property [TNG]
  traits captain, male, support_personnel
  commands "U.S.S. Pegasus"
}

card "Exocomp" personnel universal {
  Federation
  ENGINEER
  9 / 8 / 1
  species android
  property [TNG]
  traits male
  mentions "Dr. Farallon"
  not encoded "one sentence of its text cannot be read yet"
}

card "Fleet Admiral Shanthi" personnel {
  Federation
  OFFICER, Leadership, Diplomacy
  9 / 6 / 4
  species human
  icons [Cmd]
  property [TNG]
  traits admiral, female, support_personnel
}

card "Geordi La Forge" personnel {
  Federation
  ENGINEER, ENGINEER, Navigation, Physics, Computer Skill
  8 / 8 / 6
  species human
  icons [Cmd]
  property [TNG]
  traits male, Enterprise_related
  mentions "U.S.S. Enterprise"
}

card "Giusti" personnel universal {
  Federation
  OFFICER, Youth
  7 / 6 / 4
  species human
  icons [Stf]
  property [TNG]
  traits female, Enterprise_related
}

card "Hannah Bates" personnel {
  Federation
  SCIENCE, Physics
  6 / 8 / 2
  species human
  property [TNG]
  traits female, Enterprise_related
}

card "Jean-Luc Picard" personnel {
  Federation
  OFFICER, Diplomacy x2, Leadership, Honor, Archaeology, Navigation, Music
  9 / 8 / 6
  species human
  icons [Cmd]
  property [TNG]
  traits captain, male, Enterprise_related
  commands "U.S.S. Enterprise"
}

card "Jenna D'Sora" personnel {
  Federation
  SECURITY, Stellar Cartography, Music
  7 / 6 / 5
  species human
  icons [Stf]
  property [TNG]
  traits female, support_personnel
}

card "Kareel Odan" personnel {
  Federation
  VIP, Diplomacy, Computer Skill
  9 / 7 / 4
  species Trill
  property [TNG]
  traits ambassador, female, support_personnel, with_symbiont
  mentions "Dr. Beverly Crusher"
  lovers "Beverly Crusher"
}

card "K'Ehleyr" personnel {
  Federation
  VIP, Diplomacy, Honor
  8 / 7 / 7
  species klingon_species, human
  icons [Stf]
  property [TNG]
  traits ambassador, female, support_personnel
  mentions "Lieutenant Worf", "Alexander", "K'mpec"
  lovers "Worf"
}

card "Leah Brahms" personnel {
  Federation
  ENGINEER, ENGINEER
  8 / 9 / 3
  species human
  icons [Stf]
  property [TNG]
  traits female
}

card "McKnight" personnel universal {
  Federation
  OFFICER, Navigation, Youth, Music
  5 / 6 / 3
  species human
  icons [Stf]
  property [TNG]
  traits female, Enterprise_related
}

card "Mendon" personnel universal {
  Federation
  SCIENCE, Physics
  7 / 5 / 2
  species Benzite
  icons [Stf]
  property [TNG]
  traits male, Enterprise_related
  mentions "Mordock"
}

card "Morgan Bateson" personnel {
  Federation
  OFFICER, Leadership, Stellar Cartography
  8 / 4 / 5
  species human
  icons [Cmd]
  property [TNG]
  traits captain, male, support_personnel
  commands "U.S.S. Bozeman"
}

card "Mot the Barber" personnel {
  Federation
  CIVILIAN, Barbering
  6 / 4 / 5
  species Bolian
  property [TNG]
  traits male, Enterprise_related
}

card "Neela Daren" personnel {
  Federation
  SCIENCE, Astrophysics, Stellar Cartography, Music
  8 / 8 / 5
  species human
  icons [Stf]
  property [TNG]
  traits female
  mentions "Captain Jean-Luc Picard"
  lovers "Jean-Luc Picard"
}

card "Nikolai Rozhenko" personnel {
  Federation
  CIVILIAN, Anthropology, Computer Skill, Treachery
  3 / 7 / 4
  species human
  icons [Stf]
  property [TNG]
  traits male
  mentions "Helena Rozhenko", "Lieutenant Worf", "Sergey"
}

card "Norah Satie" personnel {
  Federation
  VIP, Leadership
  9 / 6 / 2
  species human
  icons [Cmd]
  property [TNG]
  traits admiral, female, Enterprise_related
  mentions "Captain Jean-Luc Picard"
}

card "Reginald Barclay" personnel {
  Federation
  ENGINEER, Computer Skill
  7 / 7 / 5
  species human
  icons [Stf]
  property [TNG]
  traits male
}

card "Richard Galen" personnel {
  Federation
  SCIENCE, Archaeology x2, Biology, Exobiology
  7 / 9 / 2
  species human
  icons [Stf]
  property [TNG]
  traits male, professor
  mentions "Captain Jean-Luc Picard"
}

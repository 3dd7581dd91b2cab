set premiere "Premiere" released 1994

card "Lwaxana Troi" personnel {
  Federation
  VIP, Empathy x2
  7 / 8 / 3
  species Betazoid
  property [TNG]
  traits female
}

scenario "Empathy twice on one card is one skill of a mission specialist" under r24 cites r24 "gl mission specialist" {
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
  mentions "Jean-Luc Picard"
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

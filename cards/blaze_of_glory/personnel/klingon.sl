set blaze_of_glory "Blaze of Glory" released 1999

card "Hon'Tihl" personnel {
  Klingon
  OFFICER, SCIENCE, Geology, Treachery
  6 / 6 / 8
  species klingon_species
  icons [Cmd]
  property [DS9]
  traits male
  mentions "Kee'Bhor"
}

card "Jadzia Dax" version "Blaze of Glory" personnel {
  Klingon
  SCIENCE, ENGINEER, Diplomacy, Anthropology, Honor
  8 / 9 / 8
  species Trill
  icons [Cmd]
  nemesis_icons red_right
  property [DS9]
  traits female, with_symbiont
  mentions "Curzon Dax"
  not encoded "one sentence of its text cannot be read yet"
}

card "Kavok" personnel {
  Klingon
  OFFICER, Computer Skill, Treachery, Physics
  5 / 6 / 9
  species klingon_species
  icons [Cmd]
  property [AKC]
  traits captain, male, Enterprise_related
  commands "U.S.S. Enterprise", "I.K.S. Buruk"
  special download "Commandeer Ship"
  not encoded "one sentence of its text cannot be read yet"
}

card "Koloth" personnel {
  Klingon
  VIP, Diplomacy x2, Exobiology, Honor, Klingon Intelligence
  8 / 7 / 8
  species klingon_species
  icons [Cmd]
  nemesis_icons red_right
  property [DS9]
  traits male
  commands "I.K.C. Gr'oth"
  special download "Bat'leth"
}

card "N'Garen" personnel universal {
  Klingon
  SECURITY, Astrophysics, SCIENCE, Youth
  7 / 6 / 6
  species klingon_species
  icons [Stf]
  property [DS9]
  traits female
  mentions "General Martok", "Tse'Dek"
}

card "Quark Son of Keldar" personnel {
  Klingon, Ferengi
  CIVILIAN, Leadership, Computer Skill x2, Honor, Greed
  5 / 7 / 4
  species ferengi_species
  icons [Stf]
  property [DS9]
  traits male
  dots 1
  names "Quark"
  mentions "Grilka"
  lovers "Grilka"
  while some "Grilka" together_with this, this: INTEGRITY +3, CUNNING +3, STRENGTH +3
}

card "Voktak" personnel universal {
  Klingon
  OFFICER, Navigation, Stellar Cartography, Treachery
  4 / 6 / 7
  species klingon_species
  icons [Stf]
  property [DS9]
  traits male
  commands "I.K.C. K'Ratak"
}

card "Wo'Din" personnel universal {
  Klingon
  SCIENCE, Diplomacy, Stellar Cartography
  5 / 7 / 7
  species klingon_species
  icons [Stf]
  property [DS9]
  traits male, support_personnel
}

card "Worf Son of Mogh" personnel {
  Klingon
  SECURITY, SECURITY, Leadership, Honor x2
  8 / 6 / 10
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits Duras_related, male
  names "Worf"
  mentions "Duras", "Gowron"
  special download "Qapla'!"
  not encoded "one sentence of its text cannot be read yet"
}

card "Zetal" personnel universal {
  Klingon
  SCIENCE, Biology
  6 / 7 / 6
  species klingon_species
  icons [Stf]
  property [DS9]
  traits female
}

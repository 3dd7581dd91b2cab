set nemesis "Nemesis" released 2023

card "Beverly Crusher" version "Nemesis" personnel {
  Federation
  MEDICAL, MEDICAL, Biology, Cybernetics
  8 / 8 / 4
  species human
  icons [Ent-E]
  property [Nem]
  traits female
  mentions "U.S.S. Enterprise-E", "Wesley Crusher", "B-4", "Shinzon"
  not encoded "one sentence of its text cannot be read yet"
}

card "Data" version "Nemesis" personnel {
  Federation
  OFFICER, Computer Skill x2, Exobiology, SECURITY, Music
  7 / 12 / 12
  species android
  icons [Ent-E]
  property [Nem]
  traits male, Soong_type
  mentions "B-4", "William T. Riker", "Deanna Troi"
  special download "Security Sacrifice"
}

card "Jean-Luc Picard" version "Nemesis" personnel {
  Federation
  OFFICER, Leadership, Navigation, Geology, Diplomacy
  8 / 8 / 6
  species human
  icons [Ent-E]
  nemesis_icons green_right
  property [Nem]
  traits captain, male
  commands "U.S.S. Enterprise-E"
  special download "Escape"
}

card "Martin Madden" personnel {
  Federation
  OFFICER, Diplomacy, SECURITY, Archaeology, Law, Biology
  7 / 5 / 6
  species human
  icons [Ent-E]
  property [Nem]
  traits male
  mentions "William T. Riker", "Jeremiah Hayes", "U.S.S. Enterprise-E"
}

card "Wesley Crusher" version "Nemesis" personnel {
  Federation
  ENGINEER, Astrophysics, Computer Skill x2, Anthropology, Navigation
  7 / 9 / 4
  species human
  icons [Stf]
  property [Nem]
  traits male
  mentions "Bevery Crusher", "The Traveler", "U.S.S. Titan"
  not encoded "one sentence of its text cannot be read yet"
}

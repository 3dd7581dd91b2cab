set premiere "Premiere" released 1994

card "Ro Laren" personnel {
  Federation
  OFFICER, Computer Skill, Navigation, Treachery
  4 / 7 / 5
  species bajoran_species
  icons [Stf]
  property [TNG]
  traits female
  mentions "Captain Jean-Luc Picard"
}

card "Sarek" personnel {
  Federation
  VIP, Diplomacy x3, Mindmeld
  9 / 10 / 3
  species vulcan_species
  icons [Cmd]
  property [TNG]
  traits ambassador, male, support_personnel
  mentions "Amanda", "Perrin", "Spock"
}

card "Satelk" personnel {
  Federation
  OFFICER, Leadership, Mindmeld, Diplomacy
  8 / 9 / 7
  species vulcan_species
  icons [Cmd]
  property [TNG]
  traits captain, male
  mentions "Cadet Joshua Albert"
}

card "Shelby" personnel {
  Federation
  OFFICER, Leadership, Exobiology
  6 / 7 / 4
  species human
  icons [Cmd]
  property [TNG]
  traits female, support_personnel, Enterprise_related
}

card "Simon Tarses" personnel universal {
  Federation
  MEDICAL, Youth
  6 / 5 / 5
  species romulan_species, human
  property [TNG]
  traits male
}

card "Sir Isaac Newton" personnel universal {
  Federation
  SCIENCE, Physics x2
  7 / 11 / 3
  icons [Holo]
  property [TNG]
  traits male
}

card "Sirna Kolrami" personnel {
  Federation
  VIP, Leadership
  7 / 9 / 2
  species humanoid
  icons [Cmd]
  property [TNG]
  traits male
}

card "Sito Jaxa" personnel universal {
  Federation
  SECURITY, Navigation, Youth
  8 / 6 / 6
  species bajoran_species
  icons [Stf]
  property [TNG]
  traits female, support_personnel, Enterprise_related
}

card "Soren" personnel {
  Federation
  SCIENCE, Astrophysics
  6 / 6 / 3
  species J'Naii
  icons [Stf]
  property [TNG]
  traits androgynous, female, neuter
  mentions "Commander William T. Riker"
  lovers "William T. Riker"
}

card "Taitt" personnel universal {
  Federation
  SCIENCE, Stellar Cartography, Geology
  6 / 7 / 4
  species human
  icons [Stf]
  property [TNG]
  traits female, support_personnel, Enterprise_related
  mentions "U.S.S. Enterprise"
}

card "Tam Elbrun" personnel {
  Federation
  VIP, Empathy x2, Honor
  5 / 7 / 3
  species Betazoid
  property [TNG]
  traits male, support_personnel
}

card "Tasha Yar" personnel {
  Federation
  SECURITY, Honor, Leadership
  8 / 7 / 8
  species human
  icons [Stf]
  property [TNG]
  traits female, support_personnel, Enterprise_related
  mentions "Lt. Commander Data"
}

card "Taurik" personnel universal {
  Federation
  ENGINEER, Mindmeld
  7 / 7 / 8
  species vulcan_species
  icons [Stf]
  property [TNG]
  traits male
}

card "Thomas Riker" personnel {
  Federation
  OFFICER, Leadership, Navigation, Geology, Music
  8 / 7 / 6
  species human
  icons [Cmd]
  property [TNG]
  traits male
  mentions "William Riker"
}

card "Toby Russell" personnel {
  Federation
  MEDICAL, Physics
  6 / 7 / 4
  species human
  icons [Stf]
  property [TNG]
  traits female
  mentions "Lieutenant Worf"
}

card "T'Pan" personnel {
  Federation
  SCIENCE, SCIENCE, Mindmeld
  8 / 9 / 4
  species vulcan_species
  icons [Stf]
  property [TNG]
  traits female, support_personnel
}

card "Vash" personnel {
  Federation
  CIVILIAN, Archaeology x2, Treachery, Anthropology
  3 / 8 / 4
  species human
  property [TNG]
  traits female
  mentions "Captain Jean-Luc Picard"
  lovers "Jean-Luc Picard"
}

card "Wesley Crusher" personnel {
  Federation
  OFFICER, Youth, Computer Skill, Navigation, ENGINEER, Astrophysics
  6 / 8 / 5
  species human
  icons [Stf]
  property [TNG]
  traits male, Enterprise_related
  mentions "Dr. Beverly Crusher", "The Traveler"
}

card "William T. Riker" personnel {
  Federation
  OFFICER, Diplomacy, Leadership, Navigation, Honor, Music
  8 / 7 / 7
  species human
  icons [Cmd]
  property [TNG]
  traits cook, male, Enterprise_related
  mentions "Deanna Troi"
  lovers "Deanna Troi"
}

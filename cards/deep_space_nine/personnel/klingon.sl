set deep_space_nine "Deep Space Nine" released 1998

card "Bo'rak" personnel {
  Klingon
  ENGINEER, Cybernetics, Transporter Skill, Astrophysics, Klingon Intelligence
  5 / 7 / 6
  species klingon_species
  icons [Stf]
  property [DS9]
  traits male, Deep_Space_9_related
}

card "D'Ghor" personnel {
  Klingon
  CIVILIAN, Treachery, Acquisition, Greed, Computer Skill
  3 / 9 / 7
  species klingon_species
  icons [Stf]
  property [DS9]
  traits high_council, male
  mentions "Kozak"
}

card "Grilka" personnel {
  Klingon
  VIP, Honor x2, Leadership, Biology
  8 / 8 / 7
  species klingon_species
  icons [Stf]
  property [DS9]
  traits female
  dots 1
  mentions "Quark Son of Keldar", "Chancellor Gowron"
  while any "Quark" together_with this, this: INTEGRITY +3, CUNNING +3, STRENGTH +3
}

card "Morka" personnel {
  Klingon
  OFFICER, Computer Skill, Klingon Intelligence, Geology, Stellar Cartography
  7 / 6 / 8
  species klingon_species
  icons [Cmd]
  property [DS9]
  traits high_council, male
  mentions "Karina", "Ruwon", "Odo"
}

card "T'Kar" personnel {
  Klingon
  SECURITY, Navigation x2, ENGINEER, Treachery
  3 / 7 / 9
  species klingon_species
  icons [Stf]
  property [DS9]
  traits male
  mentions "Dax", "Jadzia"
}

card "Yeto" personnel {
  Klingon
  SCIENCE, Treachery, Stellar Cartography, Transporter Skill
  4 / 5 / 7
  species klingon_species
  icons [Stf]
  property [DS9]
  traits Deep_Space_9_related, male
  mentions "Verad"
}

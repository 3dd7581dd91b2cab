set deep_space_nine "Deep Space Nine" released 1998

card "Altovar" personnel {
  Non-Aligned
  MEDICAL, Exobiology, Empathy, Greed
  2 / 8 / 6
  species Lethean
  icons [Stf]
  property [DS9]
  traits Deep_Space_9_related, male
}

card "Amaros" personnel universal {
  Non-Aligned
  ENGINEER, Navigation, Physics
  6 / 6 / 7
  species human
  icons [Maq], [Stf]
  property [DS9]
  traits male, support_personnel
  mentions "Gul Dukat"
}

card "Coutu" personnel universal {
  Non-Aligned
  CIVILIAN, Diplomacy, Honor, Exobiology
  8 / 7 / 7
  species Paradan
  icons [Cmd]
  property [DS9]
  traits male
  mentions "Miles O'Brien"
}

card "Dr. Nydom" personnel universal {
  Non-Aligned
  MEDICAL, Biology, Honor
  8 / 7 / 6
  species T'Lani
  icons [Stf]
  property [DS9]
  traits Harvester_Virus_related, male, support_personnel
}

card "E'Tyshra" personnel {
  Non-Aligned
  VIP, MEDICAL, Leadership, Treachery
  2 / 8 / 4
  species T'Lani
  icons [Cmd]
  property [DS9]
  traits ambassador, female, Harvester_Virus_related
  mentions "Sharat"
}

card "Jaheel" personnel universal {
  Non-Aligned
  CIVILIAN, Navigation, Computer Skill, SCIENCE
  5 / 6 / 5
  species humanoid
  icons [Cmd]
  property [DS9]
  traits captain, Deep_Space_9_related, male
}

card "Kalita" personnel universal {
  Non-Aligned
  OFFICER, Anthropology, Computer Skill, Navigation
  5 / 6 / 5
  species human
  icons [Maq], [Stf]
  property [DS9]
  traits female, Enterprise_related
  mentions "Ro Laren", "Thomas Riker"
}

card "Martus Mazur" personnel {
  Non-Aligned
  CIVILIAN, Greed, Astrophysics, Anthropology
  4 / 8 / 5
  species El-Aurian
  property [DS9]
  traits male
  mentions "Quark"
  not encoded "one sentence of its text cannot be read yet"
}

card "Rax'Na" personnel universal {
  Non-Aligned
  SCIENCE, Astrophysics, Biology, Treachery
  3 / 6 / 6
  species Kressari
  icons [Stf]
  property [DS9]
  traits male
}

card "Retaya" personnel {
  Non-Aligned
  CIVILIAN, SCIENCE, Biology, Treachery, Physics
  2 / 8 / 4
  species Flaxian
  icons [Stf]
  property [DS9]
  traits assassin, male
  mentions "Garak"
}

card "Rionoj" personnel universal {
  Non-Aligned
  CIVILIAN, ENGINEER, Greed, Navigation
  4 / 6 / 6
  species Boslic
  icons [Cmd]
  property [DS9]
  traits captain, female
  mentions "Li Nalas", "Quark"
}

card "Sakonna" personnel {
  Non-Aligned
  ENGINEER, Treachery, Mindmeld, Physics, Acquisition
  5 / 8 / 7
  species vulcan_species
  icons [Maq], [Stf]
  property [DS9]
  traits female
  mentions "Gul Dukat", "Quark"
}

card "Sharat" personnel {
  Non-Aligned
  VIP, Diplomacy, Exobiology, Treachery, Computer Skill
  4 / 5 / 7
  species Kellerun
  icons [Stf]
  property [DS9]
  traits ambassador, Harvester_Virus_related, male
}

card "Ty Kajada" personnel universal {
  Non-Aligned
  OFFICER, SECURITY, Leadership
  7 / 7 / 7
  species Kobliad
  icons [Cmd]
  property [DS9]
  traits female, support_personnel
  mentions "Rao Vantika"
}

card "Zef'No" personnel {
  Non-Aligned
  CIVILIAN, Computer Skill, SECURITY, Treachery, Smuggling, Stellar Cartography
  3 / 7 / 7
  species Kressari
  icons [Cmd]
  property [DS9]
  traits male
  commands "Calondon"
}

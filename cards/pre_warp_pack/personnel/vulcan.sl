set pre_warp_pack "Pre-Warp Pack" released 2017

card "Delvok" personnel universal {
  Vulcan
  SECURITY, Geology, Astrophysics, Biology, Music
  5 / 6 / 6
  species vulcan_species
  icons [22], [AU], [Stf]
  property [ENT]
  traits bodyguard, dissident, male, syrranite
}

card "Sanye" personnel universal {
  Vulcan
  SCIENCE, SCIENCE
  7 / 7 / 7
  species vulcan_species
  icons [22], [AU], [Stf]
  property [ENT]
  traits cook, male
}

card "Sopek" personnel universal {
  Vulcan
  OFFICER, V'Shar, Leadership, Diplomacy, Computer Skill
  7 / 7 / 8
  species vulcan_species
  icons [22], [AU], [Cmd]
  property [ENT]
  traits captain, male
  mentions "Shran"
}

card "Soval" personnel {
  Vulcan
  VIP, Diplomacy, Law, Leadership x2, Anthropology
  5 / 9 / 7
  species vulcan_species
  icons [22], [AU], [Cmd]
  property [ENT]
  traits ambassador, male
  mentions "Klaang"
  special download "Team of Ambassadors"
}

card "Strom" personnel universal {
  Vulcan
  MEDICAL, Exobiology, SCIENCE, Computer Skill
  6 / 8 / 7
  species vulcan_species
  icons [22], [AU], [Stf]
  property [ENT]
  traits male
  mentions "T'Pol"
  special download "Vulcan PADD"
}

card "T'Lam" personnel universal {
  Vulcan
  SECURITY, Computer Skill, Transporter Skill
  5 / 7 / 8
  species vulcan_species
  icons [22], [AU], [Stf]
  property [ENT]
  traits female, support_personnel
  mentions "Menos", "T'Pol"
}

card "T'Pol" version "Pre-Warp Pack" personnel {
  Vulcan
  SCIENCE, Stellar Cartography, Computer Skill x2, Anthropology
  6 / 8 / 8
  species vulcan_species
  icons [22], [AU], [Cmd]
  property [ENT]
  traits female
  mentions "Jonathan Archer", "Soval"
  special download "Vulcan Tricorder"
  special download "Vulcan Database"
}

card "Valrik" personnel universal {
  Vulcan
  ENGINEER, Astrophysics, Stellar Cartography, Diplomacy
  6 / 8 / 5
  species vulcan_species
  icons [22], [AU]
  property [ENT]
  traits dissident, male, syrranite
  not encoded "one sentence of its text cannot be read yet"
}

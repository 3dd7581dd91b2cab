set live_long_and_prosper "Live Long and Prosper" released 2017

card "Ambassador V'Lar" personnel {
  Vulcan
  VIP, Diplomacy, Honor, Law, SECURITY
  9 / 8 / 5
  species vulcan_species
  icons [22], [AU]
  property [ENT]
  traits ambassador, dissident, female
  mentions "V'Las"
}

card "Charles Tucker III" version "Live Long and Prosper" personnel {
  Vulcan, Starfleet
  CIVILIAN, ENGINEER, Physics, Computer Skill x2, Honor x2
  9 / 6 / 6
  species human
  icons [22], [AU], [Stf]
  property [ENT]
  traits male
  mentions "T'Pol", "Koss"
  lovers "T'Pol"
  special download "Neuropressure Massage"
}

card "Jonathan Archer" version "Live Long and Prosper" personnel {
  Vulcan, Starfleet
  OFFICER, Leadership, Archaeology, Exobiology, Honor
  8 / 8 / 7
  species human
  icons [22], [AU], [Cmd]
  property [ENT]
  traits captain, male
  mentions "Surak", "T'Pol"
  not encoded "one sentence of its text cannot be read yet"
}

card "Koss" personnel {
  Vulcan
  ENGINEER, Geology, Archaeology, Honor, Physics
  8 / 6 / 8
  species vulcan_species
  icons [22], [AU]
  property [ENT]
  traits male
  mentions "T'Pol", "Jonathan Archer", "T'Les"
  lovers "T'Pol"
  special download "Going to the Top"
}

card "Minister Kuvak" personnel {
  Vulcan
  VIP, Honor, Law, Leadership
  4 / 7 / 6
  species vulcan_species
  icons [22], [AU]
  property [ENT]
  traits male, minister
  mentions "V'Las"
  not encoded "one sentence of its text cannot be read yet"
}

card "Minister T'Pau" personnel {
  Vulcan
  CIVILIAN, Leadership, Youth, Mindmeld, SECURITY, Archaeology, Geology
  8 / 7 / 6
  species vulcan_species
  icons [22], [AU], [Cmd]
  property [ENT]
  traits dissident, female, minister, syrranite
  mentions "Jonathan Archer"
}

card "Oratt" personnel {
  Vulcan
  MEDICAL, Leadership, Biology x2, Treachery
  4 / 9 / 7
  species vulcan_species
  icons [22], [AU], [Stf]
  property [ENT]
  traits male
  mentions "Yuris"
  not encoded "one sentence of its text cannot be read yet"
}

card "Sedis" personnel universal {
  Vulcan
  OFFICER, Navigation, Physics, Honor, Transporter Skill, MEDICAL
  6 / 6 / 7
  species vulcan_species
  icons [22], [AU], [Cmd]
  property [ENT]
  traits male
  commands "Sh'Raan"
}

card "Sinam" personnel {
  Vulcan
  CIVILIAN, Anthropology x2, V'Shar, SCIENCE, SECURITY, Biology
  8 / 7 / 7
  species vulcan_species
  icons [22], [AU]
  property [ENT]
  traits male, priest
  special download one Vulcan_espionage card
}

card "Smolek" personnel universal {
  Vulcan
  SECURITY, Navigation, Computer Skill
  6 / 7 / 6
  species vulcan_species
  icons [22], [AU], [Stf]
  property [ENT]
  traits male
  special download "Lirpa"
}

card "Sodor" personnel universal {
  Vulcan
  CIVILIAN, Anthropology, Archaeology, Geology, Youth
  6 / 7 / 6
  species vulcan_species
  icons [22], [AU], [Cmd]
  property [ENT]
  traits dissident, male
  mentions "Koss", "T'Pol", "V'Las", "V'Tal"
}

card "Soval" version "Live Long and Prosper" personnel {
  Vulcan
  VIP, Mindmeld, Honor, Diplomacy, Law, Computer Skill x2
  9 / 9 / 5
  species vulcan_species
  icons [22], [AU], [Cmd]
  property [ENT]
  traits ambassador, dissident, male
  mentions "Maxwell Forrest"
}

card "Stel" personnel {
  Vulcan
  SECURITY, Treachery x2, SECURITY, Law, Biology
  2 / 7 / 7
  species vulcan_species
  icons [22], [AU], [Cmd]
  property [ENT]
  traits assassin, male
  mentions "V'Las"
  special download "Thorough Debriefing"
}

card "Sulok" personnel {
  Vulcan
  ENGINEER, Computer Skill, Geology, Archaeology, Youth
  4 / 7 / 6
  species vulcan_species
  icons [22], [AU], [Stf]
  property [ENT]
  traits male, priest
  not encoded "one sentence of its text cannot be read yet"
}

card "Surak" personnel {
  Vulcan
  VIP, Leadership x2, Honor x2, Diplomacy x2, Mindmeld x2, SCIENCE x2
  12 / 9 / 5
  species vulcan_species
  icons [AU]
  property [ENT]
  traits male
  special download "Only Logical"
}

card "Syrran" personnel {
  Vulcan
  CIVILIAN, Leadership, Mindmeld, Anthropology, Archaeology, Diplomacy, Honor x2
  8 / 7 / 7
  species vulcan_species
  icons [22], [AU], [Cmd]
  property [ENT]
  traits dissident, male, syrranite
  mentions "Surak"
}

card "Talma" personnel universal {
  Vulcan
  VIP, SCIENCE, ENGINEER
  5 / 8 / 6
  species vulcan_species
  icons [22], [AU]
  property [ENT]
  traits male
  special download "Temper Advancements"
}

card "Tavek" personnel {
  Vulcan
  OFFICER, ENGINEER, Astrophysics, V'Shar, Navigation
  5 / 7 / 8
  species vulcan_species
  icons [22], [AU], [Cmd]
  property [ENT]
  traits captain, male
  commands "Nyran"
}

card "T'Les" personnel {
  Vulcan
  SCIENCE, Honor, Biology, Anthropology, SCIENCE, Exobiology
  6 / 7 / 6
  species vulcan_species
  icons [22], [AU], [Cmd]
  property [ENT]
  traits dissident, female, syrranite
  mentions "T'Pol"
  special download "IDIC Medallion"
}

card "T'Mer" personnel universal {
  Vulcan
  MEDICAL, Biology, Exobiology
  7 / 7 / 6
  species vulcan_species
  icons [22], [AU]
  property [ENT]
  traits dissident, female, nurse, support_personnel, syrranite
}

card "T'Mik" personnel {
  Vulcan
  ENGINEER, Leadership, Law, Diplomacy, Archaeology
  5 / 7 / 7
  species vulcan_species
  icons [22], [AU], [Cmd]
  property [ENT]
  traits captain, female
  commands "D'kyr"
  special download "Life-form Scan"
}

card "Vanik" personnel {
  Vulcan
  OFFICER, Leadership, Law, Astrophysics
  4 / 6 / 7
  species vulcan_species
  icons [22], [AU], [Cmd]
  property [ENT]
  traits captain, male
  commands "Ti'Mur"
}

card "V'Las" personnel {
  Vulcan, Romulan
  VIP, Leadership x2, Treachery x2, Law
  2 / 8 / 5
  species vulcan_species
  icons [22], [AU], [Cmd]
  property [ENT]
  traits male, minister
  special download "Orbital Bombardment"
  not encoded "2 sentences of its text cannot be read yet"
}

card "V'Tal" personnel {
  Vulcan
  CIVILIAN, Mindmeld x2, MEDICAL, Anthropology, Biology, Honor
  9 / 9 / 3
  species vulcan_species
  icons [22], [AU]
  property [ENT]
  traits male, priest
  mentions "Jonathan Archer", "Koss", "Surak", "T'Pol"
  special download "Vulcan Mindmeld"
}

card "Yuris" personnel {
  Vulcan
  MEDICAL, Youth, Smuggling, Mindmeld, Honor
  7 / 7 / 7
  species vulcan_species
  icons [22], [AU]
  property [ENT]
  traits dissident, male, nurse
}

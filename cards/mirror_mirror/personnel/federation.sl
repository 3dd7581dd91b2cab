set mirror_mirror "Mirror, Mirror" released 2000

card "Captain Bashir" personnel {
  Federation
  OFFICER, Navigation, SCIENCE, Leadership, Biology, Smuggling
  5 / 6 / 8
  species human
  icons [Cmd], [MQ], [TE]
  property [DS9]
  traits Capturing_related, captain, male
  opposite_of "Julian Bashir"
  special download one "Interrogation" or "Torture"
}

card "Captain Dax" personnel {
  Federation
  OFFICER, ENGINEER, Navigation, Archaeology, Geology, Leadership
  7 / 8 / 7
  species Trill
  icons [MQ], [Stf], [TE]
  property [DS9]
  traits captain, female, with_symbiont
  opposite_of "Jadzia Dax"
  mentions "Captain Bashir", "Mr. Sisko"
  lovers "Captain Bashir", "Mr. Sisko"
  special download "Evasive Maneuvers"
}

card "Chief Engineer Scott" personnel {
  Federation
  ENGINEER, ENGINEER, Transporter Skill, Stellar Cartography, Physics
  5 / 8 / 7
  species human
  icons [AU], [MQ], [OS], [Stf], [TE]
  property [TOS]
  traits male
  dots 1
  known_as "Scotty"
  opposite_of "Mr. Scott"
  while host of this is [MQ] [OS] ship, host: RANGE +2, WEAPONS +2, SHIELDS +2
}

card "Chief Navigator Chekov" personnel {
  Federation
  OFFICER, Youth, Treachery, Navigation, Astrophysics
  4 / 7 / 6
  species human
  icons [AU], [MQ], [OS], [Stf], [TE]
  property [TOS]
  traits male
  opposite_of "Ensign Chekov"
  dots 1
  while aboard "I.S.S. Enterprise", host: RANGE +1, WEAPONS +1
}

card "Chief Surgeon McCoy" personnel {
  Federation
  MEDICAL, MEDICAL, Exobiology, Biology, Treachery
  5 / 8 / 5
  species human
  icons [AU], [MQ], [OS], [Stf], [TE]
  property [TOS]
  traits male
  opposite_of "Dr. McCoy"
  special download "Classic Medical Tricorder"
}

card "Comm Officer Uhura" personnel {
  Federation
  OFFICER, Youth, ENGINEER, Computer Skill, Anthropology, Treachery
  5 / 7 / 5
  species human
  icons [AU], [MQ], [OS], [Stf], [TE]
  property [TOS]
  traits female
  opposite_of "Lt. Uhura"
  mentions "Security Chief Sulu"
  special download "Mirror Dagger"
}

card "Crewman Wilson" personnel universal {
  Federation
  SCIENCE, Treachery, Stellar Cartography
  5 / 6 / 7
  species human
  icons [AU], [MQ], [OS], [TE]
  property [TOS]
  traits male, support_personnel
  mentions "Kirk"
}

card "Dr. Farallon" personnel {
  Federation
  SCIENCE, ENGINEER, Physics
  5 / 8 / 3
  species humanoid
  icons [Stf]
  property [TNG]
  traits female
  special download "Exocomp"
  not encoded "one sentence of its text cannot be read yet"
}

card "Ensign Davis" personnel universal {
  Federation
  SECURITY, Treachery
  3 / 5 / 7
  species human
  icons [AU], [MQ], [OS], [Stf], [TE]
  property [TOS]
  traits male
  mentions "Dr. McCoy", "Mr. Scott"
}

card "Ensign Gaffney" personnel universal {
  Federation
  SECURITY, Geology, Astrophysics
  6 / 8 / 8
  species human
  icons [AU], [MQ], [OS], [Stf], [TE]
  property [TOS]
  traits male, support_personnel
}

card "First Officer Spock" personnel {
  Federation
  SCIENCE, OFFICER, Mindmeld, Diplomacy x2, Honor, Transporter Skill
  8 / 10 / 9
  species vulcan_species, human
  icons [AU], [Cmd], [MQ], [OS], [TE]
  property [TOS]
  traits male
  opposite_of "Mr. Spock"
  commands "I.S.S. Enterprise"
  special download one [OS] equipment
}

card "Jake Sisko" personnel {
  Federation
  CIVILIAN, Youth, Biology
  7 / 6 / 5
  species human
  icons [Among-Dom], [Stf]
  property [DS9]
  traits infiltrator, male
  not encoded "an infiltrator takes no part in what those do whom he is with"
  special download "File Mission Report"
  not encoded "one sentence of its text cannot be read yet"
}

card "James Tiberius Kirk" personnel {
  Federation
  OFFICER, Leadership x2, Treachery x2, Archaeology
  3 / 8 / 8
  species human
  icons [AU], [Cmd], [MQ], [OS], [TE]
  property [TOS]
  traits captain, male
  opposite_of "Captain Kirk"
  commands "I.S.S. Enterprise"
  mentions "Captain Pike"
  special download "Tantalus Field"
  special download "Classic Communicator"
}

card "Lt. Kyle" personnel {
  Federation
  ENGINEER, Navigation, Transporter Skill, Anthropology
  7 / 7 / 6
  species human
  icons [AU], [OS], [Stf]
  property [TOS]
  traits male
  mentions "John Kyle"
}

card "Lt. Moreau" personnel {
  Federation
  SCIENCE, Physics, Stellar Cartography
  7 / 7 / 4
  species human
  icons [AU], [OS], [Stf]
  property [TOS]
  traits female, support_personnel
  mentions "Captain Kirk"
}

card "Marauder" personnel universal {
  Federation
  SECURITY, Computer Skill, Exobiology
  5 / 5 / 8
  species human
  icons [MQ], [Stf], [TE]
  property [DS9]
  traits male, support_personnel
  mentions "Mr. Sisko"
}

card "Marlena Moreau" personnel {
  Federation
  SCIENCE, Biology, Physics, Treachery, Anthropology
  4 / 8 / 4
  species human
  icons [AU], [MQ], [OS], [Stf], [TE]
  property [TOS]
  traits female
  opposite_of "Lt. Moreau"
  mentions "James Tiberius Kirk"
  lovers "James Tiberius Kirk"
  special download "Classic Tricorder"
}

card "Mr. Andrews" personnel universal {
  Federation
  CIVILIAN, Biology, MEDICAL
  6 / 7 / 5
  species human
  icons [MQ], [TE]
  property [DS9]
  traits male, support_personnel, Terok_Nor_related
}

card "Mr. Tuvok" personnel {
  Federation
  CIVILIAN, MEDICAL, Mindmeld, Exobiology
  6 / 9 / 8
  species vulcan_species
  icons [MQ], [Stf], [TE]
  property [DS9]
  traits male
  opposite_of "Tuvok"
  special download "Vulcan Mindmeld"
}

card "Nurse Chapel" personnel {
  Federation
  MEDICAL, Biology, Archaeology, Exobiology
  7 / 7 / 4
  species human
  icons [AU], [OS], [Stf]
  property [TOS]
  traits female, nurse
  mentions "Mr. Spock"
  not encoded "one sentence of its text cannot be read yet"
}

card "Prot" personnel {
  Federation, Ferengi
  OFFICER, Youth, Archaeology, Navigation, Geology
  6 / 6 / 5
  species ferengi_species
  icons [AU], [Bar], [Stf]
  property [TNG]
  traits male
  mentions "Barash", "Riker"
}

card "Security Chief Sulu" personnel {
  Federation
  OFFICER, SECURITY, Biology, Computer Skill, Navigation, Treachery
  3 / 6 / 7
  species human
  icons [AU], [Cmd], [MQ], [OS], [TE]
  property [TOS]
  traits male
  opposite_of "Lt. Sulu"
  mentions "Uhura"
  special download "Classic Type II Phaser"
}

card "Transporter Chief Kyle" personnel {
  Federation
  ENGINEER, Computer Skill, Transporter Skill, Archaeology
  7 / 6 / 7
  species human
  icons [AU], [MQ], [OS], [Stf], [TE]
  property [TOS]
  traits male
  opposite_of "Lt. Kyle"
  mentions "First Officer Spock"
  special download "Agonizer"
}

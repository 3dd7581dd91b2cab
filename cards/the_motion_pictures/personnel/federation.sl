set the_motion_pictures "The Motion Pictures" released 2002

card "Admiral Cartwright" personnel {
  Federation
  VIP, Leadership, SECURITY, Treachery, Section 31
  5 / 7 / 5
  species human
  icons [AU], [Cmd], [Films]
  property [TUC]
  traits admiral, male
  not encoded "one sentence of its text cannot be read yet"
}

card "Admiral Kirk" personnel {
  Federation
  VIP, Leadership x3, Diplomacy
  8 / 9 / 7
  species human
  icons [AU], [Cmd], [Films]
  nemesis_icons black_right
  property [TWOK]
  traits admiral, captain, male
  dots 1
  names "Captain Kirk"
  commands "Starship Enterprise"
  special download "Commandeer Ship"
  once each turn: you may discard one card in hand of you then draw 1
}

card "Ambassador Sarek" personnel {
  Federation
  VIP, Diplomacy x2, Mindmeld, Law
  9 / 10 / 7
  species vulcan_species
  icons [AU], [Films]
  property [TSfS]
  traits ambassador, male
  mentions "Admiral Kirk", "Captain Spock"
  special download one Federation_treaty card
}

card "Captain Spock" personnel {
  Federation
  OFFICER, SCIENCE, Leadership, Computer Skill, Physics, Mindmeld, Diplomacy, Honor, Music
  9 / 10 / 8
  species vulcan_species, human
  icons [AU], [Cmd], [Films]
  property [TWOK]
  traits captain, male
  names "Mr. Spock"
  not encoded "one sentence of its text cannot be read yet"
}

card "Captain Styles" personnel {
  Federation
  OFFICER, ENGINEER, Leadership, Physics
  6 / 6 / 8
  species human
  icons [AU], [Cmd], [Films]
  property [TSfS]
  traits captain, male
  commands "Starship Excelsior"
}

card "Captain Sulu" personnel {
  Federation
  OFFICER, Leadership, Navigation, Honor, Physics, SCIENCE
  8 / 8 / 6
  species human
  icons [AU], [Cmd], [Films]
  property [VOY]
  traits captain, male
  names "Lt. Sulu"
}

card "Carol Marcus" personnel {
  Federation
  SCIENCE, SCIENCE, Leadership, Biology x2, Physics
  7 / 9 / 4
  species human
  icons [AU], [Films]
  property [TWOK]
  traits female
  mentions "Admiral Kirk", "David Marcus"
  lovers "Admiral Kirk"
}

card "Clark Terrell" personnel {
  Federation
  OFFICER, Honor x2, Leadership, Biology
  8 / 6 / 7
  species human
  icons [AU], [Cmd], [Films]
  property [TWOK]
  traits captain, male
  commands "U.S.S. Reliant"
  mentions "Admiral Kirk", "Commander Chekov"
  not encoded "one sentence of its text cannot be read yet"
}

card "Commander Chekov" personnel {
  Federation
  OFFICER, Navigation, SECURITY, Astrophysics, Biology
  7 / 7 / 6
  species human
  icons [AU], [Cmd], [Films]
  property [TWOK]
  traits male
  dots 1
  names "Ensign Chekov"
  while aboard "Starship Enterprise", host: WEAPONS +2
}

card "Commander Rand" personnel {
  Federation
  OFFICER, ENGINEER, Transporter Skill, Biology, Leadership
  7 / 7 / 4
  species human
  icons [AU], [Cmd], [Films]
  property [VOY]
  traits female
  names "Yeoman Rand"
}

card "Commander Uhura" personnel {
  Federation
  OFFICER, Computer Skill, ENGINEER, Music
  7 / 7 / 3
  species human
  icons [AU], [Cmd], [Films]
  property [TUC]
  traits Capturing_related, female
  names "Lt. Uhura"
  not encoded "one sentence of its text cannot be read yet"
}

card "David Marcus" personnel {
  Federation
  SCIENCE, Biology, Computer Skill, Physics, Geology
  7 / 9 / 7
  species human
  icons [AU], [Films]
  property [TWOK]
  traits male
  mentions "Admiral Kirk"
  not encoded "one sentence of its text cannot be read yet"
}

card "Demora Sulu" personnel {
  Federation
  OFFICER, Navigation, Exobiology, Stellar Cartography
  8 / 7 / 5
  species human
  icons [AU], [Films], [Stf]
  property [Gen]
  traits female
  dots 1
  mentions "Captain Sulu"
  while aboard any "Enterprise", host: RANGE +1
}

card "Dmitri Valtane" personnel {
  Federation
  SCIENCE, Stellar Cartography, Geology, Computer Skill
  7 / 7 / 7
  species human
  icons [AU], [Films], [Stf]
  property [VOY]
  traits male
}

card "Dr. Chapel" personnel {
  Federation
  MEDICAL, MEDICAL, Biology, Archaeology, Computer Skill
  7 / 7 / 3
  species human
  icons [AU], [Films], [Stf]
  property [TVH]
  traits female, nurse
  names "Nurse Chapel"
}

card "Dr. McCoy" version "The Motion Pictures" personnel {
  Federation
  MEDICAL, MEDICAL, Exobiology, Biology
  8 / 7 / 3
  species human
  icons [AU], [Cmd], [Films]
  property [TUC]
  traits male
  mentions "Admiral Kirk"
  not encoded "one sentence of its text cannot be read yet"
}

card "Ensign Tuvok" personnel {
  Federation
  SCIENCE, Astrophysics, Mindmeld, Youth
  6 / 8 / 7
  species vulcan_species
  icons [AU], [Films], [Stf]
  property [VOY]
  traits male
  mentions "Captain Sulu"
  not encoded "one sentence of its text cannot be read yet"
}

card "Henreid" personnel universal {
  Federation
  OFFICER, Leadership, Astrophysics, Navigation
  6 / 6 / 7
  species human
  icons [AU], [Films], [Stf]
  property [TSfS]
  traits male
  mentions "Admiral Kirk"
}

card "Ilia" personnel {
  Federation
  OFFICER, Navigation, Biology, Anthropology, Astrophysics
  8 / 7 / 4
  species Deltan
  icons [AU], [Films], [Stf]
  property [TMP]
  traits female
  mentions "Willard Decker"
  lovers "Willard Decker"
}

card "J. T. Esteban" personnel {
  Federation
  OFFICER, Geology, Exobiology, Astrophysics
  8 / 7 / 7
  species human
  icons [AU], [Cmd], [Films]
  property [TSfS]
  traits captain, male
  commands "U.S.S. Grissom"
}

card "Jacobson" personnel universal {
  Federation
  MEDICAL, Biology, Honor
  7 / 7 / 5
  species human
  icons [AU], [Films], [Stf]
  property [TMP]
  traits male, support_personnel
  mentions "Dr. McCoy", "Dr. Chapel"
}

card "John Harriman" personnel {
  Federation
  OFFICER, SECURITY, Diplomacy, Geology, Honor
  8 / 5 / 7
  species human
  icons [AU], [Cmd], [Films]
  property [Gen]
  traits captain, male
  commands "U.S.S. Enterprise-B"
}

card "Lojur" personnel universal {
  Federation
  OFFICER, Navigation, Transporter Skill
  6 / 6 / 5
  species human
  icons [AU], [Films], [Stf]
  property [VOY]
  traits male, support_personnel
  mentions "Captain Sulu"
}

card "Mark Tobiaston" personnel universal {
  Federation
  ENGINEER, Anthropology, Exobiology
  7 / 6 / 6
  species human
  icons [AU], [Films], [Stf]
  property [Gen]
  traits male, support_personnel
}

card "Matthew Dougherty" personnel {
  Federation
  VIP, Leadership, Treachery, SCIENCE
  5 / 7 / 5
  species human
  icons [Cmd]
  property [Ins]
  traits admiral, male
  mentions "Ru'afo"
  not encoded "one sentence of its text cannot be read yet"
}

card "Mr. Scott" version "The Motion Pictures" personnel {
  Federation
  ENGINEER, Miracle Worker, ENGINEER, Astrophysics, Computer Skill x2, Transporter Skill
  7 / 8 / 4
  species human
  icons [AU], [Cmd], [Films]
  property [TUC]
  traits male
  known_as "Scotty"
  special download "Divert Power"
  not encoded "one sentence of its text cannot be read yet"
}

card "Saavik" personnel {
  Federation
  OFFICER, SCIENCE, Exobiology, Stellar Cartography, Mindmeld
  7 / 9 / 6
  species vulcan_species
  icons [AU], [Films], [Stf]
  property [TWOK]
  traits cadet, female
  mentions "Admiral Kirk", "Captain Spock"
  not encoded "one sentence of its text cannot be read yet"
}

card "St. John Talbot" personnel {
  Federation
  CIVILIAN, Diplomacy, Computer Skill, Law
  6 / 6 / 5
  species human
  icons [AU], [Films], [SKR]
  property [TFF]
  traits ambassador, male
  mentions "Sybok"
  not encoded "one sentence of its text cannot be read yet"
}

card "Tahglio" personnel universal {
  Federation
  SECURITY, Computer Skill
  5 / 5 / 7
  species human
  icons [AU], [Films], [Stf]
  property [TSfS]
  traits male
}

card "T'Lar" personnel {
  Federation
  VIP, MEDICAL, Mindmeld x2, Anthropology, Leadership
  10 / 10 / 3
  species vulcan_species
  icons [AU], [Films]
  property [TSfS]
  traits female, priest
  special download "Fal-tor-pan"
}

card "Valeris" personnel {
  Federation
  SCIENCE, Navigation, Mindmeld, Treachery
  5 / 8 / 6
  species vulcan_species
  icons [Among-Fed], [AU], [Films], [Stf]
  property [TUC]
  traits female, infiltrator
  mentions "Captain Spock"
  not encoded "an infiltrator takes no part in what those do whom he is with"
  not encoded "one sentence of its text cannot be read yet"
}

card "Voight" personnel universal {
  Federation
  SCIENCE, Physics, Geology
  6 / 7 / 7
  species human
  icons [AU], [Films], [Stf]
  property [Gen]
  traits female, support_personnel
}

card "Willard Decker" personnel {
  Federation
  OFFICER, SCIENCE, Computer Skill, Diplomacy, Leadership, Anthropology
  8 / 8 / 7
  species human
  icons [AU], [Cmd], [Films]
  property [TMP]
  traits captain, male
  commands "Starship Enterprise"
  mentions "Admiral Kirk"
}

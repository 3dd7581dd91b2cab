set the_motion_pictures "The Motion Pictures" released 2002

card "Azetbur" personnel {
  Klingon
  VIP, Leadership, Diplomacy, Exobiology
  8 / 7 / 5
  species klingon_species
  icons [AU], [Cmd], [Films]
  property [TUC]
  traits chancellor, female
  special download "Treaty: Federation/Klingon"
}

card "Brigadier Kerla" personnel {
  Klingon
  SECURITY, Stellar Cartography, Navigation, Transporter Skill
  7 / 7 / 8
  species klingon_species
  icons [AU], [Cmd], [Films]
  property [TUC]
  traits high_council, male
  mentions "Azetbur", "Chancellor Gorkon"
  not encoded "one sentence of its text cannot be read yet"
}

card "Captain Kang" personnel {
  Klingon
  OFFICER, Leadership, Diplomacy, Honor, Physics
  7 / 7 / 8
  species klingon_species
  icons [AU], [Cmd], [Films]
  property [VOY]
  traits captain, male
  mentions "Curzon Dax"
  not encoded "one sentence of its text cannot be read yet"
}

card "Chancellor Gorkon" personnel {
  Klingon
  VIP, Leadership, Diplomacy x2, Honor, Anthropology
  9 / 7 / 6
  species klingon_species
  icons [AU], [Cmd], [Films]
  property [TUC]
  traits chancellor, male
  not encoded "one sentence of its text cannot be read yet"
}

card "Ch'dak" personnel universal {
  Klingon
  OFFICER, Navigation, Physics
  6 / 6 / 8
  species klingon_species
  icons [AU], [Films], [Stf]
  property [TUC]
  traits male
  dots 1
  while host of this is [Kli] [Films] ship, host: RANGE +1
}

card "Colonel Worf" personnel {
  Klingon
  OFFICER, Diplomacy, Law, Honor, Archaeology, Astrophysics
  8 / 7 / 8
  species klingon_species
  icons [AU], [Cmd], [Films]
  property [TUC]
  traits colonel, male
  mentions "Captain Kirk", "Dr. McCoy"
}

card "General Chang" personnel {
  Klingon
  OFFICER, Leadership, Treachery, Anthropology, Law, SECURITY
  2 / 8 / 7
  species klingon_species
  icons [AU], [Cmd], [Films]
  property [TUC]
  traits general, high_council, male
  mentions "Chancellor Gorkon"
  special download "To Be or Not to Be"
}

card "General Korrd" personnel {
  Klingon
  VIP, Leadership x2, Diplomacy, Physics, Navigation
  6 / 7 / 7
  species klingon_species
  icons [AU], [Cmd], [Films], [SKR]
  property [TFF]
  traits general, high_council, male
  mentions "Sybok"
  not encoded "one sentence of its text cannot be read yet"
}

card "Kamarag" personnel {
  Klingon
  VIP, Diplomacy, Law, Archaeology
  6 / 7 / 6
  species klingon_species
  icons [AU], [Films]
  property [TVH]
  traits ambassador, male
  mentions "Admiral Kirk"
}

card "Karnog" personnel universal {
  Klingon
  SCIENCE, Geology
  7 / 6 / 7
  species klingon_species
  icons [AU], [Films], [Stf]
  property [TMP]
  traits male
}

card "Klaa" personnel {
  Klingon
  OFFICER, Leadership, Anthropology, Biology, Greed, Treachery
  4 / 7 / 8
  species klingon_species
  icons [AU], [Cmd], [Films]
  property [TFF]
  traits captain, male
}

card "Komal" personnel universal {
  Klingon
  MEDICAL, Biology, Archaeology, Honor
  6 / 7 / 7
  species klingon_species
  icons [AU], [Films], [Stf]
  property [TMP]
  traits male
  mentions "Krase"
}

card "Kor'choth" personnel universal {
  Klingon
  SECURITY, Leadership, Honor, Transporter Skill
  8 / 7 / 5
  species klingon_species
  icons [AU], [Films], [Stf]
  property [TUC]
  traits bodyguard, high_council, male
  mentions "Chancellor Gorkon"
}

card "Koth" personnel {
  Klingon
  SECURITY, Exobiology, Geology, Treachery
  5 / 6 / 5
  species klingon_species
  icons [AU], [Cmd], [Films]
  property [TUC]
  traits Capturing_related, male, Rura_Penthe_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Krase" personnel {
  Klingon
  OFFICER, Stellar Cartography, Astrophysics, MEDICAL
  6 / 6 / 8
  species klingon_species
  icons [AU], [Cmd], [Films]
  property [TMP]
  traits captain, male
  dots 1
  commands "I.K.S. Amar"
  your [Kli] [Films] ship here: SHIELDS +2
}

card "Kruge" personnel {
  Klingon
  OFFICER, Leadership, Treachery, Biology, Physics
  3 / 7 / 8
  species klingon_species
  icons [AU], [Cmd], [Films]
  property [TSfS]
  traits male
  not encoded "one sentence of its text cannot be read yet"
}

card "Maltz" personnel {
  Klingon
  ENGINEER, Transporter Skill, Astrophysics, Geology
  7 / 6 / 7
  species klingon_species
  icons [AU], [Films], [Stf]
  property [TSfS]
  traits male
  mentions "Admiral Kirk", "Kruge"
}

card "Regnor" personnel universal {
  Klingon
  MEDICAL, Exobiology, Anthropology
  6 / 7 / 7
  species klingon_species
  icons [AU], [Films], [Stf]
  property [TSfS]
  traits male, support_personnel
  mentions "Kruge"
}

card "Torg" personnel {
  Klingon
  OFFICER, Leadership, SCIENCE, Navigation, Computer Skill
  6 / 4 / 7
  species klingon_species
  icons [AU], [Films], [Stf]
  property [TSfS]
  traits male
  mentions "Kruge"
}

card "Valkris" personnel {
  Klingon
  SCIENCE, Klingon Intelligence, Smuggling, Physics, Computer Skill
  5 / 6 / 6
  species klingon_species
  icons [AU], [Films]
  property [TSfS]
  traits female
  mentions "Kruge"
  lovers "Kruge"
}

card "Vixis" personnel {
  Klingon
  OFFICER, ENGINEER, Computer Skill, Astrophysics
  5 / 8 / 7
  species klingon_species
  icons [AU], [Cmd], [Films]
  property [TFF]
  traits female
  mentions "Klaa"
  special download "Incoming Message - Federation"
}

card "Woteln" personnel universal {
  Klingon
  ENGINEER, Computer Skill, Stellar Cartography
  5 / 5 / 6
  species klingon_species
  icons [AU], [Films], [Stf]
  property [TUC]
  traits male
  not encoded "one sentence of its text cannot be read yet"
}

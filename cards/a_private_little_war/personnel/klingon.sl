set a_private_little_war "A Private Little War" released 2020

card "Apella" personnel {
  Klingon
  VIP, Leadership, Treachery, Greed
  4 / 6 / 6
  species Neuralian
  icons [AU], [OS]
  property [TOS]
  traits male
  mentions "Krell"
  special download "Flintlock Rifle"
}

card "Bielsa" personnel {
  Klingon
  SECURITY, Physics, Transporter Skill, Navigation x2
  6 / 7 / 8
  species klingon_species
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits bodyguard, male
  mentions "Captain Kang", "Mara", "Starship Enterprise"
  not encoded "one sentence of its text cannot be read yet"
}

card "Captain Kang" version "A Private Little War" personnel {
  Klingon
  OFFICER, Honor, Leadership, Physics, Diplomacy
  7 / 7 / 8
  species klingon_species
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits captain, male
  mentions "Mara", "Captain Kirk"
  lovers "Mara"
  not encoded "one sentence of its text cannot be read yet"
}

card "Captain Khod" personnel {
  Klingon
  OFFICER, Anthropology, Computer Skill, Treachery
  4 / 8 / 8
  species klingon_species
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits captain, male
  dots 1
  commands "I.K.S. Molor"
  mentions "Kryton", "Starship Enterprise"
  while every your personnel present is [OS], this: gains Biology, MEDICAL
}

card "Dorigo" personnel universal {
  Klingon
  SCIENCE, Geology, Treachery, Computer Skill, Youth
  3 / 6 / 8
  species klingon_species
  icons [AU], [OS], [Stf]
  property [TOS]
  traits male
  mentions "D'Ghor"
}

card "Governor Kor" personnel {
  Klingon
  VIP, OFFICER, Leadership, Law, Diplomacy, SECURITY
  6 / 8 / 8
  species klingon_species
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits captain, governor, high_council, male
  special download "Taking Charge"
  special download "Klingon Baldric"
}

card "Krell" personnel {
  Klingon
  SECURITY, Anthropology, Archaeology, Klingon Intelligence, Smuggling, Treachery
  4 / 8 / 8
  species klingon_species
  icons [AU], [OS], [Stf]
  property [TOS]
  traits arms_dealer, high_council, male
  mentions "Admiral Krell", "Apella"
}

card "Kryton" personnel {
  Klingon
  ENGINEER, SECURITY, Treachery, Greed
  3 / 8 / 7
  species Elasian
  icons [Among-Fed], [AU], [OS], [Stf]
  property [TOS]
  traits bodyguard, male
  mentions "Elaan"
  special download one "Bodyguards" or "Warp Core Breach"
  not encoded "an infiltrator takes no part in what those do whom he is with"
}

card "Mara" personnel {
  Klingon
  SCIENCE, Physics, Honor, ENGINEER, Computer Skill
  7 / 5 / 6
  species klingon_species
  icons [AU], [OS], [Stf]
  property [TOS]
  traits female
  dots 1
  mentions "Captain Kang"
  lovers "Captain Kang"
  while some "Captain Kang" together_with this, this: INTEGRITY +2, CUNNING +2, STRENGTH +2
  "Captain Kang" together_with this: INTEGRITY +2, CUNNING +2, STRENGTH +2
  not encoded "one sentence of its text cannot be read yet"
}

card "Mok'Rand" personnel universal {
  Klingon
  SECURITY, Klingon Intelligence, Exobiology
  5 / 7 / 8
  species klingon_species
  icons [AU], [OS], [Stf]
  property [TOS]
  traits male
  dots 1
  mentions "Arne Darvin", "Korax"
  while every your personnel present is [OS], this: gains Diplomacy, Biology
}

card "Piabok" personnel universal {
  Klingon
  ENGINEER, Stellar Cartography, Navigation
  6 / 6 / 8
  species klingon_species
  icons [AU], [OS], [Stf]
  property [TOS]
  traits male
  dots 1
  mentions "Captain Kang", "I.K.S. K'elric"
  while every your personnel present is [OS], this: gains Physics, Treachery
}

card "Radebe" personnel universal {
  Klingon
  OFFICER, Leadership, Transporter Skill
  7 / 6 / 7
  species klingon_species
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits male
  dots 1
  mentions "Governor Kor"
  while every your personnel present is [OS], this: gains Honor, Physics
}

card "Trader Worf" personnel {
  Klingon, Non-Aligned
  CIVILIAN, Honor, SECURITY, Anthropology
  7 / 6 / 10
  species klingon_species
  icons [OS], [Stf]
  property [DS9]
  traits male
  dots 1
  names "Worf"
  mentions "Deep Space Station K-7"
  while every your personnel present is [OS], this: gains Acquisition, Law
  not encoded "one sentence of its text cannot be read yet"
}

card "Yeboah" personnel universal {
  Klingon
  MEDICAL, Biology, Exobiology
  6 / 7 / 6
  species klingon_species
  icons [AU], [OS], [Stf]
  property [TOS]
  traits female, support_personnel
  mentions "Starship Enterprise"
}

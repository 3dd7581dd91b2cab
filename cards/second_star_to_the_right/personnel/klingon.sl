set second_star_to_the_right "Second Star to the Right" released 2021

card "Brask" personnel universal {
  Klingon
  SECURITY, Transporter Skill, Treachery, Greed
  3 / 7 / 7
  species klingon_species
  icons [AU], [Films], [Stf]
  property [TSfS]
  traits male
  mentions "Kruge", "Starship Enterprise"
  special download "Target Engines"
}

card "Frexor" personnel universal {
  Klingon
  SCIENCE, Navigation, Biology
  5 / 8 / 7
  species klingon_species
  icons [AU], [Films], [Stf]
  property [TSfS]
  traits male
  dots 1
  mentions "Kruge", "Regnor"
  while every your personnel present is [Films], this: gains ENGINEER
}

card "Garvock" personnel universal {
  Klingon
  SECURITY, Archaeology, Transporter Skill, Youth
  5 / 6 / 8
  species klingon_species
  icons [AU], [Films], [Stf]
  property [TFF]
  traits male
  mentions "Captain Kirk", "I.K.S. Chontay"
}

card "General Grokh" personnel {
  Klingon
  OFFICER, SECURITY, Klingon Intelligence, Treachery
  4 / 6 / 8
  species klingon_species
  icons [AU], [Cmd], [Films]
  property [TUC]
  traits general, high_council, male
  dots 1
  mentions "General Chang", "I.K.S. Kla'Diyus"
  while every your personnel present is [Films], this: gains Navigation
}

card "General K'Ron" personnel universal {
  Klingon
  VIP, ENGINEER, Computer Skill, Treachery
  4 / 7 / 7
  species klingon_species
  icons [AU], [Cmd], [Films]
  property [TUC]
  traits general, high_council, male
  dots 1
  while every your personnel present is [Films], this: gains Leadership
}

card "General Lompoc" personnel universal {
  Klingon
  SCIENCE, Stellar Cartography, Geology
  5 / 6 / 6
  species klingon_species
  icons [AU], [Cmd], [Films]
  property [TUC]
  traits general, high_council, male
  dots 1
  mentions "U.S.S. Enterprise-A"
  while every your personnel present is [Films], this: gains Astrophysics
}

card "K'mbol" personnel universal {
  Klingon
  MEDICAL, Biology, Exobiology, Geology
  5 / 7 / 6
  species klingon_species
  icons [AU], [Films], [Stf]
  property [TUC]
  traits high_council, male
  mentions "Chancellor Gorkon"
  not encoded "one sentence of its text cannot be read yet"
}

card "Magistrate K'Rea" personnel {
  Klingon
  VIP, Law, Diplomacy, Archaeology
  5 / 8 / 4
  species klingon_species
  icons [AU], [Films]
  property [TUC]
  traits Capturing_related, high_council, male
  dots 1
  mentions "Captain Kirk", "Dr. McCoy"
  special download "Awaiting Trial"
  while every your personnel present is [Films], this: gains SCIENCE
}

card "Prisoner Martia" personnel {
  Klingon
  SECURITY, Exobiology, Greed, Treachery
  3 / 7 / 11
  species Chameloid
  icons [AU], [Films]
  property [TUC]
  traits female, male, Prisoner_related, Rura_Penthe_related, shape_shifter
  names "Martia"
  mentions "Koth"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Prisoner McCoy" personnel {
  Klingon
  CIVILIAN, MEDICAL, Exobiology, Biology, Honor, Cantankerousness
  8 / 7 / 3
  species human
  icons [AU], [Films]
  property [TUC]
  traits male, Prisoner_related, Rura_Penthe_related
  names "Dr. McCoy"
  mentions "Chancellor Gorkon"
}

card "Spock Son of Sarek" personnel {
  Klingon
  OFFICER, SCIENCE, Diplomacy, Mindmeld, Honor
  9 / 10 / 8
  species vulcan_species, human
  icons [AU], [Cmd], [Films], [SKR]
  property [TFF]
  traits male
  names "Mr. Spock"
  mentions "General Korrd", "Klaa", "Sybok", "I.K.S. Chontay"
  special download "Tactical Console"
  not encoded "one sentence of its text cannot be read yet"
}

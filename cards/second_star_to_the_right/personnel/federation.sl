set second_star_to_the_right "Second Star to the Right" released 2021

card "Admiral S'rrel" personnel universal {
  Federation
  VIP, Diplomacy, Stellar Cartography, Geology
  5 / 7 / 7
  species Caitian
  icons [AU], [Cmd], [Films]
  property [TVH]
  traits admiral, ambassador, male
  dots 1
  mentions "Lt. M'Ress"
  while every your personnel present is [Films], this: gains MEDICAL
}

card "Bill Toddman" personnel {
  Federation
  VIP, Leadership, Diplomacy, SECURITY, Biology
  7 / 7 / 6
  species human
  icons [AU], [Cmd], [Films]
  property [TUC]
  traits admiral, male
  not encoded "one sentence of its text cannot be read yet"
}

card "Bob Bennett" personnel {
  Federation
  VIP, Leadership, Archaeology, ENGINEER
  7 / 8 / 5
  species human
  icons [AU], [Cmd], [Films]
  property [TFF]
  traits admiral, male
  dots 1
  mentions "U.S.S. Enterprise-A"
  while every your personnel present is [Films], this: gains Transporter Skill
}

card "Captain Alexander" personnel {
  Federation
  OFFICER, Diplomacy, SECURITY, Stellar Cartography
  8 / 7 / 5
  species human
  icons [AU], [Cmd], [Films]
  property [TVH]
  traits captain, female
  dots 1
  commands "Starship Saratoga"
  mentions "Admiral Kirk"
  while every your personnel present is [Films], this: gains Anthropology
}

card "Captain Kirk" version "Second Star to the Right" personnel {
  Federation
  OFFICER, Leadership, Anthropology, Honor, Diplomacy
  8 / 9 / 7
  species human
  icons [AU], [Cmd], [Films]
  property [TUC]
  traits admiral, captain, Capturing_related, male
  commands "U.S.S. Enterprise-A"
  mentions "David Marcus"
  special download "We Surrender!"
  not encoded "one sentence of its text cannot be read yet"
}

card "Commander Sonak" personnel universal {
  Federation
  SCIENCE, Computer Skill, Anthropology, Mindmeld
  6 / 8 / 7
  species vulcan_species
  icons [AU], [Cmd], [Films]
  property [TMP]
  traits male
  dots 1
  mentions "Admiral Kirk", "Starship Enterprise"
  while every your personnel present is [Films], this: gains ENGINEER
}

card "Fleet Admiral Morrow" personnel {
  Federation
  VIP, ENGINEER, Diplomacy, Physics
  8 / 6 / 6
  species human
  icons [AU], [Cmd], [Films]
  property [TSfS]
  traits admiral, male
  mentions "Admiral Nogura", "Starship Enterprise"
  not encoded "one sentence of its text cannot be read yet"
}

card "Igrilan Kor" personnel universal {
  Federation
  OFFICER, Astrophysics, Exobiology, Music, Law
  7 / 6 / 7
  species Andorian
  icons [AU], [Cmd], [Films]
  property [TVH]
  traits admiral, male
  dots 1
  mentions "Ambassador Shras"
  while every your personnel present is [Films], this: gains SCIENCE
}

card "Lt. Slater" personnel {
  Federation
  ENGINEER, Transporter Skill, Archaeology, Anthropology
  5 / 7 / 6
  species human
  icons [AU], [Films], [Stf]
  property [TUC]
  traits male
  dots 1
  mentions "Starship Excelsior"
  while every your personnel present is [Films], this: gains SECURITY
  special download "Hail"
}

card "Pavel Chekov" personnel {
  Federation
  OFFICER, Navigation, Anthropology, Biology
  8 / 7 / 6
  species human
  icons [AU], [Cmd], [Films]
  property [Gen]
  traits male, nurse
  names "Ensign Chekov"
  mentions "Enterprise-B"
  not encoded "one sentence of its text cannot be read yet"
}

card "Peter Preston" personnel {
  Federation
  ENGINEER, Transporter Skill, Youth, Honor
  8 / 6 / 5
  species human
  icons [AU], [Films], [Stf]
  property [TWOK]
  traits cadet, male
  dots 1
  mentions "Admiral Kirk", "Mr. Scott", "U.S.S. Reliant"
  while every your personnel present is [Films], this: gains Physics
}

card "President Ra-ghoratreii" personnel {
  Federation
  VIP, Diplomacy, Law, Leadership, Archaeology
  8 / 7 / 4
  species Efrosian
  icons [AU], [Films]
  property [TUC]
  traits male, president
  dots 1
  mentions "Hiram Roth"
  while every your personnel present is [Films], this: gains MEDICAL
}

card "Saavik" version "Second Star to the Right" personnel {
  Federation
  SCIENCE, Geology, Computer Skill, Mindmeld
  7 / 9 / 6
  species vulcan_species
  icons [AU], [Films], [Stf]
  property [TSfS]
  traits female
  dots 1
  mentions "Captain Spock", "David Marcus", "U.S.S. Grissom"
  special download "Tricorder"
  while every your personnel present is [Films], this: gains MEDICAL, Physics
}

set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "B.G. Robinson" personnel {
  Federation
  ENGINEER, Transporter Skill, Youth, Anthropology
  6 / 6 / 4
  species human
  icons [Stf]
  property [TNG]
  traits female, Enterprise_related
  mentions "Thadiun Okona", "Bronwyn Gail Robinson"
  special download "Pattern Enhancers"
}

card "Captain Kirk" personnel {
  Federation
  OFFICER, Leadership x2
  8 / 9 / 8
  species human
  icons [AU], [Cmd], [OS]
  property [DS9]
  traits captain, male
  mentions "Sisko"
  special download "Captain's Log"
  not encoded "3 sentences of its text cannot be read yet"
}

card "Dr. McCoy" personnel {
  Federation
  MEDICAL, MEDICAL, Exobiology x2, Biology
  8 / 8 / 5
  species human
  icons [AU], [OS], [Stf]
  property [TOS]
  traits male
  not encoded "2 sentences of its text cannot be read yet"
}

card "Dulmer" personnel {
  Federation
  SCIENCE, Anthropology, Exobiology, SECURITY
  6 / 7 / 5
  species human
  icons [Stf]
  property [DS9]
  traits male
  mentions "Kirk"
}

card "Ensign Chekov" personnel {
  Federation
  OFFICER, Youth, Navigation, SCIENCE
  6 / 7 / 6
  species human
  icons [AU], [OS], [Stf]
  property [TOS]
  traits male
  dots 1
  mentions "Pavel Andreievich Chekov", "Mr. Spock"
  while aboard "Starship Enterprise", host: RANGE +2
}

card "Lt. Bailey" personnel {
  Federation
  OFFICER, Navigation, Anthropology, Diplomacy, Stellar Cartography
  6 / 6 / 7
  species human
  icons [AU], [OS], [Stf]
  property [TOS]
  traits male
  mentions "Balok", "Captain Kirk"
}

card "Lt. Bashir" personnel {
  Federation
  MEDICAL, MEDICAL, Exobiology, Biology
  6 / 9 / 5
  species human
  icons [OS], [Stf]
  property [DS9]
  traits male
  names "Julian Bashir"
  mentions "Lt. Watley"
  special download "Classic Medical Tricorder"
}

card "Lt. D'Amato" personnel {
  Federation
  SCIENCE, Geology x2, Archaeology
  6 / 6 / 5
  species human
  icons [AU], [OS], [Stf]
  property [TOS]
  traits male, support_personnel
}

card "Lt. Dax" personnel {
  Federation
  SCIENCE, Archaeology, Astrophysics, Anthropology
  7 / 9 / 7
  species Trill
  icons [OS], [Stf]
  property [DS9]
  traits female, with_symbiont
  names "Jadzia Dax"
  mentions "Dr. McCoy", "Mr. Spock"
  special download "Classic Tricorder"
}

card "Lt. Grant" personnel universal {
  Federation
  SECURITY, Honor
  6 / 5 / 7
  species human
  icons [AU], [OS], [Stf]
  property [TOS]
  traits male
  not encoded "one sentence of its text cannot be read yet"
}

card "Lt. Nagata" personnel {
  Federation
  ENGINEER, Computer Skill, Geology, Honor, Youth
  7 / 7 / 5
  species human
  icons [AU], [OS], [Stf]
  property [DS9]
  traits male
  mentions "O'Brien"
}

card "Lt. Sisko" personnel {
  Federation
  OFFICER, Leadership, ENGINEER, Diplomacy, Navigation
  7 / 8 / 8
  species human
  icons [OS], [Stf]
  property [DS9]
  traits male
  names "Benjamin Sisko"
  mentions "Barry Waddle", "Captain Kirk"
  not encoded "one sentence of its text cannot be read yet"
}

card "Lt. Sulu" personnel {
  Federation
  OFFICER, Physics, Navigation, Biology, SCIENCE
  7 / 7 / 6
  species human
  icons [AU], [OS], [Stf]
  property [TOS]
  traits male
  dots 1
  while aboard "Starship Enterprise", host: WEAPONS +2
}

card "Lt. Uhura" personnel {
  Federation
  OFFICER, Youth, Computer Skill, Music, ENGINEER, Navigation
  7 / 7 / 4
  species human
  icons [AU], [OS], [Stf]
  property [TOS]
  traits female
  special download "Hail"
}

card "Lt. Watley" personnel {
  Federation
  SCIENCE, MEDICAL, Youth, Music, Stellar Cartography
  7 / 7 / 4
  species human
  icons [AU], [OS], [Stf]
  property [DS9]
  traits female
  mentions "Julian Bashir"
}

card "Lucsly" personnel {
  Federation
  SCIENCE, Computer Skill, MEDICAL, Law
  7 / 6 / 4
  species human
  icons [Stf]
  property [DS9]
  traits male
  special download "Temporal Investigations"
}

card "Mr. Scott" personnel {
  Federation
  ENGINEER, ENGINEER, Leadership, Astrophysics, Transporter Skill
  7 / 8 / 7
  species human
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits male
  known_as "Scotty"
  special download "Classic Type II Phaser"
  not encoded "one sentence of its text cannot be read yet"
}

card "Mr. Spock" personnel {
  Federation
  SCIENCE, SCIENCE, Computer Skill, Exobiology, Music, OFFICER, Mindmeld x2
  8 / 10 / 9
  species vulcan_species, human
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits male
  dots 1
  special download "Vulcan Nerve Pinch"
  while some "Captain Kirk" together_with this, this: INTEGRITY +2, CUNNING +2, STRENGTH +2
  "Captain Kirk" together_with this: INTEGRITY +2, CUNNING +2, STRENGTH +2
}

card "Nilz Baris" personnel {
  Federation
  VIP, Biology
  6 / 6 / 5
  species human
  icons [AU], [OS]
  property [TOS]
  traits male
  not encoded "2 sentences of its text cannot be read yet"
}

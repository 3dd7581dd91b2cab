set through_the_looking_glass "Through the Looking Glass" released 2016

card "Benjamin Sisko" version "Through the Looking Glass" personnel {
  Federation
  ENGINEER, OFFICER, Leadership x2, Biology, Anthropology
  7 / 8 / 8
  species human
  icons [Cmd]
  property [DS9]
  traits Deep_Space_9_related, male, Mirror_universe_related
  commands "Deep Space 9"
  mentions "Captain Dax", "The Intendant"
  lovers "Captain Dax"
  special download "Defiant Dedication Plaque" if quadrant of whereabouts of this = Mirror
}

card "Crewman Bredahl" personnel universal {
  Federation
  SCIENCE, Treachery, Navigation
  3 / 5 / 7
  species human
  icons [AU], [MQ], [OS], [TE]
  property [TOS]
  traits bodyguard, male
  mentions "Chief Navigator Chekov", "James Tiberius Kirk"
  special download "Assassination Plot"
  not encoded "one sentence of its text cannot be read yet"
}

card "Crewman Peart" personnel universal {
  Federation
  MEDICAL, Exobiology, Smuggling
  5 / 6 / 8
  species human
  icons [AU], [MQ], [OS], [TE]
  property [TOS]
  traits bodyguard, male, support_personnel
  mentions "James Tiberius Kirk"
}

card "Dr. McCoy" version "Through the Looking Glass" personnel {
  Federation
  MEDICAL, MEDICAL, Biology x2
  8 / 8 / 5
  species human
  icons [AU], [OS], [Stf]
  property [TOS]
  traits male, Mirror_universe_related
  mentions "First Officer Spock", "Mr. Scott"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Ensign Caggiano" personnel universal {
  Federation
  OFFICER, Computer Skill, Geology
  5 / 6 / 7
  species human
  icons [AU], [MQ], [OS], [Stf], [TE]
  property [TOS]
  traits male
  mentions "Security Chief Sulu"
  special download "Bodyguards"
}

card "Ensign Chagwiza" personnel universal {
  Federation
  ENGINEER, Navigation, Transporter Skill
  4 / 7 / 6
  species human
  icons [AU], [MQ], [OS], [Stf], [TE]
  property [TOS]
  traits male, support_personnel
}

card "Ensign Kjolholm" personnel universal {
  Federation
  SECURITY, Treachery, Youth
  3 / 6 / 7
  species human
  icons [AU], [MQ], [OS], [Stf], [TE]
  property [TOS]
  traits male
  mentions "Mr. Scott", "Security Chief Sulu"
  special download "Tactical Scan"
  not encoded "one sentence of its text cannot be read yet"
}

card "Farrell" personnel {
  Federation
  SECURITY, Archaeology, Geology, Greed, Physics
  4 / 6 / 7
  species human
  icons [AU], [MQ], [OS], [Stf], [TE]
  property [TOS]
  traits bodyguard, male
  mentions "Haadok", "James Tiberius Kirk"
  not encoded "one sentence of its text cannot be read yet"
}

card "Haadok" personnel {
  Federation
  SECURITY, Law, Biology, Anthropology, Mindmeld
  7 / 7 / 8
  species vulcan_species
  icons [AU], [MQ], [OS], [Stf], [TE]
  property [TOS]
  traits bodyguard, male
  mentions "Farrell", "First Officer Spock"
  special download "Vulcan Nerve Pinch"
}

card "Julian Bashir" version "Through the Looking Glass" personnel {
  Federation
  MEDICAL, Biology, Geology
  7 / 9 / 5
  species human
  icons [KCA], [TE]
  property [DS9]
  traits Deep_Space_9_related, genetically_enhanced, male, Mirror_universe_related
  dots 1
  mentions "Overseer Odo"
  special download "Phaser Burns" if quadrant of whereabouts of this = Mirror
  while some "Smiley" together_with this, this: INTEGRITY +2, CUNNING +2, STRENGTH +2
  "Smiley" together_with this: INTEGRITY +2, CUNNING +2, STRENGTH +2
  not encoded "one sentence of its text cannot be read yet"
}

card "Lt. Uhura" version "Through the Looking Glass" personnel {
  Federation
  OFFICER, Computer Skill, Youth, Anthropology
  7 / 7 / 5
  species human
  icons [AU], [OS], [Stf]
  property [TOS]
  traits female, Mirror_universe_related
  mentions "Security Chief Sulu"
  special download "Driven"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Mr. Scott" version "Through the Looking Glass" personnel {
  Federation
  ENGINEER, ENGINEER, Astrophysics, Transporter Skill, Computer Skill
  7 / 8 / 7
  species human
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits male, Mirror_universe_related
  known_as "Scotty"
  special download "Transporter Mixup"
  not encoded "one sentence of its text cannot be read yet"
}

card "Yeoman Vaughn" personnel universal {
  Federation
  MEDICAL, Youth
  6 / 7 / 4
  species human
  icons [AU], [MQ], [OS], [TE]
  property [TOS]
  traits female
}

card "Captain Kirk" version "Through the Looking Glass" personnel {
  Federation
  OFFICER, Leadership x2, Honor, Diplomacy
  8 / 8+X / 8+X
  X = 2 if quadrant of whereabouts of this = Mirror else 0
  species human
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits captain, male, Mirror_universe_related
  commands "I.S.S. Enterprise"
  mentions "First Officer Spock"
  special download "Get Back"
  dots 2
  while quadrant of whereabouts of this = Mirror, this: gains Anthropology, Law
  not encoded "in the mirror universe Dr. McCoy reports where he is, for free"
}

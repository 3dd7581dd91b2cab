set the_neutral_zone "The Neutral Zone" released 2020

card "Alice Series" personnel universal {
  Non-Aligned
  MEDICAL, Computer Skill, Transporter Skill, Biology, Diplomacy
  7 / 7 / 10
  species android
  icons [AU], [OS], [Stf]
  property [TOS]
  traits female
  special download "Not Programmed to Respond"
}

card "Andrea" personnel {
  Non-Aligned
  ENGINEER, Computer Skill, Biology, Physics
  7 / 7 / 7
  species android
  icons [AU], [OS]
  property [TOS]
  traits female
  dots 1
  mentions "Captain Kirk", "Dr. Roger Korby"
  while some "Dr. Roger Korby" together_with this, this: INTEGRITY +1, CUNNING +1, STRENGTH +1
  "Dr. Roger Korby" together_with this: INTEGRITY +1, CUNNING +1, STRENGTH +1
}

card "Barbara Series" personnel universal {
  Non-Aligned
  SCIENCE, Computer Skill, Astrophysics, Navigation
  6 / 7 / 9
  species android
  icons [AU], [OS], [Stf]
  property [TOS]
  traits female
  mentions "Lt. Uhura"
}

card "Dr. Brown" personnel {
  Non-Aligned
  SCIENCE, Computer Skill, Physics, Anthropology
  5 / 9 / 8
  species android
  icons [AU], [OS], [Stf]
  property [TOS]
  traits male
  mentions "Dr. Roger Korby"
  not encoded "one sentence of its text cannot be read yet"
}

card "Kirk-Android" personnel {
  Non-Aligned
  OFFICER, Treachery, Leadership, Anthropology, SECURITY, Navigation
  5 / 8 / 8
  species android
  icons [Among-Fed], [AU], [Cmd], [OS]
  property [TOS]
  traits captain, infiltrator, male
  impersonates "Captain Kirk"
  mentions "Dr. Roger Korby", "Mr. Spock"
  not encoded "an infiltrator takes no part in what those do whom he is with"
}

card "Norman" personnel {
  Non-Aligned
  OFFICER, Leadership, Navigation, Cybernetics
  7 / 9 / 11
  species android
  icons [Among-Fed], [AU], [Cmd], [OS]
  property [TOS]
  traits male
  mentions "Starship Enterprise"
  not encoded "an infiltrator takes no part in what those do whom he is with"
  special download "Commandeer Ship"
  not encoded "one sentence of its text cannot be read yet"
}

card "Rayna Kapec" personnel {
  Non-Aligned
  SCIENCE, MEDICAL, Biology, Youth, ENGINEER, Computer Skill, Physics
  7 / 12 / 6
  species android
  icons [AU], [OS]
  property [TOS]
  traits female
  mentions "Captain Kirk", "Flint"
}

card "S'Salk" personnel {
  Non-Aligned
  OFFICER, SECURITY, Leadership, Honor
  8 / 8 / 12
  species Gorn
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits captain, male
  mentions "Captain Kirk"
  not encoded "one sentence of its text cannot be read yet"
}

card "Stella Mudd" personnel universal {
  Non-Aligned
  CIVILIAN, Law, Anthropology
  6 / 6 / 6
  species android
  icons [AU], [OS]
  property [TOS]
  traits female
  mentions "Harcourt Fenton Mudd"
  not encoded "one sentence of its text cannot be read yet"
}

card "Sybo" personnel universal {
  Non-Aligned
  CIVILIAN, Empathy, Diplomacy, Anthropology
  8 / 6 / 4
  species Argelian
  icons [AU], [OS]
  property [TOS]
  traits female
  mentions "Prefect Jaris"
}

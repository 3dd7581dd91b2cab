set crossover "Crossover" released 2015

card "Ahanu" personnel universal {
  Federation
  SCIENCE, SECURITY, Geology, Youth, Treachery
  5 / 7 / 6
  species human
  icons [Cmd], [MQ], [TE]
  property [DS9]
  traits male
  mentions "Mr. Sisko"
}

card "Al Vermont" personnel universal {
  Federation
  OFFICER, Greed, Treachery, MEDICAL
  6 / 6 / 7
  species human
  icons [MQ], [Stf], [TE]
  property [DS9]
  traits male
  mentions "Mr. Sisko"
}

card "Banya" personnel universal {
  Federation
  CIVILIAN, Archaeology, Empathy, Law, Anthropology
  7 / 6 / 5
  species human, Betazoid
  icons [MQ], [TE]
  property [DS9]
  traits male
  mentions "Captain Bashir"
}

card "Mr. Sisko" version "Crossover" personnel {
  Federation
  OFFICER, SECURITY, Diplomacy, Honor, Leadership, Navigation x2
  8 / 8 / 8
  species human
  icons [Cmd], [MQ], [TE]
  property [DS9]
  traits captain, male
  opposite_of "Benjamin Sisko"
  mentions "Professor Sisko"
  lovers "Professor Sisko"
  special download "You Can't Kill the Captain"
}

card "Professor Sisko" version "Crossover" personnel {
  Federation
  SCIENCE, Astrophysics, Stellar Cartography, Physics, Treachery
  5 / 7 / 5
  species human
  icons [MQ], [Stf], [TE]
  property [DS9]
  traits female, professor
  mentions "Benjamin Sisko", "Jake Sisko"
  special download "Study Divergent History"
}

card "Sarah Shaw" personnel universal {
  Federation
  OFFICER, Transporter Skill, Computer Skill, Astrophysics
  5 / 5 / 6
  species human
  icons [Cmd], [MQ], [TE]
  property [DS9]
  traits female
}

card "Stoichkov" personnel universal {
  Federation
  ENGINEER, Transporter Skill, Stellar Cartography
  4 / 7 / 4
  species human
  icons [MQ], [Stf], [TE]
  property [DS9]
  traits cook, male, support_personnel
}

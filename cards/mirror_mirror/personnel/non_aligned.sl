set mirror_mirror "Mirror, Mirror" released 2000

card "Balok" personnel {
  Non-Aligned
  OFFICER, Diplomacy, Honor, Leadership
  8 / 8 / 4
  species humanoid
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits male
}

card "Dr. Roger Korby" personnel {
  Non-Aligned
  MEDICAL, Archaeology, Computer Skill, Cybernetics
  5 / 9 / 8
  species android
  icons [AU], [OS]
  property [TOS]
  traits male
  mentions "Christine Chapel"
  special download "Scorched Hand"
}

card "Ezri" personnel {
  Non-Aligned
  CIVILIAN, SCIENCE, Transporter Skill, Leadership, Geology, Stellar Cartography
  4 / 7 / 6
  species Trill
  icons [KCA], [MQ], [Stf], [TE]
  property [DS9]
  traits female
  opposite_of "Ezri Dax"
  mentions "The Intendant", "Mr. Brunt"
  special download "Crossover"
}

card "Mr. Sisko" personnel {
  Non-Aligned
  SECURITY, Leadership x2, Biology, Navigation, Honor
  6 / 8 / 8
  species human
  icons [Cmd], [KCA], [MQ], [TE]
  property [DS9]
  traits male
  opposite_of "Benjamin Sisko"
  mentions "The Intendant"
  not encoded "one sentence of its text cannot be read yet"
}

card "Professor Sisko" personnel {
  Non-Aligned
  SCIENCE, ENGINEER, Astrophysics, Physics
  6 / 8 / 5
  species human
  icons [KCA], [MQ], [Stf], [TE]
  property [DS9]
  traits female, professor
  mentions "Benjamin Sisko", "Jake"
  not encoded "one sentence of its text cannot be read yet"
}

card "Ruk" personnel {
  Non-Aligned
  SECURITY, ENGINEER, Exobiology, Geology
  6 / 6 / 16
  species android
  icons [AU], [OS], [Stf]
  property [TOS]
  traits bodyguard, male
  mentions "Roger Korby"
}

card "Thomas Paris" personnel {
  Non-Aligned
  CIVILIAN, Navigation x2, Transporter Skill, SECURITY, Treachery
  5 / 6 / 7
  species human
  icons [AU], [Stf]
  property [VOY]
  traits male
  mentions "Harry Kim", "Tom Paris"
  not encoded "one sentence of its text cannot be read yet"
}

card "Wyatt Earp" personnel {
  Non-Aligned
  SECURITY, Law, Leadership, Acquisition
  6 / 7 / 8
  species human
  icons [AU], [OS]
  property [TOS]
  traits Capturing_related, male
  not encoded "one sentence of its text cannot be read yet"
}

set crossover "Crossover" released 2015

card "Captain Lursa" personnel {
  Klingon
  OFFICER, ENGINEER, Geology, Honor, Leadership, Navigation
  8 / 8 / 8
  species klingon_species
  icons [Cmd], [KCA], [MQ]
  property [DS9]
  traits captain, female
  opposite_of "Lursa"
  mentions "Captain B'Etor", "Regent Worf"
  special download "Historic Coming Together"
}

card "Nu'Tal" personnel {
  Klingon
  OFFICER, Anthropology, Music, SECURITY, Treachery, Law
  4 / 5 / 8
  species klingon_species
  icons [Cmd], [KCA], [MQ]
  property [DS9]
  traits captain, male
  mentions "Kira Nerys", "The Intendant", "Security Chief Garak"
}

card "Regent Worf" version "Crossover" personnel {
  Klingon
  VIP, SECURITY, OFFICER, Leadership, Treachery
  4 / 7 / 10
  species klingon_species
  icons [Cmd], [KCA], [MQ]
  property [DS9]
  traits general, male
  opposite_of "Worf"
  special download "Pride of the Fleet"
  special download "Taking Charge"
}

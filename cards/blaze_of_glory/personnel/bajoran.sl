set blaze_of_glory "Blaze of Glory" released 1999

card "Furel" personnel {
  Bajoran
  CIVILIAN, ENGINEER, Biology, Geology, Resistance
  6 / 7 / 7
  species bajoran_species
  icons [Stf]
  property [DS9]
  traits male, Shakaar_cell
  mentions "Kira Nerys", "Shakaar"
  special download "Sniper"
}

card "Lupaza" personnel {
  Bajoran
  CIVILIAN, MEDICAL, Resistance, Smuggling, Computer Skill
  7 / 7 / 7
  species bajoran_species
  icons [Stf]
  property [DS9]
  traits female, Shakaar_cell
  mentions "Furel", "Kira Nerys", "Shakaar"
}

card "Riker Wil" personnel {
  Bajoran
  SECURITY, Navigation, Treachery, Diplomacy, Music
  5 / 8 / 8
  species human, bajoran_species
  icons [Maq], [Stf]
  property [TNG]
  traits male
  names "William T. Riker"
  mentions "Ro Laren"
  not encoded "one sentence of its text cannot be read yet"
}

card "Ro Laren" version "Blaze of Glory" personnel {
  Bajoran
  CIVILIAN, SECURITY, Navigation, Astrophysics
  6 / 8 / 6
  species bajoran_species
  icons [Maq], [Stf]
  property [TNG]
  traits female
  dots 1
  your [Maq] personnel here except this: CUNNING +2
}

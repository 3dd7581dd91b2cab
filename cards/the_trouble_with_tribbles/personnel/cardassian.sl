set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "Broca" personnel {
  Cardassian
  VIP, Archaeology, Geology, ENGINEER, Treachery
  2 / 6 / 7
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits legate, male
  mentions "Damar"
}

card "Kira" personnel {
  Cardassian, Bajoran, Federation
  OFFICER, Leadership, Resistance, SECURITY, Navigation, Honor x2
  7 / 7 / 8
  species bajoran_species
  icons [Cmd]
  property [DS9]
  traits cardassian_resistance, female
  names "Kira Nerys"
  mentions "Legate Damar"
  not encoded "its STRENGTH is more or less by X"
  not encoded "2 sentences of its text cannot be read yet"
}

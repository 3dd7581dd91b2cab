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
  7 / 7 / 8+X
  X = 3 if some [Dom] personnel or craft in opposing_force else 0
  species bajoran_species
  icons [Cmd]
  property [DS9]
  traits cardassian_resistance, female
  names "Kira Nerys"
  mentions "Legate Damar"
  dots 1
}

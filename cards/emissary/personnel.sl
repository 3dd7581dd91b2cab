set emissary "Emissary" released 2012

card "Jerax" personnel universal {
  Cardassian
  SECURITY, Biology, Geology
  4 / 6 / 9
  species cardassian_species
  icons [Stf]
  property [DS9]
  traits male, support_personnel
}

card "Investigator Odo" personnel {
  Cardassian
  SECURITY, Anthropology, Honor, Law x2
  7 / 9 / 10
  icons [AU], [Cmd]
  property [DS9]
  traits male
  dots 1
  once per game: you may capture one personnel present
}

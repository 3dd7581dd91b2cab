set voyager "Voyager" released 2001

card "Tabor" personnel {
  Bajoran, Federation
  ENGINEER, Honor, Youth, SECURITY, Resistance, Stellar Cartography
  8 / 7 / 6
  species bajoran_species
  icons [DQ], [Maq], [Stf]
  property [VOY]
  traits male
  mentions "Crell Moset", "Teero"
}

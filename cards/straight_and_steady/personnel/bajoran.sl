set straight_and_steady "Straight and Steady" released 2010

card "Akorem Laan" personnel {
  Bajoran
  CIVILIAN, Anthropology, Navigation, Physics, Law
  8 / 6 / 6
  species bajoran_species
  icons [22], [AU], [Stf]
  property [DS9]
  traits male
  mentions "The Emissary"
  special download "D'jarras"
}

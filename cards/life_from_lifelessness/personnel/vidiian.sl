set life_from_lifelessness "Life From Lifelessness" released 2010

card "Delanh" personnel universal {
  Vidiian
  CIVILIAN, Greed, SECURITY, Physics
  4 / 6 / 6
  species vidiian_species
  icons [AU], [DQ]
  property [VOY]
  traits male
  mentions "Kathryn Janeway"
}

set life_from_lifelessness "Life From Lifelessness" released 2010

card "Zivan" personnel universal {
  Hirogen
  MEDICAL, Physics
  5 / 6 / 6
  species hirogen_species
  icons [DQ]
  property [VOY]
  traits male
  mentions "Harkan", "Weiss"
  special download "Body Armor"
}

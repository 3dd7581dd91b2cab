set the_gift "The Gift" released 2018

card "Janeway" personnel {
  Hirogen, Klingon
  VIP, Honor, Anthropology, SCIENCE
  6 / 5 / 6
  species human, klingon_species
  icons [DQ], [Stf]
  property [VOY]
  traits captain, female
  dots 1
  names "Kathryn Janeway"
  mentions "Karr"
  special download "Warrior's Birthright"
  your [Hir] personnel present: STRENGTH +1
}

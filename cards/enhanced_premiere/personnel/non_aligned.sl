set enhanced_premiere "Enhanced Premiere" released 2000

card "Beverly and Will" dual_personnel {
  Non-Aligned
  CIVILIAN, MEDICAL x2, Biology
  CIVILIAN, Navigation, Diplomacy, Anthropology
  7 / 7 / 4
  7 / 8 / 7
  persons "Beverly", "Will"
  downloaders "Beverly"
  species human, Barkonian
  icons [Stf]
  second_icons [Stf]
  property [TNG]
  traits female, male
  names "Beverly Crusher", "William T. Riker"
  mentions "Data"
  not encoded "where several are chosen it is one personnel"
  special download any "Tricorder"
}

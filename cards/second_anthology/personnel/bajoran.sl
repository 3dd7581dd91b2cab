set second_anthology "Second Anthology" released 2000

card "Vedek Dax" personnel {
  Bajoran
  SCIENCE, ENGINEER, Anthropology, Physics, Navigation, Exobiology
  7 / 9 / 7
  species Trill
  icons [Orb], [Stf]
  property [DS9]
  traits female, Circle_related, with_symbiont, vedek
  names "Jadzia Dax"
  mentions "Kira Nerys"
}

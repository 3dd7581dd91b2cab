set equilibrium "Equilibrium" released 2018

card "Worf and Jadzia" dual_personnel {
  Klingon, Federation
  OFFICER, Honor x2, SECURITY
  SCIENCE, Anthropology, Physics, Astrophysics
  8 / 6 / 10
  8 / 9 / 8
  persons "Worf", "Jadzia"
  downloaders "Worf"
  species klingon_species, Trill
  icons [Cmd]
  second_icons [Stf]
  property [DS9]
  traits female, male, with_symbiont
  names "Worf", "Jadzia Dax"
  not encoded "where several are chosen it is one personnel"
  special download "The Beating Heart"
}

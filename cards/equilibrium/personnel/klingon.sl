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
  not encoded "it is counted and chosen as one personnel, who has what both of them have"
  special download "The Beating Heart"
}

set the_gamma_quadrant "The Gamma Quadrant" released 2015

card "Selan" personnel universal {
  Romulan
  SCIENCE, Computer Skill, Tal Shiar
  5 / 7 / 6
  species romulan_species
  icons [Stf]
  property [DS9]
  traits male, support_personnel
}

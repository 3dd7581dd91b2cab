set the_gamma_quadrant "The Gamma Quadrant" released 2015

card "Prosar" personnel universal {
  Ferengi
  CIVILIAN, Astrophysics, FCA, Youth, Stellar Cartography
  6 / 6 / 6
  species ferengi_species
  icons [Cmd]
  property [DS9]
  traits Deep_Space_9_related, male
  mentions "Quark"
}

set voyager "Voyager" released 2001

card "Dr. Arridor" personnel {
  Ferengi
  MEDICAL, Treachery, Exobiology, Anthropology, Physics, Leadership, Acquisition
  3 / 8 / 5
  species ferengi_species
  icons [Cmd]
  property [VOY]
  traits male
  mentions "Goss", "Kol"
}

card "Kol" personnel {
  Ferengi
  SCIENCE, Navigation, Treachery, Greed, Computer Skill, Stellar Cartography
  4 / 6 / 6
  species ferengi_species
  icons [Stf]
  property [VOY]
  traits male
  mentions "Goss"
}

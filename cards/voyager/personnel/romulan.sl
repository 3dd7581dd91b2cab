set voyager "Voyager" released 2001

card "Dr. Telek R'Mor" personnel {
  Romulan
  SCIENCE, Astrophysics x2, Stellar Cartography, Honor, ENGINEER
  7 / 7 / 7
  species romulan_species
  icons [AU], [Cmd]
  property [VOY]
  traits male
  dots 1
  may report aboard ship
}

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

card "Nevala" personnel {
  Romulan
  ENGINEER, Navigation, Computer Skill x2, Physics, Astrophysics
  6 / 7 / 6
  species romulan_species
  icons [Stf]
  property [VOY]
  traits female
  mentions "Rekar"
  special download "Romulan PADD"
}

card "Rekar" personnel {
  Romulan
  OFFICER, SECURITY, Treachery, Exobiology, Leadership, Geology
  5 / 7 / 8
  species romulan_species
  icons [Cmd]
  property [VOY]
  traits male
  commands "U.S.S. Prometheus"
  special download "Commandeer Ship"
}

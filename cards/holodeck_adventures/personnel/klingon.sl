set holodeck_adventures "Holodeck Adventures" released 2001

card "B'Elanna Daughter of Miral" personnel {
  Klingon
  ENGINEER, ENGINEER, Leadership, Diplomacy, Honor, Computer Skill x2
  8 / 8 / 7
  species human, klingon_species
  icons [DQ], [Stf]
  property [VOY]
  traits female
  names "B'Elanna Torres"
  mentions "Kohlar"
}

card "Chancellor Gowron" personnel {
  Klingon
  VIP, Leadership x2, Anthropology, Law
  6 / 8 / 9
  species klingon_species
  icons [Cmd]
  property [DS9]
  traits chancellor, male
  names "Gowron"
  special download "HQ: War Room"
  special download "Council of Warriors"
}

card "Kar'meth" personnel universal {
  Klingon
  SCIENCE, Biology, Stellar Cartography
  6 / 7 / 6
  species klingon_species
  icons [DQ], [Stf]
  property [VOY]
  traits male, support_personnel
}

card "Nirok" personnel {
  Klingon
  SECURITY, Exobiology, Navigation, Astrophysics
  7 / 6 / 7
  species klingon_species
  icons [DQ], [Stf]
  property [VOY]
  traits male
}

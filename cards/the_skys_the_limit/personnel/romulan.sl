set the_skys_the_limit "The Sky's the Limit" released 2013

card "Relam" personnel {
  Romulan
  OFFICER, Stellar Cartography, Treachery, SCIENCE
  5 / 7 / 7
  species romulan_species
  icons [Cmd]
  property [TNG]
  traits captain, male
  commands "D'deridex"
}

card "Tarvang" personnel universal {
  Romulan
  ENGINEER, Navigation, Physics
  5 / 7 / 6
  species romulan_species
  icons [Stf]
  property [TNG]
  traits male, support_personnel, Enterprise_related
}

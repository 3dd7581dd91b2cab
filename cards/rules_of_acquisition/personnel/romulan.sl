set rules_of_acquisition "Rules of Acquisition" released 1999

card "Patahk" personnel {
  Romulan
  OFFICER, Navigation, Stellar Cartography, Physics
  6 / 8 / 7
  species romulan_species
  icons [Cmd]
  property [TNG]
  traits male, Enterprise_related
  commands "Pi"
  mentions "Worf"
  not encoded "one sentence of its text cannot be read yet"
}

card "Senator Cretak" personnel {
  Romulan
  VIP, Honor, Law, SECURITY, Physics
  7 / 7 / 5
  species romulan_species
  icons [Cmd]
  property [DS9]
  traits Deep_Space_9_related, female, senator
  dots 1
  mentions "Kimara Cretak"
  your [Rom] ship here: WEAPONS +2
}

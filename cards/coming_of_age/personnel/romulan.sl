set coming_of_age "Coming of Age" released 2018

card "Jacen" personnel universal {
  Romulan
  CIVILIAN, SECURITY, Navigation, Computer Skill, Astrophysics
  6 / 8 / 7
  species romulan_species
  icons [Stf]
  property [TNG]
  traits male, romulan_underground
  mentions "Data", "Dr. Koramar", "Jean-Luc Picard"
}

card "Mengran" personnel universal {
  Romulan
  ENGINEER, Stellar Cartography, Biology, Astrophysics, Honor
  8 / 7 / 5
  species romulan_species
  icons [Stf]
  property [TNG]
  traits male, romulan_underground
  mentions "N'Vek"
}

card "Nefets" personnel universal {
  Romulan
  OFFICER, Honor, SCIENCE, Leadership, Geology
  7 / 6 / 6
  species romulan_species
  icons [Cmd]
  property [TNG]
  traits male, romulan_underground
  mentions "Taris"
}

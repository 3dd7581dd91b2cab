set the_motion_pictures "The Motion Pictures" released 2002

card "Caithlin Dar" personnel {
  Romulan
  VIP, Youth, Honor, Diplomacy, Exobiology
  7 / 7 / 4
  species romulan_species
  icons [AU], [Films], [SKR]
  property [TFF]
  traits ambassador, female
  mentions "Sybok"
  not encoded "one sentence of its text cannot be read yet"
}

card "Nanclus" personnel {
  Romulan
  VIP, Diplomacy, Treachery, Tal Shiar, Geology
  4 / 9 / 6
  species romulan_species
  icons [AU], [Films]
  property [TUC]
  traits ambassador, male
  mentions "Admiral Cartwright", "General Chang", "Chancellor Gorkon"
  not encoded "one sentence of its text cannot be read yet"
}

set homefront_three "Homefront III" released 2012

card "Sabrun" personnel universal {
  Romulan
  VIP, Law, Diplomacy, Exobiology
  5 / 7 / 6
  species romulan_species
  property [Nem]
  traits male, senator
}

card "The Viceroy" version "Homefront III" personnel {
  Romulan
  MEDICAL, Leadership, Empathy, Treachery, Exobiology, Geology
  3 / 7 / 9
  species Reman
  icons [Cmd]
  property [Nem]
  traits counselor, general, male
  mentions "Deanna Troi", "Shinzon"
  special download "Empathic Touch"
}

card "Tomalak" version "Homefront III" personnel {
  Romulan
  OFFICER, Diplomacy, Leadership, Navigation, Law, Treachery
  4 / 7 / 9
  species romulan_species
  icons [Cmd]
  property [TNG]
  traits male, Enterprise_related
  commands "Deranas"
  special download one captains_order card
}

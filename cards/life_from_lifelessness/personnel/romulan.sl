set life_from_lifelessness "Life From Lifelessness" released 2010

card "Sela" version "Life From Lifelessness" personnel {
  Romulan
  VIP, Tal Shiar, Treachery, Diplomacy, Youth
  5 / 9 / 8
  species human, romulan_species
  property [TNG]
  traits female
  mentions "B'Etor", "Lursa"
  special download "Romulan \"Reunification\""
}

card "Subcommander Decius" personnel {
  Romulan
  OFFICER, Navigation, SCIENCE
  4 / 7 / 8
  species romulan_species
  icons [AU], [OS], [Stf]
  property [TOS]
  traits male
  not encoded "one sentence of its text cannot be read yet"
}

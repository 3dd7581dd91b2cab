set nemesis "Nemesis" released 2023

card "Sevek" version "Nemesis" personnel {
  Vulcan
  MEDICAL, Biology, Geology
  7 / 6 / 7
  species vulcan_species
  icons [AU], [Stf]
  property [FC]
  traits male
  mentions "Solkar"
  not encoded "one sentence of its text cannot be read yet"
}

card "Solkar" version "Nemesis" personnel {
  Vulcan
  OFFICER, Honor, Anthropology, Exobiology, Leadership, Diplomacy
  9 / 8 / 8
  species vulcan_species
  icons [AU], [Cmd]
  property [FC]
  traits male
  commands "Vulcan Lander"
  mentions "Zefram Cochrane"
}

card "T'Shonra" version "Nemesis" personnel {
  Vulcan
  SCIENCE, Astrophysics, Stellar Cartography, Music
  7 / 8 / 4
  species vulcan_species
  icons [AU], [Stf]
  property [FC]
  traits female
  mentions "Zefram Cochrane"
  not encoded "one sentence of its text cannot be read yet"
}

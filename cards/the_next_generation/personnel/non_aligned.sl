set the_next_generation "The Next Generation" released 2015

card "Dr. Syrus" personnel universal {
  Non-Aligned
  MEDICAL, Law
  5 / 8 / 4
  species Tilonian
  icons [AU], [Stf]
  property [TNG]
  traits male
}

card "Koral" version "The Next Generation" personnel {
  Non-Aligned, Klingon
  CIVILIAN, Archaeology, Smuggling, Navigation, Treachery, Stellar Cartography
  3 / 4 / 10
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits male, Stone_of_Gol_related
  commands "Klingon shuttle"
}

card "Vash" version "The Next Generation" personnel {
  Non-Aligned
  SCIENCE, Archaeology x2, Treachery, Anthropology, Smuggling, Acquisition
  4 / 7 / 5
  special download "Dig"
  species human
  property [TNG]
  traits female, thief
}

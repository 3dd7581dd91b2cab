set dogs_of_war "Dogs of War" released 2021

card "Chancellor Martok" personnel {
  Klingon
  VIP, OFFICER, Leadership, Diplomacy, Honor x2, Law
  9 / 8 / 8
  species klingon_species
  icons [Cmd]
  property [DS9]
  traits chancellor, general, high_council, high_council_leader, male
  dots 1
  names "Martok"
  commands "I.K.C. Rotarran"
  mentions "Gowron"
  once per game: you may download "Mantle of the Empire"
}

card "Chu'vok" personnel {
  Klingon
  VIP, Leadership, ENGINEER, Honor, Archaeology
  7 / 7 / 8
  species klingon_species
  icons [Cmd]
  property [DS9]
  traits general, male
  commands "Modified Vor'Cha"
  mentions "Chancellor Gowron"
}

card "Worf Son of Mogh" version "Dogs of War" personnel {
  Klingon, Non-Aligned
  CIVILIAN, SECURITY, Honor x2, Leadership, Law
  9 / 6 / 10
  species klingon_species
  icons [Cmd]
  property [DS9]
  traits male
  dots 1
  names "Worf"
  mentions "Ezri Dax", "Chancellor Gowron"
  lovers "Ezri Dax"
  your [Kli] personnel present except this: INTEGRITY +1
}

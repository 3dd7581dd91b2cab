set equilibrium "Equilibrium" released 2018

card "Joran" personnel {
  Non-Aligned
  CIVILIAN, Music x2, Treachery x2, Anthropology, SECURITY
  3 / 7 / 8
  species human
  property [DS9]
  traits male
  names "Benjamin Sisko"
  mentions "Jadzia Dax"
  special download "Shrouded Assailant"
  not encoded "some of what the list says under Characteristics/ Keywords cannot be read yet"
}

card "Lela" personnel {
  Non-Aligned
  VIP, Law x2, Diplomacy, Stellar Cartography, Leadership
  7 / 8 / 7
  species bajoran_species
  property [DS9]
  traits female
  names "Kira Nerys"
  mentions "Jadzia Dax"
  not encoded "one sentence of its text cannot be read yet"
  not encoded "some of what the list says under Characteristics/ Keywords cannot be read yet"
}

card "Torias" personnel {
  Non-Aligned
  OFFICER, Navigation x2, ENGINEER, Astrophysics, Youth
  7 / 7 / 5
  species human
  icons [Stf]
  property [DS9]
  traits male
  names "Julian Bashir"
  mentions "Jadzia Dax"
  not encoded "one sentence of its text cannot be read yet"
  not encoded "some of what the list says under Characteristics/ Keywords cannot be read yet"
}

card "Yedrin Dax" personnel {
  Non-Aligned
  SCIENCE, Astrophysics, Physics, Anthropology, Treachery
  5 / 9 / 7
  species human, Trill
  icons [AU], [GQ], [Stf]
  property [DS9]
  traits male, with_symbiont
  mentions "Jadzia Dax"
  not encoded "one sentence of its text cannot be read yet"
}

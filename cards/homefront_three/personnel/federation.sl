set homefront_three "Homefront III" released 2012

card "T'Lara" personnel universal {
  Federation
  VIP, Leadership, Law, Exobiology, Mindmeld
  7 / 8 / 5
  species vulcan_species
  icons [Cmd]
  property [DS9]
  traits admiral, female
  mentions "Ch'Pok", "Worf"
}

card "Wesley Crusher" version "Homefront III" personnel {
  Federation
  OFFICER, Navigation, Physics, Youth, Honor, Computer Skill, Stellar Cartography
  nothing / 8 / 6
  species human
  icons [Stf]
  property [TNG]
  traits cadet, male
  not encoded "its INTEGRITY is X"
  not encoded "one sentence of its text cannot be read yet"
}

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

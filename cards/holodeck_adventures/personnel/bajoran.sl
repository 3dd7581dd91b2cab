set holodeck_adventures "Holodeck Adventures" released 2001

card "Els Renora" personnel {
  Bajoran
  VIP, Law x2, MEDICAL, Anthropology
  8 / 8 / 2
  species bajoran_species
  property [DS9]
  traits female
  mentions "Jadzia Dax"
}

card "Iden" personnel {
  Bajoran, Hirogen
  VIP, Leadership, Anthropology, Diplomacy, Treachery, Astrophysics
  5 / 9 / 8
  icons [Cmd], [DQ], [Holo]
  property [VOY]
  traits Capturing_related, male
  special download "Children of Light"
}

card "Teero Anaydis" personnel {
  Bajoran
  CIVILIAN, Treachery, Exobiology, MEDICAL, Anthropology, Computer Skill
  3 / 9 / 7
  species bajoran_species
  icons [Cmd], [Maq]
  property [VOY]
  traits male, vedek
  mentions "Tuvok"
}

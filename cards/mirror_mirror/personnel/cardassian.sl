set mirror_mirror "Mirror, Mirror" released 2000

card "Aramax" personnel universal {
  Cardassian
  MEDICAL, SCIENCE, Greed
  4 / 8 / 6
  species cardassian_species
  icons [KCA], [MQ], [Stf]
  property [DS9]
  traits male, support_personnel
  mentions "Security Chief Garak"
}

card "Dorza" personnel universal {
  Cardassian
  SCIENCE, Biology, Stellar Cartography
  7 / 6 / 6
  species cardassian_species
  icons [KCA], [MQ], [Stf]
  property [DS9]
  traits female, support_personnel, Terok_Nor_related
  mentions "The Intendant"
}

card "Overseer Mardel" personnel {
  Cardassian
  ENGINEER, Exobiology, Anthropology, Geology
  5 / 5 / 7
  species cardassian_species
  icons [Cmd], [KCA], [MQ]
  property [DS9]
  traits male, Terok_Nor_related
  mentions "Overseer Odo"
}

card "Security Chief Garak" personnel {
  Cardassian
  OFFICER, Computer Skill, SECURITY, Biology, Treachery x2
  3 / 7 / 8
  species cardassian_species
  icons [Cmd], [KCA], [MQ]
  property [DS9]
  traits male
  opposite_of "Elim Garak"
  mentions "The Intendant", "Regent Worf"
  not encoded "one sentence of its text cannot be read yet"
}

card "Thrax" personnel {
  Cardassian
  SECURITY, Physics, Exobiology, Law, Computer Skill
  3 / 8 / 8
  species cardassian_species
  icons [AU], [Cmd]
  property [DS9]
  traits male, Terok_Nor_related
  mentions "Odo"
}

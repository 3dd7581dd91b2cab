set enhanced_premiere "Enhanced Premiere" released 2000

card "Sons of Mogh" dual_personnel {
  Klingon
  OFFICER, Honor, Computer Skill, Navigation
  SECURITY, Honor x2, Navigation, Diplomacy
  8 / 6 / 8
  8 / 6 / 10
  persons "Kurn", "Worf"
  species klingon_species
  icons [Cmd]
  second_icons [Cmd]
  property [TNG]
  traits male
  names "Kurn", "Worf"
  mentions "Gowron"
  not encoded "where several are chosen it is one personnel"
}

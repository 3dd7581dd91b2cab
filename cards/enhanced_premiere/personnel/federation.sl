set enhanced_premiere "Enhanced Premiere" released 2000

card "Data and Geordi" dual_personnel {
  Federation
  OFFICER, ENGINEER, Music, Computer Skill
  ENGINEER, ENGINEER, Physics
  6 / 10 / 12
  8 / 8 / 6
  persons "Data", "Geordi"
  downloaders "Geordi"
  species android, human
  icons [Stf]
  second_icons [Stf]
  nemesis_icons yellow_right
  property [TNG]
  traits male, Soong_type
  names "Data", "Geordi La Forge"
  mentions "Lore"
  not encoded "where several are chosen it is one personnel"
  special download "Tricorder"
}

card "Jean-Luc and Beverly" dual_personnel {
  Federation
  OFFICER, Diplomacy, Archaeology, Honor
  MEDICAL, MEDICAL, Exobiology
  7 / 8 / 5
  6 / 8 / 4
  persons "Jean-Luc", "Beverly"
  downloaders "Beverly"
  species human
  icons [Stf]
  second_icons [Stf]
  property [TNG]
  traits female, male
  names "Jean-Luc Picard", "Beverly Crusher"
  not encoded "where several are chosen it is one personnel"
  special download "Hypospray"
}

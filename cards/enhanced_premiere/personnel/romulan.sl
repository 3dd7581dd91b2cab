set enhanced_premiere "Enhanced Premiere" released 2000

card "Data and Picard" dual_personnel {
  Romulan, Federation
  CIVILIAN, ENGINEER, Astrophysics, Computer Skill
  CIVILIAN, Diplomacy, Anthropology, Archaeology
  8 / 12 / 12
  8 / 8 / 6
  persons "Data", "Picard"
  species android, human, romulan_species
  icons [Stf]
  second_icons [Stf]
  property [TNG]
  traits captain, male, Soong_type
  names "Data", "Jean-Luc Picard"
  mentions "Spock"
  not encoded "where several are chosen it is one personnel"
}

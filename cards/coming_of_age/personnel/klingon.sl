set coming_of_age "Coming of Age" released 2018

card "Larg" personnel universal {
  Klingon
  OFFICER, Leadership, SECURITY, Computer Skill, Klingon Intelligence
  4 / 6 / 8
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits captain, Duras_related, male
}

card "Qup'ta" personnel universal {
  Klingon
  SCIENCE, ENGINEER, Archaeology, Diplomacy
  7 / 7 / 7
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits high_council, male
  mentions "K'mpec"
}

card "Vol'Jin" personnel universal {
  Klingon
  MEDICAL, Physics, Navigation, Exobiology
  4 / 6 / 8
  species klingon_species
  icons [Stf]
  property [TNG]
  traits Pagh_related, male
  mentions "Vekma", "Kargan"
  lovers "Vekma"
}

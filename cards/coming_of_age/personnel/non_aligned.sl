set coming_of_age "Coming of Age" released 2018

card "Aaron Conor" personnel {
  Non-Aligned
  CIVILIAN, Leadership, ENGINEER, Biology, Honor
  7 / 8 / 8
  species human
  property [TNG]
  traits male
  mentions "Deanna Troi"
  lovers "Deanna Troi"
  not encoded "one sentence of its text cannot be read yet"
}

card "Alexana Devos" personnel {
  Non-Aligned
  SECURITY, Law, Leadership, MEDICAL, Biology, Archaeology
  7 / 8 / 7
  species Rutian
  icons [Stf]
  property [TNG]
  traits female
}

card "Dacres" personnel universal {
  Non-Aligned
  SECURITY, Astrophysics, Biology, Physics, Treachery
  4 / 7 / 7
  species humanoid
  icons [Stf]
  property [TNG]
  traits male, Stone_of_Gol_related
  mentions "Baran", "Galen", "Narik", "Vekor"
}

card "Tayar" personnel universal {
  Non-Aligned
  MEDICAL, Computer Skill, Physics, Stellar Cartography
  5 / 7 / 7
  species borg_species
  icons [Def]
  property [TNG]
  traits male, The_One_related
  mentions "The One"
}

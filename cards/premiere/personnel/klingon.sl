set premiere "Premiere" released 1994

card "Kromm" personnel universal {
  Klingon
  ENGINEER, Physics
  5 / 6 / 8
  species klingon_species
  icons [Stf]
  property [TNG]
  traits male
}

card "Kurak" personnel {
  Klingon
  SCIENCE, Astrophysics, Computer Skill, Physics, Honor
  6 / 7 / 6
  species klingon_species
  icons [Stf]
  property [TNG]
  traits female, Metaphasic_Shield_related
}

set engage "Engage" released 2012

card "Corak" personnel universal {
  Cardassian
  SCIENCE, Biology, Physics
  4 / 7 / 6
  species cardassian_species
  icons [Stf]
  property [TNG]
  traits glinn, male, support_personnel, Enterprise_related
  mentions "Gul Lemec"
}

card "Gollek" personnel {
  Cardassian
  ENGINEER, Leadership, Computer Skill, Navigation, Diplomacy
  6 / 8 / 4
  species cardassian_species
  icons [Cmd]
  property [TNG]
  traits female
}

card "Joret Dal" personnel {
  Cardassian, Federation
  SECURITY, SCIENCE, Stellar Cartography, Honor
  5 / 7 / 7
  species cardassian_species
  icons [Among-Car], [Stf]
  property [TNG]
  traits infiltrator, male
  commands "Type VI Shuttlecraft"
  special download "Escape Pod"
  special download "Counterintelligence"
  not encoded "an infiltrator takes no part in what those do whom he is with"
}

set resistance_is_futile "Resistance is Futile" released 2011

card "Jae" personnel universal {
  Federation
  SCIENCE, Navigation, Stellar Cartography
  6 / 7 / 5
  species human
  icons [Ent-E]
  property [FC]
  traits female, support_personnel
}

card "Suzanne Dumont" personnel universal {
  Federation
  ENGINEER, Astrophysics, Transporter Skill, Honor
  7 / 7 / 6
  species human
  icons [Cmd], [FC]
  property [FC]
  traits female
  mentions "Wesley Crusher", "Maggie Hubbell"
}

card "Jean-Luc" personnel {
  Federation
  OFFICER, Leadership, SECURITY, Archaeology
  7 / 8 / 7+X
  X = 4 if some [Bor] personnel or craft in opposing_force else 0
  species human, borg_species
  icons [Com], [Def], [Ent-E], [Nav]
  property [FC]
  traits male
  names "Jean-Luc Picard"
  dots 1
  special download "Prepare Assault Teams" if some [Ent-E] personnel together_with this where it != this
}

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
  7 / 8 / 7
  species human, borg_species
  icons [Com], [Def], [Ent-E], [Nav]
  property [FC]
  traits male
  names "Jean-Luc Picard"
  not encoded "its STRENGTH is more or less by X"
  not encoded "3 sentences of its text cannot be read yet"
}

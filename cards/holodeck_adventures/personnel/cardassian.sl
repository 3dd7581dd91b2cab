set holodeck_adventures "Holodeck Adventures" released 2001

card "Crell Moset" personnel {
  Cardassian
  MEDICAL, MEDICAL, Exobiology x2, Treachery
  3 / 8 / 5
  icons [DQ], [Holo], [Stf]
  property [VOY]
  traits male
  not encoded "one sentence of its text cannot be read yet"
}

card "Doran" personnel universal {
  Cardassian, Hirogen
  SECURITY, Archaeology, Transporter Skill
  6 / 7 / 8
  icons [DQ], [Holo], [Stf]
  property [VOY]
  traits male, support_personnel
  mentions "The Doctor"
}

card "Ekoor" personnel {
  Cardassian
  OFFICER, Leadership, Honor
  7 / 7 / 8
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits cardassian_resistance, male
  not encoded "one sentence of its text cannot be read yet"
}

card "Harath" personnel universal {
  Cardassian, Hirogen
  SCIENCE, Astrophysics, Computer Skill
  6 / 8 / 7
  icons [DQ], [Holo], [Stf]
  property [VOY]
  traits male, support_personnel
}

card "Kejal" personnel {
  Cardassian, Hirogen
  ENGINEER, Computer Skill, Transporter Skill, Honor
  8 / 8 / 4
  icons [DQ], [Holo], [Stf]
  property [VOY]
  traits female
  mentions "Iden"
  special download "Holo-Projectors"
}

card "Mila" personnel {
  Cardassian
  CIVILIAN, MEDICAL, Computer Skill, Honor
  8 / 8 / 3
  species cardassian_species
  property [DS9]
  traits cardassian_resistance, female
  mentions "Damar", "Enabran Tain"
  special download one equipment
}

card "Rusot" personnel {
  Cardassian
  OFFICER, Treachery, Astrophysics
  4 / 6 / 7
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits cardassian_resistance, gul, male
  not encoded "one sentence of its text cannot be read yet"
}

card "Seskal" personnel {
  Cardassian
  OFFICER, SCIENCE, Stellar Cartography, Anthropology
  5 / 7 / 7
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits cardassian_resistance, gul, male
  mentions "Damar", "Kira Nerys"
}

card "Vornar" personnel universal {
  Cardassian
  SECURITY, Transporter Skill, Biology, Honor
  8 / 7 / 7
  species cardassian_species
  icons [Stf]
  property [DS9]
  traits cardassian_resistance, male
  mentions "Damar"
}

set metamorphosis "Metamorphosis" released 2018

card "Alexander Rozhenko" version "Metamorphosis" personnel {
  Klingon
  ENGINEER, Honor, Transporter Skill, Youth
  7 / 5 / 6
  species klingon_species, human
  icons [Stf]
  property [DS9]
  traits male
  mentions "K'Ehleyr", "Martok", "Worf"
  not encoded "one sentence of its text cannot be read yet"
}

card "B'amara" personnel universal {
  Klingon
  MEDICAL, Biology, Honor, Physics, Computer Skill
  7 / 6 / 7
  species klingon_species
  icons [Stf]
  property [DS9]
  traits arms_dealer, female, high_council, nurse
  mentions "Martok"
}

card "Meraht" personnel universal {
  Klingon
  OFFICER, Klingon Intelligence, Transporter Skill, Honor, Exobiology, Anthropology
  7 / 6 / 7
  species klingon_species
  icons [Cmd]
  property [DS9]
  traits female
  mentions "Gowron"
}

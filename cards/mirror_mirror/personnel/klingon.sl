set mirror_mirror "Mirror, Mirror" released 2000

card "Korvek" personnel universal {
  Klingon
  ENGINEER, Computer Skill, Transporter Skill, Archaeology
  6 / 7 / 6
  species klingon_species
  icons [KCA], [MQ], [Stf]
  property [DS9]
  traits male
  mentions "Regent Worf"
}

card "Loreva" personnel universal {
  Klingon
  MEDICAL, Exobiology
  5 / 6 / 6
  species klingon_species
  icons [KCA], [MQ]
  property [DS9]
  traits female
}

card "Regent Worf" personnel {
  Klingon
  VIP, OFFICER, Treachery, Leadership, Navigation
  5 / 6 / 10
  species klingon_species
  icons [Cmd], [KCA], [MQ]
  property [DS9]
  traits general, male
  opposite_of "Worf"
  special download "Make It So"
  not encoded "one sentence of its text cannot be read yet"
}

card "Rinox" personnel {
  Klingon
  OFFICER, ENGINEER, Archaeology, Treachery
  3 / 4 / 8
  species klingon_species
  icons [Cmd], [KCA], [MQ]
  property [DS9]
  traits Capturing_related, male
  mentions "Regent Worf", "Security Chief Garak"
  special download "Prisoner Escort"
}

card "Rukor" personnel universal {
  Klingon
  OFFICER, Navigation x2, Astrophysics
  6 / 7 / 7
  species klingon_species
  icons [KCA], [MQ], [Stf]
  property [DS9]
  traits male, support_personnel
}

card "Telok" personnel {
  Klingon
  SECURITY, Leadership, Computer Skill, Treachery, Stellar Cartography
  4 / 6 / 9
  species klingon_species
  icons [Cmd], [KCA], [MQ]
  property [DS9]
  traits bodyguard, Duras_related, male, Terok_Nor_related
  mentions "B'Etor", "Duras", "Lursa"
}

card "T'Vor" personnel universal {
  Klingon
  SCIENCE, Geology, Stellar Cartography
  5 / 7 / 7
  species klingon_species
  icons [KCA], [MQ], [Stf]
  property [DS9]
  traits male, support_personnel, Terok_Nor_related
}

card "Vartoq" personnel universal {
  Klingon
  OFFICER, Biology, Transporter Skill
  5 / 5 / 8
  species klingon_species
  icons [Cmd], [KCA], [MQ]
  property [DS9]
  traits male, support_personnel
  mentions "Bashir", "Kira"
}

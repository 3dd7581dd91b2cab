set showdown_four_lights "Showdown: Four Lights" released 2023

card "Admiral Kennelly" personnel {
  Cardassian, Federation
  VIP, Treachery, Leadership
  4 / 7 / 7
  species human
  icons [Cmd]
  property [TNG]
  traits admiral, male
  dots 1
  mentions "Ro Laren", "Orta"
  while whereabouts of this is [Car], this: gains Greed, SECURITY
  not encoded "one sentence of its text cannot be read yet"
}

card "Andro" personnel {
  Cardassian, Federation
  OFFICER, Navigation, Stellar Cartography, Anthropology
  7 / 6 / 7
  species cardassian_species
  icons [AU], [Stf]
  property [TNG]
  traits male, Enterprise_related
  mentions "Worf", "U.S.S. Enterprise"
}

card "Ansomah" personnel universal {
  Cardassian
  SCIENCE, Stellar Cartography, Archaeology
  5 / 7 / 5
  species cardassian_species
  icons [Stf]
  property [TNG]
  traits Capturing_related, male
  mentions "Ocett", "Bralek"
  special download "Cardassian PADD"
  not encoded "one sentence of its text cannot be read yet"
}

card "Belcalis" personnel universal {
  Cardassian
  OFFICER, Leadership, Obsidian Order
  3 / 6 / 5
  species cardassian_species
  icons [Cmd]
  property [TNG]
  traits legate, male, support_personnel
}

card "Glinn Telak" personnel {
  Cardassian
  ENGINEER, Computer Skill, Law, Honor
  7 / 8 / 6
  species cardassian_species
  icons [Stf]
  property [TNG]
  traits Capturing_related, glinn, male
  dots 1
  mentions "Gul Evek", "Vetar"
  twice per game: you may download "Holding Cell Door"
}

card "Gul Evek" personnel {
  Cardassian
  OFFICER, SECURITY, Leadership, Diplomacy
  7 / 7 / 7
  species cardassian_species
  icons [Cmd]
  property [TNG]
  traits gul, male
  dots 1
  names "Evek"
  commands "Vetar"
  while whereabouts of this is [Fed], this: gains Diplomacy, Honor, Law
}

card "Human" personnel {
  Cardassian
  CIVILIAN, Honor x2, Archaeology, Physics
  10 / 7 / 4
  species human
  icons [Cmd]
  property [TNG]
  traits male
  names "Jean-Luc Picard"
  mentions "Gul Madred", "Beverly Crusher"
  not encoded "one sentence of its text cannot be read yet"
}

card "Jil Orra" personnel universal {
  Cardassian
  CIVILIAN, Youth, Exobiology, Geology
  7 / 7 / 2
  species cardassian_species
  property [TNG]
  traits female
  mentions "Gul Madred"
}

card "Lepel" personnel universal {
  Cardassian
  SECURITY, Treachery, Exobiology
  2 / 6 / 7
  species cardassian_species
  icons [Stf]
  property [TNG]
  traits Capturing_related, male
  mentions "Gul Madred"
  not encoded "one sentence of its text cannot be read yet"
}

card "Mekar" personnel universal {
  Cardassian
  MEDICAL, Biology, Acquisition
  5 / 5 / 6
  species cardassian_species
  property [TNG]
  traits Capturing_related, cook, male
  mentions "Gul Madred"
  special download "Taspar Egg"
}

card "Vengar" personnel {
  Cardassian
  SCIENCE, Navigation, Greed, Anthropology, Leadership
  4 / 7 / 6
  species cardassian_species
  icons [Stf]
  property [TNG]
  traits male
  mentions "Vetar"
}

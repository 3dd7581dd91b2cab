set emissary "Emissary" released 2013

card "Belva" personnel universal {
  Cardassian
  MEDICAL, Biology, Archaeology
  7 / 5 / 4
  species cardassian_species
  property [DS9]
  traits dissident, female, support_personnel
  mentions "Legate Damar"
}

card "Danar" version "Emissary" personnel {
  Cardassian
  OFFICER, Leadership, Navigation, ENGINEER, Stellar Cartography
  5 / 7 / 8
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits captain, gul, male
  commands "Aldara"
  mentions "Tahna Los"
}

card "Darhe'el" personnel {
  Cardassian
  ENGINEER, Treachery x2, Exobiology, Geology, Leadership
  1 / 7 / 6
  species cardassian_species
  icons [AU], [Cmd]
  property [DS9]
  traits Capturing_related, gul, male
  mentions "Aamin Marritza"
  special download "Fajo's Gallery"
}

card "Dukat" version "Emissary" personnel {
  Cardassian
  OFFICER, Diplomacy, Navigation, ENGINEER, Biology
  5 / 8 / 8
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits Deep_Space_9_related, gul, male
  not encoded "one sentence of its text cannot be read yet"
}

card "Jasad" version "Emissary" personnel universal {
  Cardassian
  OFFICER, Physics, Navigation, Treachery
  5 / 7 / 7
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits Deep_Space_9_related, gul, male
  not encoded "one sentence of its text cannot be read yet"
}

card "Makbar" version "Emissary" personnel {
  Cardassian
  VIP, Law x2, Treachery x2
  3 / 9 / 3
  species cardassian_species
  property [DS9]
  traits female
  special download one [Pun] card
}

card "Oran" personnel {
  Cardassian
  OFFICER, MEDICAL, SCIENCE, Physics
  4 / 6 / 7
  species cardassian_species
  icons [AU], [Cmd]
  property [DS9]
  traits gul, male, Terok_Nor_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Quark" version "Emissary" personnel {
  Cardassian, Ferengi
  CIVILIAN, Computer Skill, Acquisition, Anthropology, ENGINEER, Smuggling
  7 / 7 / 3
  species ferengi_species
  icons [Stf]
  property [DS9]
  traits bartender, dissident, male, Terok_Nor_related
  mentions "Natima Lang"
  lovers "Natima Lang"
  special download "Natima Lang"
}

card "Rogesh" personnel universal {
  Cardassian
  SCIENCE, Obsidian Order, Physics, Navigation, Treachery
  4 / 7 / 7
  species cardassian_species
  icons [Stf]
  property [DS9]
  traits Internment_Camp_371_related, male
}

card "Tadim" personnel universal {
  Cardassian
  VIP, SECURITY, Honor, Music, Stellar Cartography
  8 / 6 / 6
  species cardassian_species
  icons [Stf]
  property [DS9]
  traits dissident, male
}

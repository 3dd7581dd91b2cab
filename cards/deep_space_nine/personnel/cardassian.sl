set deep_space_nine "Deep Space Nine" released 1998

card "Natima Lang" personnel {
  Cardassian
  CIVILIAN, Diplomacy, Honor, Leadership
  8 / 8 / 4
  species cardassian_species
  icons [Stf]
  property [DS9]
  traits female, dissident, professor
  dots 1
  mentions "Quark"
  lovers "Quark"
  while this is with another dissident Cardassian personnel, this: INTEGRITY +2, CUNNING +2, STRENGTH +2
}

card "Ari" personnel universal {
  Cardassian
  OFFICER, Honor, Transporter Skill, Computer Skill
  8 / 6 / 6
  species cardassian_species
  icons [Stf]
  property [DS9]
  traits male, dissident
  mentions "Ghemor", "Kira Nerys"
}

card "Hogue" personnel universal {
  Cardassian
  CIVILIAN, Youth, SCIENCE, Navigation, Honor
  7 / 6 / 6
  species cardassian_species
  icons [Stf]
  property [DS9]
  traits male, dissident, Deep_Space_9_related
  mentions "Natima Lang"
}

scenario "Natima Lang is at her best among her own" under r24 cites r24 "12.11" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Natima Lang", "Jerax"
  then STRENGTH of "Natima Lang" = 4
  given away team of one on "Botanical Research": "Hogue"
  then STRENGTH of "Natima Lang" = 6 because add 2 "Natima Lang"
  then INTEGRITY of "Natima Lang" = 10, CUNNING of "Natima Lang" = 10, STRENGTH of "Hogue" = 6
}

card "Gilora Rejal" personnel {
  Cardassian
  SCIENCE, ENGINEER, Astrophysics, Honor
  7 / 8 / 4
  species cardassian_species
  icons [Stf]
  property [DS9]
  traits female
  mentions "Miles O'Brien"
  dots 1
  while some "Miles O'Brien" in play, this: INTEGRITY +2, CUNNING +2, STRENGTH +2
}

card "Aamin Marritza" personnel {
  Cardassian
  CIVILIAN, Honor x2, Computer Skill, Archaeology
  9 / 8 / 5
  points 5
  species cardassian_species
  icons [Stf]
  property [DS9]
  traits gul, male
  mentions "Gul Darhe'el"
  not encoded "one sentence of its text cannot be read yet"
}

card "Boheeka" personnel {
  Cardassian
  OFFICER, ENGINEER, Cybernetics, Smuggling, Greed
  3 / 5 / 8
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits glinn, male
  mentions "Elim Garak", "Quark"
}

card "Borad" personnel {
  Cardassian
  SCIENCE, Exobiology, Archaeology, Youth
  6 / 7 / 7
  species cardassian_species
  icons [Orb], [Stf]
  property [DS9]
  traits male
}

card "Dakol" personnel universal {
  Cardassian
  SECURITY, Navigation, Leadership, Treachery
  3 / 4 / 9
  species cardassian_species
  icons [Stf]
  property [DS9]
  traits glinn, male
  mentions "Major Kira"
}

card "Danar" personnel {
  Cardassian
  OFFICER, Navigation x2, ENGINEER, Astrophysics
  4 / 7 / 9
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits gul, male
  commands "Aldara"
  mentions "Tahna Los"
}

card "Derell" personnel universal {
  Cardassian
  MEDICAL, Exobiology, Anthropology
  6 / 8 / 5
  species cardassian_species
  icons [Stf]
  property [DS9]
  traits male, support_personnel, Terok_Nor_related
  mentions "Quark"
}

card "Dukat" personnel {
  Cardassian
  OFFICER, Leadership x2, Navigation x2, Treachery, Diplomacy, Computer Skill
  4 / 8 / 9
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits gul, male, Terok_Nor_related
  commands "Prakesh", "Terok Nor"
  mentions "Ziyal"
}

card "Elim Garak" personnel {
  Cardassian
  CIVILIAN, Computer Skill, Obsidian Order, Treachery, Anthropology
  5 / 9 / 7
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits male, Terok_Nor_related
  mentions "Dukat", "Enabran Tain"
  not encoded "one sentence of its text cannot be read yet"
}

card "Enabran Tain" personnel {
  Cardassian
  VIP, Leadership, SECURITY, Treachery, Computer Skill, Obsidian Order x2
  3 / 9 / 6
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits male
  mentions "Elim Garak"
}

card "Entek" personnel {
  Cardassian
  SECURITY, Treachery, Exobiology, Biology, Obsidian Order
  2 / 8 / 8
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits male
  mentions "Garak", "Ghemor", "Kira Nerys"
}

card "Ghoren" personnel universal {
  Cardassian
  MEDICAL, Biology, Music, Geology
  7 / 6 / 6
  species cardassian_species
  property [DS9]
  traits male
}

card "Jasad" personnel universal {
  Cardassian
  OFFICER, Physics, Stellar Cartography
  5 / 6 / 8
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits Deep_Space_9_related, gul, male, support_personnel
}

card "Jural" personnel universal {
  Cardassian
  OFFICER, Astrophysics, SCIENCE
  5 / 6 / 6
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits male, support_personnel
}

card "Korinas" personnel {
  Cardassian
  OFFICER, SECURITY, Leadership, Treachery, Obsidian Order
  4 / 9 / 7
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits female
}

card "Kotran Pa'Dar" personnel {
  Cardassian
  VIP, Diplomacy, Leadership, Geology
  6 / 7 / 6
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits male
  mentions "Rugal"
}

card "Kovat" personnel {
  Cardassian
  CIVILIAN, Honor, Diplomacy, Law, Anthropology
  6 / 7 / 4
  species cardassian_species
  property [DS9]
  traits male
  mentions "Miles O'Brien"
}

card "Makbar" personnel {
  Cardassian
  VIP, Law x2, Anthropology, MEDICAL, Treachery
  3 / 9 / 5
  species cardassian_species
  property [DS9]
  traits Capturing_related, female
  not encoded "one sentence of its text cannot be read yet"
}

card "Parn" personnel universal {
  Cardassian
  VIP, Treachery, Archaeology, Diplomacy
  5 / 8 / 6
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits legate, male
}

card "Perak" personnel universal {
  Cardassian
  SECURITY, ENGINEER, Greed, Treachery
  5 / 6 / 7
  species cardassian_species
  icons [Stf]
  property [DS9]
  traits male
}

card "Plain, Simple Garak" personnel {
  Cardassian
  CIVILIAN, Diplomacy, Acquisition, Biology
  7 / 8 / 6
  species cardassian_species
  icons [Stf]
  property [DS9]
  traits Duras_related, male
  names "Elim Garak"
  mentions "Julian Bashir", "Sisters of Duras"
  not encoded "one sentence of its text cannot be read yet"
}

card "Rekelen" personnel universal {
  Cardassian
  CIVILIAN, Youth, Computer Skill, Geology
  7 / 7 / 3
  species cardassian_species
  property [DS9]
  traits dissident, female
  mentions "Hogue", "Natima Lang"
}

card "Tekeny Ghemor" personnel {
  Cardassian
  VIP, Leadership x2, Honor x2
  9 / 8 / 7
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits dissident, legate, male
  mentions "Kira Nerys"
  not encoded "one sentence of its text cannot be read yet"
}

card "Tora Ziyal" personnel {
  Cardassian, Bajoran
  CIVILIAN, Youth, Geology
  8 / 6 / 5
  species cardassian_species, bajoran_species
  property [DS9]
  traits female
  dots 2
  mentions "Dukat", "Elim Garak", "Tora Naprem"
  not encoded "she may be seeded under a place that no mission has"
  "Dukat" present: INTEGRITY +3
}

card "Toran" personnel {
  Cardassian
  OFFICER, ENGINEER, Navigation, Treachery, Stellar Cartography
  3 / 6 / 8
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits Deep_Space_9_related, gul, male
  mentions "Garak", "Natima Lang"
}

card "Turrel" personnel {
  Cardassian
  VIP, Diplomacy x2, Anthropology, Astrophysics
  6 / 7 / 8
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits legate, male
  mentions "Bareil Antos", "Kai Winn"
  not encoded "one sentence of its text cannot be read yet"
}

card "Ulani Belor" personnel universal {
  Cardassian
  SCIENCE, Physics, Stellar Cartography
  6 / 7 / 4
  species cardassian_species
  property [DS9]
  traits female, support_personnel
  mentions "Gilora Rejal"
}

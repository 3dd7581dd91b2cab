set broken_bow "Broken Bow" released 2017

card "Advocate Kolos" personnel {
  Klingon
  CIVILIAN, Law x2, Computer Skill, Diplomacy, Honor
  8 / 9 / 6
  species klingon_species
  icons [22], [AU]
  property [ENT]
  traits Capturing_related, male, Rura_Penthe_related
  special download "Klingon Imperial Court"
}

card "Aklam" personnel universal {
  Klingon
  OFFICER, Navigation, Astrophysics
  6 / 6 / 7
  species klingon_species
  icons [22], [AU], [Stf]
  property [ENT]
  traits Duras_related, male, support_personnel
}

card "Bu'kaH" personnel {
  Klingon
  ENGINEER, Astrophysics, Computer Skill, Biology, Honor
  6 / 7 / 7
  species klingon_species
  icons [22], [AU], [Stf]
  property [ENT]
  traits female
  not encoded "one sentence of its text cannot be read yet"
}

card "Captain Goroth" personnel {
  Klingon
  OFFICER, Greed, Treachery, Navigation, Transporter Skill
  3 / 7 / 8
  species klingon_species
  icons [22], [AU], [Cmd]
  property [ENT]
  traits captain, male, thief
  mentions "Prisoner Archer", "Skalaar"
  special download "Gold-Pressed Latinum"
}

card "Captain Korok" personnel {
  Klingon
  OFFICER, ENGINEER, Treachery, Leadership, Geology, Acquisition, Navigation
  3 / 6 / 9
  species klingon_species
  icons [22], [AU], [Cmd]
  property [ENT]
  traits captain, male, thief
  mentions "General Korok"
}

card "Captain Monak" personnel universal {
  Klingon
  OFFICER, Greed, Stellar Cartography
  5 / 6 / 7
  species klingon_species
  icons [22], [AU], [Cmd]
  property [ENT]
  traits captain, male
  dots 1
  while some "Bu'kaH" together_with this, this: gains Diplomacy
}

card "Captain Vorok" personnel {
  Klingon
  OFFICER, Leadership, SCIENCE, Diplomacy, Honor
  6 / 7 / 8
  species klingon_species
  icons [22], [AU], [Cmd]
  property [ENT]
  traits captain, male
  special download "Holodeck Door"
}

card "Chancellor M'Rek" personnel universal {
  Klingon
  VIP, Leadership, Anthropology, Geology, Klingon Intelligence
  5 / 7 / 6
  species klingon_species
  icons [22], [AU], [Cmd]
  property [ENT]
  traits chancellor, high_council, high_council_leader, male
  mentions "Jonathan Archer"
}

card "Duras Son of Toral" personnel {
  Klingon
  OFFICER, Treachery x2, Leadership, SECURITY, Greed
  3 / 7 / 9
  species klingon_species
  icons [22], [AU], [Cmd]
  property [ENT]
  traits captain, Duras_related, high_council, male
  mentions "Ja'rod", "Jonathan Archer"
  not encoded "one sentence of its text cannot be read yet"
}

card "Gonik" personnel universal {
  Klingon
  ENGINEER, Navigation, Smuggling, Astrophysics
  4 / 6 / 7
  species klingon_species
  icons [22], [AU], [Stf]
  property [ENT]
  traits cook, male
  dots 1
  mentions "Captain Korok"
  while some "Captain Korok" together_with this, this: INTEGRITY +1, CUNNING +1, STRENGTH +1
  "Captain Korok" together_with this: INTEGRITY +1, CUNNING +1, STRENGTH +1
}

card "J'Met" personnel universal {
  Klingon
  SCIENCE, Anthropology, Treachery, Youth
  4 / 5 / 7
  species klingon_species
  icons [22], [AU], [Cmd]
  property [ENT]
  traits Duras_related, female
  dots 1
  mentions "Duras Son of Toral"
  while some "Duras Son of Toral" together_with this, this: gains Diplomacy
}

card "Klaang" personnel {
  Klingon
  SECURITY, Navigation, Klingon Intelligence, Exobiology, Anthropology, Honor, Transporter Skill
  7 / 7 / 10
  species klingon_species
  icons [22], [AU], [Cmd]
  property [ENT]
  traits high_council, male
  mentions "Phlox", "Sarin"
}

card "Magistrate Gorvil" personnel universal {
  Klingon
  VIP, Diplomacy, Archaeology, Law
  5 / 6 / 4
  species klingon_species
  icons [22], [AU]
  property [ENT]
  traits general, male, Rura_Penthe_related
  mentions "Prisoner Archer"
}

card "Morga" personnel universal {
  Klingon
  SECURITY, Stellar Cartography, Physics
  6 / 6 / 8
  species klingon_species
  icons [22], [AU], [Stf]
  property [ENT]
  traits bodyguard, male, support_personnel
}

card "P'Mokh" personnel universal {
  Klingon
  SECURITY, Treachery, Greed, MEDICAL, Exobiology
  3 / 5 / 7
  species klingon_species
  icons [22], [AU], [Stf]
  property [ENT]
  traits male, nurse
  mentions "Captain Korok"
}

card "Prisoner Archer" personnel {
  Klingon
  CIVILIAN, Diplomacy, Physics, Honor, Navigation
  8 / 7 / 8
  species human
  icons [22], [AU]
  property [ENT]
  traits captain, male, Prisoner_related, Rura_Penthe_related
  names "Jonathan Archer"
  not encoded "one sentence of its text cannot be read yet"
}

card "Prosecutor Orak" personnel {
  Klingon
  CIVILIAN, Diplomacy, Treachery, Anthropology, Law, Archaeology
  5 / 8 / 6
  species klingon_species
  icons [22], [AU]
  property [ENT]
  traits Capturing_related, male
  mentions "Prisoner Archer"
  special download "Internment"
}

set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "Arne Darvin" personnel {
  Klingon
  CIVILIAN, Treachery, Klingon Intelligence, Biology
  3 / 6 / 6
  species klingon_species
  icons [Among-Fed], [AU], [OS], [Stf]
  property [TOS]
  traits infiltrator, male
  mentions "Nilz Baris"
  not encoded "an infiltrator takes no part in what those do whom he is with"
  not encoded "one sentence of its text cannot be read yet"
}

card "Captain Koloth" personnel {
  Klingon
  OFFICER, Diplomacy, Anthropology, SCIENCE
  6 / 7 / 8
  species klingon_species
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits captain, male
  commands "I.K.C. Gr'oth"
  mentions "Captain Kirk"
  not encoded "one sentence of its text cannot be read yet"
}

card "Daval" personnel universal {
  Klingon
  SCIENCE, Astrophysics, Computer Skill
  7 / 6 / 7
  species klingon_species
  icons [AU], [OS], [Stf]
  property [TOS]
  traits male, support_personnel
  mentions "Governor Kor"
}

card "Kered" personnel universal {
  Klingon
  SECURITY, MEDICAL, Archaeology
  4 / 5 / 8
  species klingon_species
  icons [AU], [OS], [Stf]
  property [TOS]
  traits male, support_personnel
  mentions "Governor Kor", "Kor"
}

card "Korax" personnel {
  Klingon
  OFFICER, ENGINEER, Physics, Exobiology
  4 / 6 / 8
  species klingon_species
  icons [AU], [OS], [Stf]
  property [TOS]
  traits male
  mentions "Captain Kirk", "Captain Koloth"
}

card "Kras" personnel {
  Klingon
  OFFICER, Acquisition, Geology, Treachery, Navigation
  4 / 7 / 8
  species klingon_species
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits male
  mentions "Maab", "Teer Akaar"
}

card "Thopok" personnel {
  Klingon
  SECURITY, Biology, Transporter Skill
  6 / 6 / 9
  species klingon_species
  icons [Stf]
  property [DS9]
  traits bodyguard, male
  mentions "Grilka"
  special download "Bat'leth"
}

card "Tumek" personnel {
  Klingon
  CIVILIAN, Exobiology, Honor, SCIENCE, Law
  8 / 7 / 6
  species klingon_species
  property [DS9]
  traits male
  mentions "Grilka", "Kozak", "Quark Son of Keldar"
  special download "Grilka"
}

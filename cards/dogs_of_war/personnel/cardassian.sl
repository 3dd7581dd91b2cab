set dogs_of_war "Dogs of War" released 2021

card "Bronok" personnel universal {
  Cardassian
  ENGINEER, Geology, Physics, Smuggling
  6 / 7 / 8
  species cardassian_species
  icons [Stf]
  property [DS9]
  traits cardassian_resistance, dissident, male
  mentions "Damar", "Rusot"
}

card "Chaban" personnel universal {
  Cardassian
  MEDICAL, Exobiology, Navigation, Archaeology
  6 / 7 / 7
  species cardassian_species
  property [DS9]
  traits cardassian_resistance, dissident, male, nurse
  mentions "Damar"
}

card "Disik" personnel universal {
  Cardassian
  OFFICER, Honor, MEDICAL, Anthropology
  8 / 7 / 7
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits cardassian_resistance, glinn, male
  mentions "Damar", "Ekoor"
}

card "Elim Garak" version "Dogs of War" personnel {
  Cardassian, Federation
  CIVILIAN, SECURITY, ENGINEER, Computer Skill, Diplomacy, Honor, Obsidian Order
  8 / 9 / 7
  species cardassian_species
  icons [Stf]
  property [DS9]
  traits cardassian_resistance, male
  mentions "Legate Damar"
}

card "Mason" personnel universal {
  Cardassian
  CIVILIAN, SCIENCE, Astrophysics, Honor, Youth
  7 / 6 / 7
  species cardassian_species
  icons [Stf]
  property [DS9]
  traits cardassian_resistance, male
  mentions "Damar"
}

card "Odo" version "Dogs of War" personnel {
  Cardassian, Bajoran, Federation
  SECURITY, Honor, Law, Computer Skill, Diplomacy
  8 / 7 / 8
  species Changeling
  icons [Among-Dom], [Cmd]
  property [DS9]
  traits cardassian_resistance, founder, infiltrator, male, shape_shifter
  impersonates "Founder Leader"
  mentions "Damar"
  not encoded "an infiltrator takes no part in what those do whom he is with"
  not encoded "2 sentences of its text cannot be read yet"
}

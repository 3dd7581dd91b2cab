set crossover "Crossover" released 2015

card "Merdan" personnel universal {
  Cardassian
  SECURITY, Transporter Skill, Treachery
  4 / 7 / 7
  species cardassian_species
  icons [KCA], [MQ], [Stf]
  property [DS9]
  traits male, support_personnel, Terok_Nor_related
  mentions "Security Chief Garak", "The Intendant"
}

card "Trepar" personnel universal {
  Cardassian
  OFFICER, Anthropology, Law, Archaeology
  6 / 7 / 6
  species cardassian_species
  icons [KCA], [MQ], [Stf]
  property [DS9]
  traits legate, male
  mentions "Regent Worf", "Security Chief Garak"
}

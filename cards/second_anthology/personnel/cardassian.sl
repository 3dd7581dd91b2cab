set second_anthology "Second Anthology" released 2000

card "Legate Damar" personnel {
  Cardassian
  VIP, Leadership x2, Computer Skill, Honor, SECURITY, Physics
  9 / 7 / 7
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits cardassian_resistance, legate, male
  names "Damar"
  special download "For Cardassia!"
}

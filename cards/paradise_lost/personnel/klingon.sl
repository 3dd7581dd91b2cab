set paradise_lost "Paradise Lost" released 2022

card "L'Kel" personnel universal {
  Klingon
  ENGINEER, Transporter Skill, Astrophysics, Youth
  6 / 6 / 7
  species klingon_species
  icons [AU], [Films], [Stf]
  property [TSfS]
  traits male
  mentions "Kruge", "Torg", "Starship Enterprise"
}

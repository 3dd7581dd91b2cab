set all_good_things "All Good Things" released 1999

card "K'Temoc" personnel {
  Klingon
  OFFICER, Astrophysics, Transporter Skill, Geology
  6 / 7 / 8
  special download "Engage Cloak"
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits captain, male
  commands "I.K.S. T'Ong", "I.K.C. T'Ong"
}

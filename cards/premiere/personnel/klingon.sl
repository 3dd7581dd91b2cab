set premiere "Premiere" released 1994

card "Kromm" personnel universal {
  Klingon
  ENGINEER, Physics
  5 / 6 / 8
  species klingon_species
  icons [Stf]
  property [TNG]
  traits male
}

card "Kurak" personnel {
  Klingon
  SCIENCE, Astrophysics, Computer Skill, Physics, Honor
  6 / 7 / 6
  species klingon_species
  icons [Stf]
  property [TNG]
  traits female, Metaphasic_Shield_related
}

scenario "Kromm and Kurak bring what is printed on them" under r24 cites r24 "10.1" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Kromm", "Kurak"
  then skill_level(ENGINEER, "Kromm") = 1, skill_level(Physics, "Kromm") = 1, "Kromm" is mission_specialist
  then "Kurak" is SCIENCE, "Kurak" has Astrophysics, "Kurak" has Computer Skill, "Kurak" has Physics, "Kurak" has Honor
  then "Kurak" is female, "Kurak" is unique, "Kromm" is universal, "Kurak" is not mission_specialist
}

card "B'iJik" personnel universal {
  Klingon
  OFFICER, Navigation
  4 / 6 / 6
  species klingon_species
  icons [Stf]
  property [TNG]
  traits male
  mentions "Gowron"
}

card "Batrell" personnel universal {
  Klingon
  OFFICER, Honor
  7 / 3 / 7
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits male
}

card "Toral" personnel {
  Klingon
  VIP, Leadership, Youth
  6 / 5 / 6
  species klingon_species
  icons [Stf]
  property [TNG]
  traits Duras_related, high_council, male
  mentions "B'Etor", "Duras", "Lursa"
}

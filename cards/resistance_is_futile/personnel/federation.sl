set resistance_is_futile "Resistance is Futile" released 2011

card "Jae" personnel universal {
  Federation
  SCIENCE, Navigation, Stellar Cartography
  6 / 7 / 5
  species human
  icons [Ent-E]
  property [FC]
  traits female, support_personnel
}

card "Suzanne Dumont" personnel universal {
  Federation
  ENGINEER, Astrophysics, Transporter Skill, Honor
  7 / 7 / 6
  species human
  icons [Cmd], [FC]
  property [FC]
  traits female
  mentions "Wesley Crusher", "Maggie Hubbell"
  lovers "Wesley Crusher"
}

card "Jean-Luc" personnel {
  Federation
  OFFICER, Leadership, SECURITY, Archaeology
  7 / 8 / 7+X
  X = 4 if some [Bor] personnel or craft in opposing_force else 0
  species human, borg_species
  icons [Com], [Def], [Ent-E], [Nav]
  property [FC]
  traits male
  names "Jean-Luc Picard"
  dots 1
  special download "Prepare Assault Teams" if some [Ent-E] personnel together_with this where it != this
}

scenario "A battle elsewhere opposes nobody to him" under r24 cites r24 "7.4.2" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Cultural Observation"
  given away team of one on "Cultural Observation": "Jean-Luc"
  given away team of one on "Cloaked Mission": "Captain Worf"
  given away team of two on "Cloaked Mission": "Two of Seventeen" of two
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Captain Worf"
  then decision of one offers yes
  then STRENGTH of "Jean-Luc" = 7
}

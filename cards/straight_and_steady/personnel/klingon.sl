set straight_and_steady "Straight and Steady" released 2010

card "Antaak" personnel {
  Klingon
  MEDICAL, MEDICAL, SCIENCE, Honor, Exobiology
  8 / 7 / 6
  species klingon_species
  icons [22], [AU], [Stf]
  property [ENT]
  traits male
  special download one targ personnel
  special download "maH nIv"
}

scenario "Any targ is one, by whatever title" under r24 cites r24 "6.5.5" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Antaak"
  given table of one: "Alternate Universe Door"
  given draw deck of one: "Boshar"
  when one suspends play with "Antaak"
  then "Boshar" in surface of "Botanical Research"
}

card "General K'Vagh" personnel {
  Klingon
  OFFICER, Leadership, SECURITY, Treachery
  3 / 7 / 9
  species klingon_species
  icons [22], [AU], [Cmd]
  property [ENT]
  traits general, male
  mentions "Phlox"
  not encoded "one sentence of its text cannot be read yet"
}

card "Laneth" personnel universal {
  Klingon
  SCIENCE, Astrophysics, Transporter Skill, Biology
  4 / 7 / 9
  species klingon_species
  icons [22], [AU], [Stf]
  property [ENT]
  traits augment, female
}

card "Marab" personnel {
  Klingon
  SECURITY, Treachery, Leadership, Youth, Stellar Cartography
  4 / 7 / 10
  species klingon_species
  icons [22], [AU], [Cmd]
  property [ENT]
  traits augment, male
  mentions "General K'Vagh"
}

card "Volok" personnel universal {
  Klingon
  ENGINEER, Computer Skill, Physics
  4 / 7 / 9
  species klingon_species
  icons [22], [AU], [Stf]
  property [ENT]
  traits augment, male, support_personnel
  mentions "Antaak"
}

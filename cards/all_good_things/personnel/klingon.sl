set all_good_things "All Good Things" released 2003

card "K'Temoc" personnel {
  Klingon
  OFFICER, Astrophysics, Transporter Skill, Geology
  6 / 7 / 8
  special download "Engage Cloak"
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits captain, male
  commands "I.K.S. T'Ong"
}

scenario "K'Temoc sends for Engage Cloak" under r24 cites r24 "6.5.5" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "I.K.S. T'Ong"
  given crew of one on "I.K.S. T'Ong": "K'Temoc"
  given draw deck of one: "Engage Cloak"
  given turn of two
  when one suspends play with "K'Temoc"
  then "Engage Cloak" in table of one, "I.K.S. T'Ong" is staffed
  then "K'Temoc" is OFFICER, "K'Temoc" has Astrophysics, "K'Temoc" has Transporter Skill, "K'Temoc" has Geology, "K'Temoc" is captain
}

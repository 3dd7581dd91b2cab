set the_dominion "The Dominion" released 1999

card "T'Rul" personnel {
  Romulan
  ENGINEER, Physics, SECURITY, Exobiology
  6 / 7 / 6
  species romulan_species
  icons [Stf]
  property [DS9]
  traits female
  dots 1
  while host is cloaked, host: RANGE +1
}

scenario "T'Rul gets more speed out of a ship that is cloaked" under r24 cites r24 "7.6", "12.11" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "D'deridex"
  given crew of one on "D'deridex": "T'Rul"
  then RANGE of "D'deridex" = 8
  given cloak "D'deridex"
  then RANGE of "D'deridex" = 9 because add 1 "T'Rul"
}

card "Lovok" personnel {
  Romulan
  OFFICER, Tal Shiar, Computer Skill, Navigation, SCIENCE, Transporter Skill
  6 / 8 / 7
  species romulan_species
  icons [Cmd]
  property [DS9]
  traits colonel, male
}

card "Senator Vreenak" personnel {
  Romulan
  VIP, Diplomacy, Tal Shiar x2, Anthropology, Leadership, Law
  7 / 8 / 5
  species romulan_species
  property [DS9]
  traits chairman, male, senator
  special download one Romulan_treaty card
}

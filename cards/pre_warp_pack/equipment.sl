set pre_warp_pack "Pre-Warp Pack" released 2017

card "Vulcan PADD" equipment {
  icons [22], [AU]
  property [ENT]
  your [22] personnel present: CUNNING +2
  unique
  not encoded "one sentence of its text cannot be read yet"
}

card "Vulcan Phaser" equipment {
  icons [22], [AU]
  property [ENT]
  traits hand_weapon, phaser
  users Vulcan
  your personnel present: STRENGTH +2
  cumulative
}

scenario "Who is disabled lends nobody the use of a phaser" under r24 cites r24 "10.2.3", "gl equipment" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Vulcan Phaser", "T'Pan", "Kosinski"
  then STRENGTH of "Kosinski" = 7
  given disable "T'Pan"
  then STRENGTH of "Kosinski" = 5
}

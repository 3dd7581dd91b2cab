set broken_bow "Broken Bow" released 2017

card "MACO Assault Rifle" equipment {
  icons [22], [AU]
  property [ENT]
  traits hand_weapon, phaser
  while some your MACO personnel present, your personnel present: STRENGTH +3
  while some your MACO personnel present, your personnel present where not (it aboard some your ship): loses Diplomacy x1
  cumulative
  not encoded "where no MACO is present it is still a weapon for others"
}

scenario "Without a MACO the rifle helps nobody" under r24 cites r24 "gl equipment" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Malcolm Reed" version "Enterprise Collection", "MACO Assault Rifle"
  then STRENGTH of "Malcolm Reed" = printed STRENGTH of "Malcolm Reed"
  given away team of one on "Botanical Research": "Nelson Kemper"
  then STRENGTH of "Malcolm Reed" = printed STRENGTH of "Malcolm Reed" + 3 because add 3 "MACO Assault Rifle"
}

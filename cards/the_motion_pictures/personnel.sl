set the_motion_pictures "The Motion Pictures" released 2002

card "James T. Kirk" personnel {
  Federation
  OFFICER, Leadership x2, Diplomacy, Computer Skill, Honor
  9 / 8 / 7
  special download one captains_order card
  species human
  icons [Cmd]
  property [Gen]
  traits captain, male
  dots 1
  when you solve mission where this helps_with it: score 5 from this
}

scenario "Two captains avert a solar implosion by their names" under r24 cites r24 "7.2.5", "g-helps" {
  given mission of one: "Avert Solar Implosion"
  given away team of one on "Avert Solar Implosion": "James T. Kirk", "Jean-Luc Picard" version "Chain of Command"
  when one attempts "Avert Solar Implosion"
  then one solves "Avert Solar Implosion", points of one = 40, bonus_points of one = 5
}

scenario "Whoever has a skill that is asked for may help with it" under r24 cites r24 "gl-helps", "g-helps" {
  given mission of one: "Salvage Borg Ship"
  given away team of one on "Salvage Borg Ship": "James T. Kirk", "Lian T'su", "Daniel Kwan", "Beverly", "Martin"
  when one attempts "Salvage Borg Ship"
  then one solves "Salvage Borg Ship", points of one = 40
}

scenario "So does whoever has an attribute that is asked for" under r24 cites r24 "g-helps" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "James T. Kirk", "Data" version "The Next Generation", "Martin", "Spock", "Davies"
  when one attempts "Botanical Research"
  then one solves "Botanical Research", points of one = 35
}

titles "Sarek"

card "Amanda Grayson" personnel {
  Federation
  CIVILIAN, Anthropology, Diplomacy, Honor
  8 / 7 / 3
  species human
  icons [AU], [Films]
  property [TVH]
  traits female
  dots 1
  mentions "Ambassador Sarek", "Captain Spock"
  lovers "Ambassador Sarek"
  report where present for free: any "Spock"
  report where present for free: any "Sarek"
}

scenario "Spock comes to his mother for free, and nobody else does" under r24 cites r24 "6.1.1", "6.3" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Amanda Grayson"
  given hand of one: "Spock", "Lopez"
  given plays_left of one = 0
  when one reports "Spock" for free to "Botanical Research"
  then "Spock" in surface of "Botanical Research", plays_left of one = 0
  given plays_left of one = 1
  when one reports "Lopez" to "Botanical Research"
  then refused
}

set introductory_two_player_game "Introductory Two-Player Game" released 1997

card "Spock" personnel {
  Federation
  VIP, Diplomacy x2, Computer Skill, Leadership, SCIENCE, Mindmeld
  9 / 10 / 7
  species vulcan_species, human
  icons [Cmd]
  property [TNG]
  traits ambassador, male
  mentions "Amanda Grayson", "Picard", "Sarek"
}

scenario "Spock is two diplomats, an ambassador and half a Vulcan" under r24 cites r24 "10.1" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Spock"
  then skill_level(Diplomacy, "Spock") = 2, "Spock" is ambassador, "Spock" is vulcan_species, "Spock" is human
  then "Spock" has Computer Skill, "Spock" has Leadership, "Spock" has SCIENCE, "Spock" has Mindmeld, "Spock" has VIP
}

card "Admiral McCoy" personnel {
  Federation
  VIP, MEDICAL, Exobiology, Cantankerousness
  8 / 6 / 1
  species human
  icons [Stf]
  property [TNG]
  traits admiral, male
  not encoded "one sentence of its text cannot be read yet"
}

card "Admiral Picard" personnel {
  Federation
  VIP, Diplomacy, Leadership, Honor, Navigation
  6 / 7 / 3
  species human
  icons [AU], [Bar], [Cmd]
  property [TNG]
  traits admiral, captain, male, Enterprise_related
  commands "U.S.S. Enterprise"
  mentions "Barash"
}

card "Commander Data" personnel {
  Federation
  OFFICER, ENGINEER, Computer Skill, Music, Astrophysics
  6 / 8 / 10
  species android
  icons [AU], [Bar], [Cmd]
  property [TNG]
  traits male, Enterprise_related
  mentions "Barash", "Data", "Captain Riker"
}

card "Commander Troi" personnel {
  Federation
  VIP, Empathy, Diplomacy, Honor, Anthropology
  6 / 7 / 4
  species human
  icons [AU], [Bar], [Cmd]
  property [TNG]
  traits counselor, female, Enterprise_related
  mentions "Barash", "Admiral Picard", "Deanna Troi"
}

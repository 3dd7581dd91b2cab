set introductory_two_player_game "Introductory Two-Player Game" released 1997

card "Spock" personnel {
  Federation
  VIP, Diplomacy x2, Computer Skill, Leadership, SCIENCE, Mindmeld
  9 / 10 / 7
  species vulcan_species, human
  icons [Cmd]
  property [TNG]
  traits ambassador, male
  mentions "Amanda Grayson", "Jean-Luc Picard", "Sarek"
}

scenario "Spock is two diplomats, an ambassador and half a Vulcan" under r24 cites r24 "10.1" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Spock"
  then skill_level(Diplomacy, "Spock") = 2, "Spock" is ambassador, "Spock" is vulcan_species, "Spock" is human
  then "Spock" has Computer Skill, "Spock" has Leadership, "Spock" has SCIENCE, "Spock" has Mindmeld, "Spock" has VIP
}

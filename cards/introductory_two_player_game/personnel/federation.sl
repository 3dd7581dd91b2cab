set introductory_two_player_game "Introductory Two-Player Game" released 1997

card "Spock" personnel {
  Federation
  VIP, Diplomacy x2, Computer Skill, Leadership, SCIENCE, Mindmeld
  9 / 10 / 7
  species vulcan_species, human
  icons [Cmd]
  property [TNG]
  traits ambassador, male
}

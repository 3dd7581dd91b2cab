set introductory_two_player_game "Introductory Two-Player Game" released 1997

card "Reported Activity" mission planet {
  Federation, Klingon
  span 3; points 35
  requires Navigation + Honor x2 OR Navigation + ENGINEER x2
}

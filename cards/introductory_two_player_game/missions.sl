set introductory_two_player_game "Introductory Two-Player Game" released 1997

card "Reported Activity" mission planet {
  Federation, Klingon
  span 3; points 35
  requires Navigation + Honor x2 OR Navigation + ENGINEER x2
}

card "Homeward" mission planet {
  Federation
  span 3; points 25
  requires Anthropology + Computer Skill
}

scenario "Who knows primitive people and computers helps them leave" under r24 cites r24 "7.2.5" {
  given mission of one: "Homeward"
  given away team of one on "Homeward": "Barron", "Martin"
  when one attempts "Homeward"
  then one solves "Homeward", points of one = 25
}

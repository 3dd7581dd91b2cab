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

card "A Good Place to Die" mission planet {
  Klingon
  span 3; points 25
  requires Physics + STRENGTH > 33 OR Biology + Honor
}

card "Avert Danger" mission planet {
  Federation, Klingon
  span 4; points 30
  requires Stellar Cartography + CUNNING > 35 OR Astrophysics + CUNNING > 35
}

card "Cargo Rendezvous" mission planet {
  Federation, Romulan, Klingon
  span 3; points 35
  requires ENGINEER + Physics + INTEGRITY > 30 OR Greed + Treachery + CUNNING > 32
}

card "Distress Mission" mission planet {
  Federation, Klingon
  span 3; points 35
  place_name "Ligos VII"
  requires Youth x3 + CUNNING > 32 OR Honor x3 + STRENGTH > 36
}

card "Gault" mission planet {
  Klingon
  span 2; points 30
  requires Exobiology + OFFICER + Honor x2
}

card "Gravesworld" mission planet {
  Federation
  span 5; points 30
  requires MEDICAL + OFFICER + Physics
}

card "Hostage Situation" mission planet {
  Federation, Klingon
  span 3; points 25
  requires SECURITY x2 + MEDICAL + INTEGRITY > 32
}

card "Reopen Dig" mission planet {
  Klingon
  span 4; points 25
  requires Archaeology + OFFICER x2
}

card "Sensitive Search" mission planet {
  Federation, Romulan, Klingon
  span 4; points 30
  requires Computer Skill + CUNNING > 28
}

card "Survey Instability" mission planet {
  Federation
  span 3; points 25
  requires Geology + STRENGTH > 35
}

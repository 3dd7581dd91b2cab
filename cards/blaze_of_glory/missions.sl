set blaze_of_glory "Blaze of Glory" released 1999

card "A Good Day To Live" mission planet {
  Klingon
  span 4; points 30
  not encoded "one sentence of its text cannot be read yet"
}

card "Bat'leth Tournament" mission universal planet {
  Klingon
  span 3; points 25
  not encoded "one sentence of its text cannot be read yet"
}

card "Chart Stellar Cluster" mission space {
  Federation, Romulan, Cardassian
  span 5; points 40
  quadrant Gamma
  requires SCIENCE x2 + Computer Skill x2 + Stellar Cartography x2
}

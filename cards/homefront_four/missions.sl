set homefront_four "Homefront IV" released 2013

card "Study Rare Phenomenon" mission space {
  Federation, Bajoran
  span 3; points 35
  place_name "Compression anomaly"
  requires ENGINEER + Navigation + Physics + SCIENCE
}

card "Attack at Rare Phenomenon" mission space {
  Dominion
  span 3; points 35
  place_name "Compression anomaly"
  requires ENGINEER + Leadership + Computer Skill + SECURITY
}

card "Destroy Iconian Gateway" mission planet {
  Federation, Dominion
  span 3; points 35
  quadrant Gamma
  requires ENGINEER + Leadership + Physics + STRENGTH > 34
}

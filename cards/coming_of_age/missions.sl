set coming_of_age "Coming of Age" released 2018

card "Examine Battle Site" mission space {
  Federation, Romulan, Klingon, Ferengi
  span 4; points 40
  requires SCIENCE + (Archaeology OR Anthropology) + Physics + CUNNING > 40
}

card "Investigate Energy Readings" mission planet {
  Federation, Romulan, Ferengi
  span 4; points 35
  not encoded "one sentence of its text cannot be read yet"
}

card "Prepare War Game Scenario" mission space {
  Federation, Romulan, Klingon, Ferengi
  span 4; points 40
  requires Computer Skill + SECURITY + Leadership x2 + (CUNNING > 40 OR "Sirna Kolrami")
}

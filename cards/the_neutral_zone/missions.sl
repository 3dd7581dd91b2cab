set the_neutral_zone "The Neutral Zone" released 2020

card "Breach Detection Grid" mission space {
  Klingon, Cardassian, Dominion, Ferengi
  span 5; points 35
  regions Neutral Zone
  not encoded "one sentence of its text cannot be read yet"
}

card "Evade Sensors" mission space {
  Federation, Romulan, Non-Aligned
  span 3; points 35
  regions Neutral Zone
  traits twenty_third_century_related
  requires Leadership x2 + Navigation + Computer Skill + Stellar Cartography
}

card "Investigate Decaying Radiation" mission planet {
  Federation, Romulan, Dominion
  span 3; points 35
  regions Neutral Zone
  traits twenty_third_century_related
  requires SCIENCE + Exobiology + Astrophysics + Youth
}

card "Provide Purpose" mission planet {
  Romulan, Klingon, Non-Aligned
  span 3; points 30
  traits twenty_third_century_related
  requires Leadership + Cybernetics OR "Harcourt Fenton Mudd"
  not encoded "one sentence of its text cannot be read yet"
}

card "Study Cybernetic Relics" mission planet {
  Romulan, Klingon, Non-Aligned, Dominion
  span 3; points 30
  traits twenty_third_century_related
  not encoded "one sentence of its text cannot be read yet"
}

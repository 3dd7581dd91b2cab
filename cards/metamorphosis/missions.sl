set metamorphosis "Metamorphosis" released 2018

card "Conduct Perilous Trade" mission planet {
  Federation, Klingon, Kazon, Vidiian, Hirogen
  span 3; points 35
  quadrant Delta
  requires Diplomacy x2 + (Honor x2 OR Treachery x2)
}

card "Practice Orbital Maneuvers" mission space {
  span 2; points 35
  regions Sector_001
  traits asymmetric
  any crew may attempt
  not encoded "one sentence of its text cannot be read yet"
}

card "Secure Strategic Base" mission planet {
  Federation, Romulan, Klingon
  span 3; points 30
  traits twenty_third_century_related, asymmetric
  requires Anthropology + SECURITY + 3 [AU] personnel
  not encoded "2 sentences of its text cannot be read yet"
}

card "Tactical Observation" mission space {
  Federation, Romulan, Klingon
  span 5; points 30
  opposite_affiliations Cardassian, Dominion
  traits asymmetric
  requires ENGINEER x2 + Leadership + Navigation
  opponent's side requires SECURITY x2 + OFFICER x2
  not encoded "2 sentences of its text cannot be read yet"
}

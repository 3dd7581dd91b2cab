set life_from_lifelessness "Life From Lifelessness" released 2010

card "Aftermath II" mission planet {
  Federation, Kazon, Romulan, Non-Aligned
  span 4; points 30
  quadrant Delta
  place_name "Lifeless planet"
  requires ENGINEER + Physics x2 + (Honor OR Treachery)
  not encoded "ships pass through a wormhole here, and the mission is flipped over"
}

card "Changeling Research II" mission planet {
  Romulan, Cardassian, Bajoran, Ferengi
  span 2; points 35
  quadrant Gamma
  requires SCIENCE x3 + Exobiology x2 + Geology
  not encoded "3 sentences of its text cannot be read yet"
}

card "Find Hidden Base" mission planet {
  Cardassian, Dominion
  span 4; points 30
  regions Badlands Region
  not encoded "one sentence of its text cannot be read yet"
}

set life_from_lifelessness "Life From Lifelessness" released 2010

card "Aftermath II" mission planet {
  Federation, Kazon, Romulan, Non-Aligned
  span 4; points 30
  quadrant Delta
  place_name "Lifeless planet"
  requires ENGINEER + Physics x2 + (Honor OR Treachery)
  not encoded "ships pass through a wormhole here, and the mission is flipped over"
}

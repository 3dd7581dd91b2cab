set voyager "Voyager" released 2001

card "Stop Bombardment" mission planet {
  Federation, Non-Aligned
  span 3; points 35
  quadrant Delta
  requires Astrophysics + ENGINEER + Geology + Leadership
}

card "Aftermath" mission planet {
  Federation, Romulan, Non-Aligned
  span 4; points 35
  quadrant Delta
  place_name "Lifeless planet"
  requires ENGINEER + Physics x2 + (Honor OR Treachery)
}

set twentieth_anniversary "20th Anniversary Collection" released 2014

card "Investigate Anti-Time Eruption" mission space {
  Federation, Romulan
  span 4; points 50
  regions Neutral Zone
  requires ENGINEER x3 + Leadership x3 + Astrophysics x3 + Physics x3
}

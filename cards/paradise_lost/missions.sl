set paradise_lost "Paradise Lost" released 2022

card "Analyze Rapid Terraforming" mission planet {
  Federation, Klingon, Non-Aligned
  span 3; points 30
  regions Mutara Region
  requires SCIENCE x2 + Physics + Biology OR "Carol Marcus" OR "David Marcus"
}

card "Breach Barrier" mission space {
  span 4; points 20
  regions Great Barrier
  any crew may attempt
  not encoded "one sentence of its text cannot be read yet"
}

card "Hostage Crisis" mission planet {
  Federation, Romulan, Klingon, Non-Aligned
  span 4; points 35
  regions Neutral Zone
  requires Leadership x2 + SECURITY x2 + (Honor OR Treachery)
  when seeded: you may download "Planet of Galactic Peace" to this
}

set alternate_universe_twilight "Alternate Universe: Twilight" released 2024

card "Assist Temporal Disruption" mission planet {
  Romulan, Cardassian, Dominion, Hirogen
  span 3; points 35
  not encoded "Xindi may attempt it"
  not encoded "one sentence of its text cannot be read yet"
}

card "Detain Observer" mission space {
  Non-Aligned, Starfleet
  span 4; points 30
  regions Ceti Alpha
  requires OFFICER x2 + SECURITY OR Leadership x2 + CUNNING > 30
}

card "Make New Home" mission planet {
  Federation, Klingon, Cardassian, Ferengi
  span 3; points 30
  quadrant Delta
  requires Anthropology + Archaeology + Honor x2
}

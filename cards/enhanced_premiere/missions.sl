set enhanced_premiere "Enhanced Premiere" released 2000

card "Covert Installation II" mission planet {
  Cardassian, Romulan
  span 3; points 30
  regions Neutral Zone
  requires ENGINEER + Leadership + Treachery
  not encoded "2 sentences of its text cannot be read yet"
}

card "Excavation II" mission planet {
  Federation, Romulan, Ferengi
  span 3; points 20
  requires Archaeology OR CUNNING > 32
  not encoded "2 sentences of its text cannot be read yet"
}

card "Explore Black Cluster II" mission space {
  Federation, Klingon
  span 3; points 30
  not encoded "an outpost (Klingon) stands here from the beginning"
  requires Stellar Cartography + Leadership OR CUNNING > 50
  not encoded "one sentence of its text cannot be read yet"
}

card "Explore Typhon Expanse II" mission space {
  Romulan, Klingon
  span 5; points 30
  not encoded "an outpost (Romulan) stands here from the beginning"
  requires Astrophysics + Stellar Cartography OR CUNNING > 50
  not encoded "one sentence of its text cannot be read yet"
}

card "Investigate Anomaly II" mission space {
  Federation, Romulan, Klingon
  span 4; points 25
  not encoded "an outpost (Federation) stands here from the beginning"
  requires Exobiology + STRENGTH > 35
  not encoded "one sentence of its text cannot be read yet"
}

card "Investigate Sighting II" mission space {
  Federation, Romulan
  span 4; points 30
  not encoded "an outpost (Romulan) stands here from the beginning"
  requires Empathy x3 OR Treachery + Exobiology + CUNNING > 40
  not encoded "one sentence of its text cannot be read yet"
}

card "Relief Mission II" mission planet {
  Romulan, Klingon, Bajoran
  span 2; points 15
  requires Geology OR Physics
  not encoded "2 sentences of its text cannot be read yet"
}

card "Secret Salvage II" mission space {
  Romulan, Klingon
  span 3; points 25
  not encoded "an outpost (Klingon) stands here from the beginning"
  requires Treachery x4 OR Navigation x2 + Computer Skill
  not encoded "one sentence of its text cannot be read yet"
}

card "Test Mission II" mission space {
  Federation, Klingon
  span 3; points 20
  traits test_mission
  not encoded "an outpost (Federation) stands here from the beginning"
  requires Physics + INTEGRITY > 28
  not encoded "one sentence of its text cannot be read yet"
}

set lifesigns "Lifesigns" released 2024

card "Alter History" mission space {
  Kazon, Vidiian, Hirogen
  span 4; points 30
  quadrant Delta
  property [VOY]
  traits asymmetric
  requires Treachery + Archaeology + ENGINEER
  not encoded "2 sentences of its text cannot be read yet"
}

card "Enhance Treatment Research" mission planet {
  Klingon, Vidiian
  span 3; points 30
  quadrant Delta
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}

card "Raid Encampment" mission planet {
  Klingon, Ferengi, Kazon, Vidiian
  span 3; points 30
  quadrant Delta
  property [VOY]
  requires SECURITY x2 + Leadership + Exobiology
  not encoded "one sentence of its text cannot be read yet"
}

card "Rebuild Society" mission planet {
  Federation, Klingon
  span 4; points 30
  quadrant Delta
  property [VOY]
  traits homeworld
  place_name "Vidiia"
  native_affiliation Vidiian
  not encoded "one sentence of its text cannot be read yet"
}

card "Respond to Distress Call" mission space {
  Federation, Klingon, Vidiian, Hirogen
  span 3; points 30
  quadrant Delta
  property [VOY]
  requires MEDICAL + ENGINEER + (Honor x2 OR Treachery x2)
  not encoded "one sentence of its text cannot be read yet"
}

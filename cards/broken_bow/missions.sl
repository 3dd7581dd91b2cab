set broken_bow "Broken Bow" released 2017

card "Battle of Narendra III" mission space planet {
  Federation, Klingon
  span 4; points 40
  traits asymmetric
  not encoded "one sentence of its text cannot be read yet"
}

card "Escape Gulag" mission planet {
  Federation, Romulan, Non-Aligned
  span 3; points 30
  opposite_affiliations Klingon
  traits asymmetric
  requires Geology + Transporter Skill + ENGINEER + CUNNING > 36
  opponent's side requires SECURITY x2 + Geology + ENGINEER + Law
}

card "Extract Rare Mineral" mission space {
  Federation, Romulan, Klingon
  span 4; points 30
  not encoded "one sentence of its text cannot be read yet"
}

card "Police Trade Route" mission space {
  Klingon, Non-Aligned, Starfleet
  span 4; points 40
  requires MEDICAL + SECURITY + OFFICER + (Honor OR Treachery) + (STRENGTH > 42 OR Guramba)
}

card "Research Devastating Attack" mission planet {
  Romulan, Klingon, Vulcan
  span 3; points 35
  regions Sector_001
  traits homeworld
  place_name "Earth"
  native_affiliation Starfleet
  requires Diplomacy + Exobiology + Archaeology + Anthropology
}

card "Retrieve Materiel" mission planet {
  Federation, Ferengi
  span 2; points 30
  requires Anthropology + Transporter Skill + CUNNING > 30
  not encoded "one sentence of its text cannot be read yet"
}

card "Study Neutronic Storm" mission space {
  Klingon, Cardassian, Ferengi, Starfleet
  span 3; points 40
  requires Navigation + CUNNING > 41 + (SCIENCE + Biology OR SECURITY + Stellar Cartography)
}

card "Survey New World" mission universal planet {
  span 3; points 30
  any crew may attempt
  not encoded "one sentence of its text cannot be read yet"
}

card "Survival Training" mission planet {
  Starfleet
  span 3; points 25
  regions Sector_001
  not encoded "one sentence of its text cannot be read yet"
}

set the_terran_empire "The Terran Empire" released 2016

card "Deliver Ancient Artifact" mission planet {
  Romulan, Starfleet
  span 4; points 40
  traits homeworld
  place_name "Vulcan"
  native_affiliation Vulcan
  not encoded "one sentence of its text cannot be read yet"
}

card "Incapacitate Inhabitants" mission planet {
  Federation, Cardassian
  span 2; points 35
  quadrant Mirror
  not encoded "one sentence of its text cannot be read yet"
}

card "Launch Military Strike" mission planet {
  Ferengi, Starfleet
  span 4; points 30
  quadrant Mirror
  traits asymmetric, homeworld
  place_name "Mirror Qo'noS"
  native_affiliation Klingon
  not encoded "one sentence of its text cannot be read yet"
}

card "Monitor Population" mission planet {
  Klingon, Cardassian
  span 3; points 30
  quadrant Mirror
  regions Sector_001
  traits homeworld
  place_name "Mirror Earth"
  native_affiliation Starfleet
  requires Anthropology + SCIENCE + Treachery x2
}

card "Observe Spatial Coordinates" mission space {
  Federation, Klingon
  span 4; points 30
  quadrant Mirror
  not encoded "one sentence of its text cannot be read yet"
}

card "Sabotage Biosphere" mission planet {
  Klingon, Cardassian, Starfleet
  span 3; points 30
  quadrant Mirror
  not encoded "one sentence of its text cannot be read yet"
}

card "Unsanctioned Attack" mission space {
  Romulan, Starfleet
  span 4; points 35
  quadrant Mirror
  not encoded "one sentence of its text cannot be read yet"
}

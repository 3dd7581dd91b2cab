set homefront_four "Homefront IV" released 2013

card "Study Rare Phenomenon" mission space {
  Federation, Bajoran
  span 3; points 35
  place_name "Compression anomaly"
  requires ENGINEER + Navigation + Physics + SCIENCE
}

card "Attack at Rare Phenomenon" mission space {
  Dominion
  span 3; points 35
  place_name "Compression anomaly"
  requires ENGINEER + Leadership + Computer Skill + SECURITY
}

card "Destroy Iconian Gateway" mission planet {
  Federation, Dominion
  span 3; points 35
  quadrant Gamma
  requires ENGINEER + Leadership + Physics + STRENGTH > 34
}

card "Battle Reconnaissance" mission space {
  span 3; points 35
  quadrant Delta
  regions Northwest Passage
  any crew may attempt
  requires ENGINEER + Computer Skill + Transporter Skill + STRENGTH > 32
}

card "Clash at Chin'toka" mission space {
  Federation, Romulan, Klingon, Cardassian, Dominion
  span 3; points 35
  regions Chin'toka Region
  not encoded "one sentence of its text cannot be read yet"
}

card "Collect Omicron Particles" mission space {
  Kazon, Vidiian, Hirogen
  span 4; points 35
  quadrant Delta
  requires ENGINEER + Leadership + Astrophysics + Navigation
  not encoded "one sentence of its text cannot be read yet"
}

card "Evade Dominion Squadron" mission space {
  Federation, Bajoran, Dominion
  span 4; points 35
  requires Stellar Cartography + Navigation x2 + CUNNING > 34 + (Geology OR Leadership)
}

card "Genesis Planet" mission planet {
  Federation, Romulan, Klingon
  span 4; points 35
  regions Mutara Region
  requires Geology + CUNNING > 42 + (Biology + Exobiology + SCIENCE OR SECURITY + Transporter Skill + Treachery)
}

card "Investigate Derelict" mission space {
  Starfleet, Vulcan
  span 3; points 35
  regions Delphic Expanse
  requires ENGINEER + Exobiology + Navigation + SECURITY
  not encoded "one sentence of its text cannot be read yet"
}

card "Investigate Maquis Activity" mission planet {
  Federation, Cardassian, Bajoran, Dominion
  span 2; points 30
  regions Demilitarized Zone
  not encoded "one sentence of its text cannot be read yet"
}

card "Navigate Argolis Cluster" mission space {
  Federation, Klingon, Dominion
  span 4; points 35
  regions Argolis Cluster
  traits array_mission
  requires Stellar Cartography + Navigation x2 + Physics OR OFFICER + Leadership + SECURITY + STRENGTH > 36
}

card "Protect The Escapees" mission space {
  Federation, Cardassian, Bajoran
  span 3; points 30
  requires ENGINEER + Honor + Navigation + INTEGRITY > 30
  not encoded "one sentence of its text cannot be read yet"
}

card "Renovate Starbase" mission planet {
  Klingon, Starfleet, Vulcan
  span 3; points 30
  requires ENGINEER x2 + OFFICER
  not encoded "one sentence of its text cannot be read yet"
}

card "Resupply Marauder" mission space {
  Ferengi
  span 4; points 30
  requires OFFICER + ENGINEER x2 + Acquisition
  not encoded "one sentence of its text cannot be read yet"
}

card "Signal for Rescue" mission planet {
  Federation, Klingon, Dominion
  span 3; points 40
  requires Biology + ENGINEER + Computer Skill + SECURITY + STRENGTH > 42
}

card "Surgery Under Fire" mission planet {
  Federation, Klingon
  span 3; points 35
  requires Biology + MEDICAL + OFFICER + STRENGTH > 36
}

card "The Siege of AR-558" mission planet {
  Federation, Dominion, Ferengi
  span 2; points 40
  regions Chin'toka Region
  traits array_mission
  requires ENGINEER + Leadership + Physics + Computer Skill + SECURITY + STRENGTH > 38
}

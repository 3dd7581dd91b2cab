set crossover "Crossover" released 2015

card "Conduct Crossover Operation" mission space {
  span 3; points 35
  regions Bajor Region
  requires Treachery + Transporter Skill x2 + ENGINEER + CUNNING > 32 OR "Ezri" OR "The Intendant" OR "Smiley"
  not encoded "its affiliations cannot be read yet"
}

card "Enlistment Drive" mission universal planet {
  Federation, Klingon, Cardassian
  span 3; points 30
  quadrant Mirror
  requires Diplomacy x2 + Leadership + INTEGRITY > 30 OR Treachery x2 + OFFICER + STRENGTH > 30
}

card "Evade Patrolling Squadron" mission universal space {
  Federation, Non-Aligned, Ferengi
  span 5; points 30
  quadrant Mirror
  regions Badlands Region
  traits asymmetric
  requires Navigation x2 + SCIENCE + CUNNING > 30
  when seeded: you may download "Navigate Plasma Storms"
  no_opposite_text
}

card "Examine Disappearance Site" mission space {
  Federation, Romulan, Klingon, Cardassian
  span 4; points 30
  requires Stellar Cartography + SCIENCE + (Treachery OR Honor)
}

card "Investigate Intrusion" mission space {
  Klingon, Cardassian
  span 3; points 30
  quadrant Mirror
  regions Bajor Region
  requires Leadership + SECURITY + OFFICER + STRENGTH > 30
}

card "Observe Alliance Operations" mission planet {
  Federation, Bajoran, Ferengi
  span 4; points 30
  quadrant Mirror
  requires Treachery x2 + Leadership + SECURITY
}

card "Oppress Population" mission planet {
  Bajoran, Starfleet
  span 4; points 35
  quadrant Mirror
  traits homeworld
  place_name "Mirror Vulcan"
  native_affiliation Vulcan
  requires Treachery + SECURITY + Exobiology x2 + STRENGTH > 34
}

card "Replenish Workforce" mission planet {
  Klingon, Cardassian, Bajoran, Ferengi
  span 3; points 30
  quadrant Mirror
  regions Sector_001
  requires OFFICER + SECURITY x2 + STRENGTH > 30
  not encoded "one sentence of its text cannot be read yet"
}

card "Secure Supply Lines" mission space {
  Federation
  span 3; points 30
  quadrant Mirror
  requires SECURITY + Treachery + Navigation
}

card "Seek Knowledge Cache" mission planet {
  Federation, Klingon, Cardassian, Bajoran
  span 3; points 30
  quadrant Mirror
  regions Badlands Region
  requires Anthropology + Archaeology + (CUNNING > 32 OR Memory Omega OR "First Officer Spock")
}

card "Test Warship" mission space {
  Federation, Klingon, Cardassian, Bajoran
  span 3; points 35
  quadrant Mirror
  regions Bajor Region
  traits test_mission
  not encoded "one sentence of its text cannot be read yet"
}

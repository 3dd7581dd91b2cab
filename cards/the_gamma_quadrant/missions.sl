set the_gamma_quadrant "The Gamma Quadrant" released 2015

card "Establish Medical Complex" mission planet {
  Romulan
  span 3; points 35
  regions Bajor Region
  requires ENGINEER x3 + MEDICAL + SECURITY + CUNNING > 35
  when you solve this: you may download "Romulan Outpost" to this
}

card "Expand Karemman Operations" mission planet {
  Federation, Cardassian, Dominion, Ferengi
  span 4; points 40
  quadrant Gamma
  requires Geology + Leadership + SCIENCE + (Greed x2 OR CUNNING > 40)
}

card "Further Tulaberry Talks" mission planet {
  Non-Aligned, Dominion, Ferengi
  span 5; points 35
  quadrant Gamma
  requires Diplomacy + CUNNING > 36 + (Acquisition x2 OR Treachery + Greed)
}

card "Internment Operations" mission space {
  Dominion
  span 4; points 35
  opposite_affiliations Federation, Klingon, Romulan
  quadrant Gamma
  traits asymmetric
  requires Treachery x2 + SECURITY x2 + Leadership + 1 Vorta personnel + STRENGTH > 40
  opponent's side requires ENGINEER x2 + Computer Skill x2 + Honor + INTEGRITY > 40
}

card "Investigate Omicron Particles" mission planet {
  span 4; points 35
  quadrant Gamma
  any crew may attempt
  requires Computer Skill + (3 [Holo] personnel OR "Jadzia Dax")
  when seeded: you may download "Holographic Settlement"
}

card "Probe Alpha Quadrant System" mission universal space {
  Non-Aligned, Dominion, Kazon, Vidiian, Hirogen
  span 4; points 30
  requires Navigation + Stellar Cartography + (1 Vorta personnel OR 1 Dosi personnel OR Diplomacy x2)
}

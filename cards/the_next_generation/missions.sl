set the_next_generation "The Next Generation" released 2015

card "Acquire Surplus Ships" mission planet {
  Klingon, Ferengi
  span 4; points 30
  requires Acquisition + ENGINEER + Computer Skill OR Diplomacy + Greed + Treachery
}

card "Amnesty Talks" mission space {
  any crew may attempt
  span 3; points 35
  requires Anthropology + Diplomacy x2 + Law OR Leadership + SECURITY + Treachery x2 OR "Marouk"
}

scenario "Amnesty Talks falls to law and diplomacy" under r24 cites r24 "7.2.5" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Seth Mendoza", "Beverly"
  when one attempts "Amnesty Talks"
  then one solves "Amnesty Talks", points of one = 35
}

scenario "Amnesty Talks falls to a hard hand, of any affiliation" under r24 cites r24 "7.2.1" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Batris"
  given crew of one on "Batris": "Zegov", "Koral", "Kahless"
  when one attempts "Amnesty Talks"
  then one solves "Amnesty Talks", points of one = 35
}

scenario "Amnesty Talks needs the second Diplomacy" under r24 cites r24 "7.2.5" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Seth Mendoza"
  when one attempts "Amnesty Talks"
  then one does not solve "Amnesty Talks", points of one = 0
}

card "Avert Solar Implosion" mission planet {
  Federation
  span 3; points 35
  requires Anthropology + Leadership + OFFICER + Honor + STRENGTH > 38 OR "James T. Kirk" + "Jean-Luc Picard"
}

card "Host Metaphasic Shielding Test" mission space {
  Federation, Klingon, Non-Aligned, Ferengi
  span 4; points 40
  requires Diplomacy + ENGINEER + Navigation + SCIENCE
  traits test_mission
  when you solve this: you may download "Metaphasic Shields" to this
}

card "Intercept Sleeper Ship" mission space {
  Federation, Romulan, Klingon, Non-Aligned
  span 5; points 40
  requires Leadership x2 + WEAPONS > 8 OR any "K'Ehleyr" + INTEGRITY > 35
  report here: "I.K.S. T'Ong"
}

card "Investigate Destruction" mission space {
  Federation, Romulan
  span 3; points 30
  regions Neutral Zone
  requires Stellar Cartography + Diplomacy + OFFICER OR Navigation + SECURITY + Treachery
}

card "Salvage Borg Ship" mission planet {
  Federation, Romulan, Klingon, Cardassian, Ferengi
  span 3; points 35
  regions Argolis Cluster
  requires Astrophysics + ENGINEER + MEDICAL + Computer Skill
  if some [Bor] card in play, this: points +10
  opponent may report here: [Bor] ship
}

card "Seize Freighter" mission space {
  Klingon
  span 3; points 25
  regions Neutral Zone
  requires OFFICER x2 + Honor + Navigation
  if some "Korris" or "Konmel" in team, this: points +5
}

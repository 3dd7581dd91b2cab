set emissary "Emissary" released 2013

card "Reopen Trade Discussions" mission space {
  Federation, Bajoran, Dominion, Ferengi
  span 4; points 30
  quadrant Gamma
  requires Diplomacy + Stellar Cartography + (Acquisition OR CUNNING > 35)
}

card "Establish Interquadrant Communications" mission space {
  Federation, Cardassian, Bajoran
  span 5; points 35
  quadrant Gamma
  traits array_mission
  requires ENGINEER + Stellar Cartography + Diplomacy + Anthropology
}

card "Host Tournament" mission planet {
  span 4; points 35
  quadrant Gamma
  any crew may attempt
  requires Diplomacy + Honor + Greed x2
  not encoded "one sentence of its text cannot be read yet"
}

card "Pacify Warring Factions" mission space planet {
  Federation, Bajoran
  span 4; points 40
  quadrant Gamma
  not encoded "one sentence of its text cannot be read yet"
}

card "Salvage Wrecked Ship" mission space {
  Non-Aligned, Cardassian, Dominion, Ferengi
  span 5; points 30
  quadrant Gamma
  requires ENGINEER x2 + Archaeology + Acquisition
  when you solve this: you may download "Jem'Hadar Birthing Chamber" to anywhere_at(this)
}

card "Verify Legendary Journey" mission space {
  Federation, Cardassian, Bajoran, Ferengi
  span 2; points 40
  requires ENGINEER + Navigation + Honor + Stellar Cartography
  not encoded "one sentence of its text cannot be read yet"
}

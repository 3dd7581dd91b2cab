set straight_and_steady "Straight and Steady" released 2010

card "Automated Repair Station" mission space {
  Federation
  span 4; points 30
  requires Physics + Computer Skill + ENGINEER + CUNNING > 30
  not encoded "one sentence of its text cannot be read yet"
}

card "Control Plague" mission planet {
  Federation, Klingon
  span 2; points 35
  requires Biology + Exobiology + MEDICAL x2 + CUNNING > 34
}

card "Free Orion Slaves" mission planet {
  Federation, Romulan, Klingon
  span 4; points 35
  requires Leadership + SECURITY x2 + STRENGTH > 40
  not encoded "one sentence of its text cannot be read yet"
}

card "Observe Stellar Rebirth" mission space {
  Federation, Non-Aligned
  span 4; points 35
  requires Navigation + Anthropology + Stellar Cartography + INTEGRITY > 28
}

card "Prevent Rebellion" mission planet {
  Non-Aligned, Starfleet, Vulcan
  span 3; points 35
  requires Anthropology + Honor + SECURITY + INTEGRITY > 29
}

set the_dominion "The Dominion" released 1999

card "Archanis Dispute" mission planet {
  Klingon, Dominion
  span 4; points 35
  requires OFFICER x2 + STRENGTH > 45 + (VIP x3 OR 1 [Among-Kli] personnel OR any "Gowron")
}

card "Betazed Invasion" mission planet {
  Dominion
  span 5; points 45
  requires OFFICER x3 + SECURITY x5 + 2 hand_weapon card + STRENGTH > 100
}

card "Bioweapon Ruse" mission planet {
  Cardassian
  span 3; points 40
  requires ENGINEER + STRENGTH > 35 + no Honor + (SECURITY x3 + Obsidian Order OR "Madred")
}

card "Construct Depot" mission universal space {
  Dominion
  span 2; points 30
  traits asymmetric
  requires Navigation x2 + Physics + 1 Vorta personnel + ENGINEER
  not encoded "2 sentences of its text cannot be read yet"
}

card "Intelligence Operation" mission planet {
  Romulan, Cardassian
  span 6; points 40
  quadrant Gamma
  traits homeworld, nebula
  place_name "Founders' homeworld"
  native_affiliation Dominion
  requires Navigation x2 + (Tal Shiar OR Obsidian Order) + Anthropology + (SECURITY x3 OR any "Odo")
}

card "Investigate Coup" mission planet {
  Federation, Romulan, Bajoran
  span 3; points 30
  requires OFFICER + Leadership x2 + SECURITY + Navigation OR "Benjamin Sisko" OR "Tomalak" OR "General Krim"
}

card "Mining Survey" mission space {
  span 3; points 40
  requires ENGINEER + SCIENCE + Geology + Physics
  not encoded "one sentence of its text cannot be read yet"
  not encoded "its affiliations cannot be read yet"
}

card "Protect Shipment" mission space {
  Federation, Cardassian, Dominion
  span 4; points 35
  requires Leadership + SECURITY x2 + MEDICAL + Honor + WEAPONS > 9
}

card "Quest for the Sword" mission planet {
  Klingon, Cardassian, Ferengi
  span 4; points 40
  quadrant Gamma
  requires Archaeology + SCIENCE + any "Tricorder" + STRENGTH > 32 + (Honor OR Treachery)
}

card "Rescue Founder" mission planet {
  Dominion
  span 5; points 30
  quadrant Gamma
  requires Diplomacy x2 + MEDICAL + STRENGTH > 45 + CUNNING > 35
}

card "Security Briefing" mission planet {
  Cardassian, Bajoran, Dominion
  span 4; points 35
  requires SECURITY + Diplomacy x2 + VIP x3
  not encoded "one sentence of its text cannot be read yet"
}

card "Uncover DNA Clues" mission planet {
  Cardassian, Bajoran, Ferengi
  span 3; points 30
  requires SCIENCE + Archaeology + (Leadership x2 OR "Ocett")
  not encoded "one sentence of its text cannot be read yet"
}

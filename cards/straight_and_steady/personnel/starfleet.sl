set straight_and_steady "Straight and Steady" released 2010

card "Dallas" personnel universal {
  Starfleet
  SCIENCE, Physics
  6 / 6 / 5
  species human
  icons [22], [AU], [Stf]
  property [ENT]
  traits female
}

card "Daniels" personnel {
  Starfleet, Non-Aligned
  SECURITY, ENGINEER, Archaeology, Physics, Anthropology
  6 / 8 / 6
  species human, alien
  icons [AU], [Stf]
  property [ENT]
  traits future_native, male, temporal_agent, Temporal_agent_related
  special download "Out of Time"
}

card "Erika Hernandez" personnel {
  Starfleet
  OFFICER, Anthropology, Diplomacy, Leadership, SECURITY
  7 / 7 / 6
  species human
  icons [22], [AU], [Cmd]
  property [ENT]
  traits captain, female
  commands "Columbia"
  mentions "Jonathan Archer"
  lovers "Jonathan Archer"
  special download one captains_order card
}

card "Garrid" personnel universal {
  Starfleet
  MEDICAL, Biology, SCIENCE
  6 / 6 / 6
  species human
  icons [22], [AU], [Stf]
  property [ENT]
  traits male, support_personnel
}

card "Hoshi Sato" version "Straight and Steady" personnel {
  Starfleet
  SCIENCE, Music, Anthropology, Geology, Computer Skill, Exobiology
  8 / 7 / 5
  species human
  icons [22], [AU], [Stf]
  property [ENT]
  traits cook, female
  mentions "Captain Archer"
  special download "We're Ready"
}

card "Jeffrey Pierce" personnel {
  Starfleet
  SECURITY, Anthropology, Computer Skill, Diplomacy
  6 / 6 / 6
  species human
  icons [22], [AU], [Stf]
  property [ENT]
  traits male
}

card "Malcolm Reed" version "Straight and Steady" personnel {
  Starfleet
  SECURITY, OFFICER, Law, Section 31, Computer Skill
  5 / 7 / 7
  species human
  icons [22], [AU], [Cmd]
  property [ENT]
  traits male
  special download "Starfleet Phaser Pistol"
}

card "McDermott" personnel universal {
  Starfleet
  OFFICER, Honor, Leadership, SECURITY, Transporter Skill
  7 / 6 / 6
  species human
  icons [22], [AU], [Cmd]
  property [ENT]
  traits male
}

card "T'Pol" version "Straight and Steady" personnel {
  Starfleet
  SCIENCE, Diplomacy, OFFICER, Mindmeld, Stellar Cartography
  7 / 8 / 8
  species vulcan_species
  icons [22], [AU], [Cmd]
  property [ENT]
  traits female
  commands "Enterprise"
  mentions "Charles Tucker III", "Jonathan Archer"
  lovers "Charles Tucker III"
}

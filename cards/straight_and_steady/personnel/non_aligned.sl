set straight_and_steady "Straight and Steady" released 2010

card "D'Nesh" personnel {
  Non-Aligned
  ENGINEER, Diplomacy, Treachery, Computer Skill, Anthropology, Orion Syndicate
  3 / 7 / 4
  species Orion
  icons [22], [AU], [Stf]
  property [ENT]
  traits female, slave_girl, thief
  mentions "Harrad-Sar", "Jonathan Archer", "Kelby"
}

card "Harrad-Sar" personnel {
  Non-Aligned
  OFFICER, Navigation, Smuggling, Orion Syndicate
  4 / 6 / 7
  species Orion
  icons [22], [AU], [Cmd]
  property [ENT]
  traits captain, male, thief
  names "Slave of the Situation"
  commands "Devna-Lev"
  mentions "D'Nesh", "Maras", "Navaar"
  special download one slave_girl personnel
}

card "Maras" personnel universal {
  Non-Aligned
  CIVILIAN, ENGINEER, Orion Syndicate
  3 / 6 / 4
  species Orion
  icons [22], [AU]
  property [ENT]
  traits female, slave_girl, support_personnel, thief
}

card "Navaar" personnel {
  Non-Aligned
  CIVILIAN, Leadership x2, Treachery, Diplomacy, Orion Syndicate
  3 / 7 / 4
  species Orion
  icons [22], [AU], [Stf]
  property [ENT]
  traits female, slave_girl, thief
  mentions "Harrad-Sar", "Jonathan Archer"
  special download "Commandeer Ship"
}

card "Silik" personnel {
  Non-Aligned
  VIP, Treachery x2, ENGINEER, Physics, Leadership
  4 / 8 / 8
  species Suliban
  icons [22], [AU], [Cmd]
  property [ENT]
  traits genetically_enhanced, male, shape_shifter, temporal_agent, Temporal_agent_related
  not encoded "one sentence of its text cannot be read yet"
}

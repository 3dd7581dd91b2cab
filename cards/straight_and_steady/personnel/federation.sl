set straight_and_steady "Straight and Steady" released 2010

card "Ensign Jameson" personnel {
  Federation
  ENGINEER, SCIENCE, Exobiology, Physics x2, Computer Skill, Astrophysics
  7 / 7 / 7
  species human, borg_species
  icons [Com], [Def], [Nav], [Stf]
  property [VOY]
  traits female, temporal_agent, Temporal_agent_related
  names "Seven of Nine"
  special download "Out of Time"
}

set straight_and_steady "Straight and Steady" released 2010

card "Out of Time" incident {
  icons [AU]
  property [ENT]
  traits Temporal_agent_related
  not encoded "2 sentences of its text cannot be read yet"
}

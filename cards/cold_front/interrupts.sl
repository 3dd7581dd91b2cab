set cold_front "Cold Front" released 2018

card "Reman Sacrifice" interrupt {
  property [Nem]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Temporal Almanac" interrupt {
  icons [AU]
  property [ENT]
  traits Temporal_agent_related
  not encoded "one sentence of its text cannot be read yet"
}

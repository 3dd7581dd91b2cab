set cold_front "Cold Front" released 2018

card "Temporal Benefactor" doorway {
  icons [AU]
  property [ENT]
  traits temporal_agent, Temporal_agent_related
  seeds on table
  unique
  not encoded "3 sentences of its text cannot be read yet"
}

set cold_front "Cold Front" released 2018

card "Boshar" personnel {
  Klingon
  ANIMAL
  5 / 1 / 5
  species targ
  icons [22], [AU]
  property [ENT]
  traits male
  mentions "Antaak"
  not encoded "one sentence of its text cannot be read yet"
}

card "Korath" personnel {
  Klingon
  SCIENCE, Physics x2, Treachery, Diplomacy, Klingon Intelligence
  4 / 9 / 6
  species klingon_species
  icons [AU]
  property [VOY]
  traits high_council, male, temporal_agent, Temporal_agent_related
  mentions "Admiral Janeway"
}

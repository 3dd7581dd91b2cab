set broken_bow "Broken Bow" released 2017

card "Combat-Ready: Solidarity" event {
  countdown 3
  icons [AU]
  property [ENT]
  plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Combat-Ready: Tense Situation" event {
  countdown 4
  property [ENT]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Decontamination" event {
  points 5
  property [ENT]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Grappler: Shuttlepod Retrieval" event {
  property [ENT]
  plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Military Assault Command Operations" event {
  icons [AU]
  property [ENT]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Polarized Hull Plating" event {
  property [ENT]
  traits captains_order
  plays on table
  not encoded "one sentence of its text cannot be read yet"
}

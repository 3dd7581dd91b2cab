set alternate_universe_twilight "Alternate Universe: Twilight" released 2024

card "Axel Melhardt" personnel universal {
  Starfleet
  ENGINEER, Archaeology, Music
  5 / 6 / 5
  species human
  icons [22], [AU], [Stf]
  traits male
  mentions "Consultant Phlox", "Jonathan", "Ceti Alpha V"
  not encoded "one sentence of its text cannot be read yet"
}

card "Captain Reed" personnel {
  Starfleet
  OFFICER, SECURITY, Honor
  6 / 7 / 6
  species human
  icons [22], [AU], [Cmd]
  property [ENT]
  traits captain, Ceti_Alpha_V_related, male
  commands "Intrepid"
  mentions "Captain Ramirez", "Captain Tucker", "Ceti Alpha V"
  special download "Question Intruder"
  not encoded "one sentence of its text cannot be read yet"
}

card "Captain T'Pol" personnel {
  Starfleet
  OFFICER, SCIENCE, Mindmeld, Diplomacy
  8 / 7 / 7
  species vulcan_species
  icons [22], [AU], [Cmd]
  property [ENT]
  traits captain, Ceti_Alpha_V_related, female, nurse
  commands "Enterprise"
  mentions "Ceti Alpha V", "Jonathan"
  not encoded "one sentence of its text cannot be read yet"
}

card "Captain Tucker" personnel {
  Starfleet
  OFFICER, ENGINEER, Leadership
  7 / 7 / 7
  species human
  icons [22], [AU], [Cmd]
  property [ENT]
  traits captain, Ceti_Alpha_V_related, male
  commands "NX-01 Enterprise"
  mentions "Ceti Alpha V", "Earth"
  not encoded "one sentence of its text cannot be read yet"
}

card "Jonathan" personnel {
  Starfleet
  CIVILIAN, Honor x2, Anthropology
  9 / 6 / 6
  species human
  icons [22], [AU]
  property [ENT]
  traits Ceti_Alpha_V_related, male
  commands "NX-01 Enterprise"
  mentions "Ceti Alpha V"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Lieutenant Sato" personnel {
  Starfleet
  OFFICER, Anthropology, Honor, SCIENCE, Law, Navigation, Leadership, Diplomacy
  7 / 8 / 6
  species human
  icons [22], [AU], [Stf]
  traits Ceti_Alpha_V_related, female
  mentions "Captain Tucker", "Ceti Alpha V"
}

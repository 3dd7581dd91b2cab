set mirror_mirror "Mirror, Mirror" released 2000

card "Commander Charvanek" personnel {
  Romulan
  OFFICER, SCIENCE, Diplomacy, Physics, Archaeology
  6 / 7 / 5
  species romulan_species
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits female
  mentions "Mr. Spock"
  not encoded "one sentence of its text cannot be read yet"
}

card "D'vano" personnel universal {
  Romulan
  MEDICAL, Computer Skill, Transporter Skill, Biology
  7 / 7 / 5
  species romulan_species
  icons [AU], [OS], [Stf]
  property [TOS]
  traits male
}

card "Gorrus" personnel universal {
  Romulan
  SECURITY, Navigation
  6 / 6 / 8
  species romulan_species
  icons [AU], [OS], [Stf]
  property [TOS]
  traits male
  mentions "Captain Kirk", "Mr. Spock"
}

card "Subcommander Tal" personnel {
  Romulan
  OFFICER, SECURITY, Computer Skill, Anthropology
  7 / 8 / 7
  species romulan_species
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits Capturing_related, male
  mentions "Commander Charvanek"
  special download one "Intruder Alert!" or "Classic Disruptor"
}

card "Tagus" personnel universal {
  Romulan
  SECURITY, Treachery
  5 / 7 / 8
  species romulan_species
  icons [Stf]
  property [TNG]
  traits bodyguard, male
}

set cold_front "Cold Front" released 2018

card "Admiral Mendak" personnel {
  Romulan
  OFFICER, Exobiology, Leadership, Archaeology, Treachery
  4 / 7 / 7
  species romulan_species
  icons [Cmd]
  property [TNG]
  traits admiral, male
  names "Mendak"
  mentions "Admiral Valdore", "Keras", "Selok", "Talok"
  not encoded "one sentence of its text cannot be read yet"
}

card "Devanha" personnel universal {
  Romulan
  ENGINEER, Computer Skill, Anthropology, Diplomacy, Tal Shiar
  6 / 6 / 5
  species romulan_species
  icons [22], [AU]
  property [ENT]
  traits male
  mentions "Admiral Valdore"
}

card "Leodis" personnel universal {
  Romulan
  MEDICAL, Biology, Transporter Skill, Empathy
  6 / 7 / 6
  species Reman
  icons [22], [AU], [Stf]
  property [ENT]
  traits bodyguard, male
}

card "Olicana" personnel universal {
  Romulan
  OFFICER, Astrophysics, Navigation, Stellar Cartography, Treachery
  4 / 6 / 5
  species romulan_species
  icons [22], [AU], [Stf]
  property [ENT]
  traits male
  mentions "Nijil"
}

card "Talok" personnel {
  Romulan
  OFFICER, Tal Shiar, V'Shar, SECURITY, Exobiology
  3 / 7 / 7
  species romulan_species
  icons [Among-Vul], [22], [AU], [Cmd]
  property [ENT]
  traits infiltrator, male
  mentions "T'Pol", "V'Las"
  special download one "Insert Undercover Agent" or "Romulan \"Reunification\""
  not encoded "an infiltrator takes no part in what those do whom he is with"
}

card "Venoxis" personnel universal {
  Romulan
  SECURITY, SCIENCE, Archaeology, Youth
  4 / 6 / 8
  species Reman
  icons [22], [AU], [Cmd]
  property [ENT]
  traits bodyguard, dissident, male
  mentions "Senator Vrax"
  not encoded "one sentence of its text cannot be read yet"
}

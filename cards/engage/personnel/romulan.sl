set engage "Engage" released 2012

card "Agyer" personnel {
  Romulan
  SCIENCE, Navigation, Stellar Cartography x2, Transporter Skill
  5 / 9 / 6
  species romulan_species
  icons [Stf]
  property [TNG]
  traits male, Metaphasic_Shield_related
  mentions "Dr. Reyga"
  special download "Space Boomer"
}

card "Ambassador Spock" personnel {
  Romulan
  VIP, SCIENCE, Diplomacy x2, Honor, Law, Mindmeld
  10 / 9 / 7
  species vulcan_species, human
  icons [Stf]
  property [TNG]
  traits ambassador, male, romulan_underground
  names "Spock"
  mentions "Senator Pardek"
  not encoded "one sentence of its text cannot be read yet"
}

card "D'Lors" personnel universal {
  Romulan
  VIP, Diplomacy
  5 / 7 / 4
  species romulan_species
  property [TNG]
  traits dissident, male, senator
}

card "Jean-Luc Picard" version "Engage" personnel {
  Romulan
  CIVILIAN, Diplomacy, Anthropology, Archaeology, Music, Honor
  8 / 8 / 6
  species human, romulan_species
  icons [Stf]
  property [TNG]
  traits captain, male, romulan_underground
  mentions "Sarek", "Spock"
  special download "Vulcan Mindmeld"
}

card "Kell" version "Engage" personnel {
  Romulan
  VIP, Treachery x2, Computer Skill, ENGINEER, Exobiology
  2 / 5 / 6
  species klingon_species
  icons [Among-Fed], [Among-Kli]
  property [TNG]
  traits Capturing_related, high_council, infiltrator, male
  mentions "Governor Vagh"
  special download "E-Band Emissions"
  not encoded "an infiltrator takes no part in what those do whom he is with"
}

card "Kharic" personnel universal {
  Romulan
  CIVILIAN, MEDICAL, Exobiology, Anthropology, Honor
  7 / 5 / 2
  species romulan_species
  property [TNG]
  traits female, romulan_underground
  mentions "Pardek", "Spock"
}

card "Khev" personnel universal {
  Romulan
  CIVILIAN, SECURITY, Biology, Youth
  5 / 5 / 6
  species romulan_species
  icons [Stf]
  property [TNG]
  traits bodyguard, male
  mentions "Tokath"
}

card "Mareth" personnel universal {
  Romulan
  ENGINEER, Computer Skill, Transporter Skill, Youth
  4 / 7 / 5
  species romulan_species
  icons [Stf]
  property [TNG]
  traits male
}

card "Parem" version "Engage" personnel {
  Romulan
  SECURITY, Astrophysics, Physics, Treachery
  4 / 6 / 8
  species romulan_species
  icons [Stf]
  property [TNG]
  traits bartender, male
  not encoded "one sentence of its text cannot be read yet"
}

card "Proconsul Neral" personnel {
  Romulan
  VIP, Anthropology, Treachery x2, Youth, Law, Leadership
  3 / 8 / 7
  species romulan_species
  property [TNG]
  traits male, proconsul
  names "Neral"
  mentions "Ambassador Spock"
  special download "Live Long and Prosper"
  not encoded "one sentence of its text cannot be read yet"
}

card "Tacil" personnel universal {
  Romulan
  OFFICER, ENGINEER, Treachery, Geology
  4 / 7 / 6
  species romulan_species
  icons [Cmd]
  property [TNG]
  traits female
}

card "T'Jev" personnel universal {
  Romulan
  MEDICAL, Biology, Greed, Anthropology
  5 / 8 / 7
  species romulan_species
  property [TNG]
  traits male, nurse
  mentions "Jean-Luc Picard"
}

card "Toraan" personnel {
  Romulan
  SECURITY, Tal Shiar, Exobiology, Treachery, Transporter Skill
  5 / 7 / 7
  species romulan_species
  icons [Stf]
  property [TNG]
  traits male
  mentions "Telak"
  special download "Romulan Disruptor"
}

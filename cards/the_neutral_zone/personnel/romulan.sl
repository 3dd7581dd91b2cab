set the_neutral_zone "The Neutral Zone" released 2020

card "Borix" personnel universal {
  Romulan
  SECURITY, Youth, Honor, Exobiology
  8 / 6 / 6
  species romulan_species
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits male
  not encoded "one sentence of its text cannot be read yet"
}

card "Centurion Kirk" personnel {
  Romulan, Federation
  OFFICER, Leadership, SECURITY, Computer Skill
  6 / 9 / 8
  species human
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits captain, infiltrator, male, thief
  names "Captain Kirk"
  special download "Romulan Cloaking Device"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Dividius" personnel {
  Romulan
  ENGINEER, OFFICER, Navigation, Physics, Tal Shiar
  5 / 9 / 7
  species romulan_species
  icons [AU], [OS], [Stf]
  property [TOS]
  traits general, male
  mentions "Subcommander Tal"
  special download "Classic Communicator" if whereabouts of this is Neutral Zone
}

card "Govas" personnel universal {
  Romulan
  OFFICER, ENGINEER, Astrophysics, Physics, Honor
  7 / 6 / 6
  species romulan_species
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits male
  mentions "Centurion Kirk"
  special download "Classic Disruptor" if whereabouts of this is Neutral Zone
}

card "Mr. Spock" version "The Neutral Zone" personnel {
  Romulan
  SCIENCE, Diplomacy, Mindmeld, SECURITY, Physics, Computer Skill
  4 / 9 / 9
  species human, vulcan_species
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits male
  mentions "Commander Charvanek"
  lovers "Commander Charvanek"
  special download "Getting Under Your Skin"
}

card "Praxus" personnel {
  Romulan
  SCIENCE, OFFICER, Navigation, Stellar Cartography
  7 / 7 / 8
  species romulan_species
  icons [AU], [OS], [Stf]
  property [TOS]
  traits male
  mentions "Keras", "Gal Gath'thong"
  not encoded "one sentence of its text cannot be read yet"
}

card "Ptol" personnel {
  Romulan
  ENGINEER, OFFICER, Archaeology, Computer Skill, SECURITY, Biology
  6 / 8 / 8
  species romulan_species
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits male
  mentions "Commander Charvanek"
  special download "Classic Tricorder"
}

card "Pytron" personnel universal {
  Romulan
  OFFICER, MEDICAL, Diplomacy, Smuggling, Transporter Skill
  5 / 7 / 6
  species romulan_species
  icons [AU], [OS], [Stf]
  property [TOS]
  traits male, nurse
  mentions "Gorrus"
}

card "R'Moog" personnel universal {
  Romulan
  ENGINEER, SECURITY, Archaeology, Treachery, Youth
  3 / 6 / 7
  species romulan_species
  icons [AU], [OS], [Stf]
  property [TOS]
  traits cook, male
  special download "Reaction Control Thrusters" if whereabouts of this is Neutral Zone
}

card "Telman" personnel universal {
  Romulan
  SECURITY, MEDICAL, Anthropology, Biology
  6 / 5 / 8
  species romulan_species
  icons [AU], [OS], [Stf]
  property [TOS]
  traits bodyguard, male
  mentions "Commander Charvanek"
}

card "Veznik" personnel universal {
  Romulan
  SCIENCE, Computer Skill, Geology
  6 / 6 / 7
  species romulan_species
  icons [AU], [OS], [Stf]
  property [TOS]
  traits male
  mentions "Keras"
  not encoded "one sentence of its text cannot be read yet"
}

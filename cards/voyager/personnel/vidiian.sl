set voyager "Voyager" released 2001

card "Danara Pel" personnel {
  Vidiian
  MEDICAL, Biology x2, Computer Skill, Honor, Navigation, Stellar Cartography
  8 / 8 / 2
  species vidiian_species
  icons [DQ], [Stf]
  property [VOY]
  traits female
  mentions "The Doctor"
  lovers "The Doctor"
}

card "Dereth" personnel {
  Vidiian
  MEDICAL, Navigation x2, ENGINEER, Geology, Exobiology
  3 / 8 / 6
  species vidiian_species
  icons [Cmd], [DQ]
  property [VOY]
  traits male
  mentions "Motura"
  special download one "Organ Theft" or "Vidiian Harvester"
}

card "Drenol" personnel universal {
  Vidiian
  OFFICER, Treachery, Diplomacy, Stellar Cartography
  4 / 7 / 6
  species vidiian_species
  icons [Cmd], [DQ]
  property [VOY]
  traits male
  mentions "Kes"
}

card "Hophalin" personnel universal {
  Vidiian
  ENGINEER, Computer Skill, Archaeology, Physics, Treachery
  6 / 7 / 5
  species vidiian_species
  icons [DQ], [Stf]
  property [VOY]
  traits male
}

card "Losarus" personnel universal {
  Vidiian
  SCIENCE, Geology, Astrophysics, Stellar Cartography
  5 / 7 / 4
  species vidiian_species
  icons [DQ], [Stf]
  property [VOY]
  traits male
}

card "Motura" personnel {
  Vidiian
  CIVILIAN, Diplomacy x2, SCIENCE, Honor, Anthropology, Music
  8 / 7 / 5
  species vidiian_species
  icons [DQ]
  property [VOY]
  traits male
  mentions "Neelix"
  special download "Dereth"
}

card "Nadirum" personnel universal {
  Vidiian
  OFFICER, Leadership, Computer Skill, Navigation
  5 / 7 / 5
  species vidiian_species
  icons [Cmd], [DQ]
  property [VOY]
  traits male
  commands "Vidiian Cruiser"
  special download "Organ Theft"
}

card "Nirata" personnel universal {
  Vidiian
  MEDICAL, Exobiology, Biology
  5 / 7 / 4
  species vidiian_species
  icons [DQ], [Stf]
  property [VOY]
  traits male, support_personnel
}

card "Sethis" personnel universal {
  Vidiian
  SECURITY, Archaeology, Exobiology, Leadership
  3 / 7 / 6
  species vidiian_species
  icons [Cmd], [DQ]
  property [VOY]
  traits male
}

card "Sorum" personnel universal {
  Vidiian
  SECURITY, Anthropology, Biology, Geology
  5 / 5 / 6
  species vidiian_species
  icons [DQ], [Stf]
  property [VOY]
  traits bodyguard, male
  special download "Lower Decks"
}

card "Sulan" personnel {
  Vidiian
  MEDICAL, MEDICAL, Transporter Skill, Exobiology x2, Treachery, Computer Skill x2, Physics
  2 / 8 / 5
  species vidiian_species
  icons [Cmd], [DQ]
  property [VOY]
  traits male
  mentions "B'Elanna Torres"
}

card "Telari" personnel universal {
  Vidiian
  MEDICAL, SCIENCE, Anthropology, Physics
  5 / 6 / 5
  species vidiian_species
  icons [DQ], [Stf]
  property [VOY]
  traits male
  special download "Vidiian Harvester"
}

card "Thaden" personnel universal {
  Vidiian
  MEDICAL, ENGINEER, Astrophysics, Navigation, Transporter Skill
  5 / 6 / 4
  species vidiian_species
  icons [DQ], [Stf]
  property [VOY]
  traits male
}

set the_terran_empire "The Terran Empire" released 2016

card "Admiral Black" personnel universal {
  Starfleet
  VIP, Treachery x2, Law, Leadership, Greed
  3 / 6 / 6
  species human
  icons [22], [AU], [Cmd], [MQ], [TE]
  property [ENT]
  traits admiral, male, president
  commands "I.S.S. Avenger"
}

card "Captain Forrest" personnel {
  Starfleet
  OFFICER, Treachery, Leadership, Law, Archaeology, Biology, Navigation, Transporter Skill
  5 / 7 / 7
  species human
  icons [22], [AU], [Cmd], [MQ], [TE]
  property [ENT]
  traits captain, male
  opposite_of "Maxwell Forrest"
  mentions "Comm Officer Sato"
  lovers "Comm Officer Sato"
}

card "Chief Engineer Tucker" personnel {
  Starfleet
  ENGINEER, Physics, Computer Skill, Transporter Skill, Cybernetics
  6 / 6 / 7
  species human
  icons [22], [AU], [Cmd], [MQ], [TE]
  property [ENT]
  traits male
  opposite_of "Charles Tucker III"
  mentions "Admiral Black"
  special download "Technical Wizardry"
}

card "Chief Surgeon Phlox" personnel {
  Starfleet
  MEDICAL, Exobiology x2, SCIENCE, Biology, Physics
  5 / 7 / 5
  species Denobulan
  icons [22], [AU], [MQ], [TE]
  property [ENT]
  traits dissident, male
  opposite_of "Phlox"
  special download "Will You Kindly Die?"
}

card "Comm Officer Sato" personnel {
  Starfleet
  OFFICER, Treachery x2, Anthropology, Computer Skill
  2 / 8 / 6
  species human
  icons [22], [AU], [Cmd], [MQ], [TE]
  property [ENT]
  traits emperor, empress, female
  opposite_of "Hoshi Sato"
  commands "Starship Defiant"
  not encoded "one sentence of its text cannot be read yet"
}

card "Commander Archer" personnel {
  Starfleet
  OFFICER, Treachery x2, SECURITY, Stellar Cartography, Leadership, Navigation
  2 / 7 / 8
  species human
  icons [22], [AU], [Cmd], [MQ], [TE]
  property [ENT]
  traits male
  opposite_of "Jonathan Archer"
  commands "Starship Defiant"
  mentions "Comm Officer Sato"
  lovers "Comm Officer Sato"
  special download "Watch Dog"
  special download "Tyranny"
}

card "Commander T'Pol" personnel {
  Starfleet, Vulcan
  SCIENCE, ENGINEER, OFFICER, SECURITY, Treachery, Exobiology, Mindmeld
  3 / 8 / 7
  species vulcan_species
  icons [22], [AU], [Cmd], [MQ], [TE]
  property [ENT]
  traits dissident, female
  opposite_of "T'Pol"
  mentions "Chief Engineer Tucker", "Captain Forrest"
  lovers "Chief Engineer Tucker"
  special download "Hinder Progress"
}

card "Corporal Scott" personnel universal {
  Starfleet
  SECURITY, Honor, MEDICAL, Geology, Astrophysics
  6 / 5 / 7
  species human
  icons [22], [AU], [MQ], [Stf], [TE]
  property [ENT]
  traits MACO, male
  mentions "Commander Archer"
}

card "Crewman Biggs" personnel universal {
  Starfleet
  ENGINEER, Astrophysics, Exobiology
  5 / 6 / 6
  species human
  icons [22], [AU], [MQ], [Stf], [TE]
  property [ENT]
  traits male, support_personnel
}

card "Crewman D'Vela" personnel universal {
  Starfleet
  ENGINEER, Diplomacy, Navigation, MEDICAL
  5 / 7 / 5
  species Orion
  icons [22], [AU], [MQ], [Stf], [TE]
  property [ENT]
  traits dissident, female, slave_girl
  special download "Seductive Dance"
}

card "Crewman Gham" personnel universal {
  Starfleet
  OFFICER, Archaeology, SCIENCE, Honor
  7 / 6 / 5
  species Andorian
  icons [22], [AU], [MQ], [Stf], [TE]
  property [ENT]
  traits dissident, male
}

card "Crewman Soval" personnel {
  Starfleet, Vulcan
  SCIENCE, Computer Skill, Biology, Exobiology, Geology, Anthropology
  6 / 8 / 7
  species vulcan_species
  icons [22], [AU], [MQ], [Stf], [TE]
  property [ENT]
  traits dissident, male
  opposite_of "Soval"
  commands "I.S.S. Avenger"
  mentions "Commander T'Pol"
}

card "Crewman Terev" personnel universal {
  Starfleet
  OFFICER, Music, Computer Skill, Exobiology
  5 / 6 / 6
  species Tellarite
  icons [22], [AU], [MQ], [Stf], [TE]
  property [ENT]
  traits dissident, male
}

card "Ensign Guerrero" personnel universal {
  Starfleet
  SCIENCE, Smuggling, Stellar Cartography, Geology
  5 / 6 / 6
  species human
  icons [22], [AU], [MQ], [Stf], [TE]
  property [ENT]
  traits male
}

card "Ensign Kelby" personnel {
  Starfleet
  ENGINEER, Computer Skill x2, Transporter Skill
  6 / 7 / 6
  species human
  icons [22], [AU], [MQ], [Stf], [TE]
  property [ENT]
  traits male
  opposite_of "Kelby"
  mentions "Chief Engineer Tucker"
  special download "Meditation"
}

card "Major Reed" personnel {
  Starfleet
  SECURITY, ENGINEER, Treachery, Physics
  4 / 6 / 7
  species human
  icons [22], [AU], [MQ], [Stf], [TE]
  property [ENT]
  traits assassin, MACO, male
  opposite_of "Malcolm Reed"
  special download "Combat-Ready: Tense Situation"
}

card "Private Brown" personnel universal {
  Starfleet
  SECURITY, Biology, Archaeology, Leadership
  6 / 6 / 8
  species human
  icons [22], [AU], [MQ], [Stf], [TE]
  property [ENT]
  traits MACO, male
}

card "Private Palmer" personnel universal {
  Starfleet
  OFFICER, Youth, Stellar Cartography
  6 / 6 / 6
  species human
  icons [22], [AU], [MQ], [Stf], [TE]
  property [ENT]
  traits female, MACO, support_personnel
  mentions "Major Reed", "Sergeant Mayweather"
}

card "Sergeant Mayweather" personnel {
  Starfleet
  SECURITY, Anthropology
  5 / 6 / 7
  species human
  icons [22], [AU], [MQ], [Stf], [TE]
  property [ENT]
  traits bodyguard, MACO, male
  opposite_of "Travis Mayweather"
  mentions "Comm Officer Sato", "Commander Archer"
  lovers "Comm Officer Sato"
}

card "Sergeant Moreno" personnel universal {
  Starfleet
  SECURITY, Biology, MEDICAL, Acquisition
  4 / 6 / 7
  species human
  icons [22], [AU], [MQ], [Stf], [TE]
  property [ENT]
  traits MACO, male
  mentions "Major Reed"
  special download "Agony Booth"
}

set premiere "Premiere" released 1994

card "Movar" personnel {
  Romulan
  OFFICER, Treachery, Anthropology
  5 / 7 / 7
  species romulan_species
  icons [Cmd]
  property [TNG]
  traits Duras_related, general, male, support_personnel
  mentions "Duras"
}

card "Palteth" personnel universal {
  Romulan
  ENGINEER, Computer Skill
  3 / 8 / 7
  species romulan_species
  icons [Stf]
  property [TNG]
  traits male
}

card "Takket" personnel universal {
  Romulan
  MEDICAL, Exobiology
  4 / 7 / 7
  species romulan_species
  icons [Cmd]
  property [TNG]
  traits male
}

card "Tallus" personnel universal {
  Romulan
  OFFICER, Leadership
  3 / 7 / 7
  species romulan_species
  icons [Cmd]
  property [TNG]
  traits male
  mentions "Commander Sela"
}

card "Alidar Jarok" personnel {
  Romulan
  OFFICER, Navigation, Leadership
  2 / 8 / 8
  species romulan_species
  icons [Cmd]
  property [TNG]
  traits admiral, male, support_personnel
}

card "Bochra" personnel {
  Romulan
  OFFICER, Navigation, Youth
  7 / 7 / 6
  species romulan_species
  icons [Stf]
  property [TNG]
  traits male, support_personnel
  mentions "Lt. Commander Geordi La Forge"
}

card "Galathon" personnel universal {
  Romulan
  OFFICER, Archaeology, Greed, Treachery
  3 / 7 / 9
  species romulan_species
  icons [Cmd]
  property [TNG]
  traits male
}

card "Jaron" personnel universal {
  Romulan
  SECURITY, Geology, Youth
  4 / 7 / 9
  species romulan_species
  icons [Stf]
  property [TNG]
  traits male, support_personnel
}

card "Jera" personnel universal {
  Romulan
  MEDICAL, Biology, Youth
  4 / 7 / 6
  icons [Holo]
  property [TNG]
  traits female, support_personnel
}

card "Mendak" personnel {
  Romulan
  OFFICER, Treachery, Exobiology
  4 / 7 / 7
  species romulan_species
  icons [Cmd]
  property [TNG]
  traits male, support_personnel
  commands "Devoras"
  mentions "Selok"
}

card "Mirok" personnel {
  Romulan
  SCIENCE, ENGINEER, Astrophysics, Physics
  3 / 8 / 7
  species romulan_species
  icons [Stf]
  property [TNG]
  traits male
}

card "Neral" personnel {
  Romulan
  VIP, Treachery, Youth
  4 / 7 / 7
  species romulan_species
  property [TNG]
  traits male, proconsul, support_personnel
  mentions "Pardek", "Sela"
}

card "N'Vek" personnel {
  Romulan
  SCIENCE, Honor, Biology, Computer Skill
  6 / 8 / 8
  species romulan_species
  icons [Cmd]
  property [TNG]
  traits male, romulan_underground
  mentions "Vice-Proconsul M'ret"
}

card "Pardek" personnel {
  Romulan
  VIP, Diplomacy x2, Treachery
  4 / 8 / 6
  species romulan_species
  property [TNG]
  traits male, senator, support_personnel
  mentions "Spock"
}

card "Parem" personnel {
  Romulan
  OFFICER, Treachery
  4 / 8 / 9
  species romulan_species
  icons [Stf]
  property [TNG]
  traits male
}

card "Sela" personnel {
  Romulan
  VIP, Diplomacy, Leadership, Treachery, Youth
  6 / 9 / 8
  species romulan_species, human
  icons [Cmd]
  property [TNG]
  traits female
  mentions "Lieutenant Natasha Yar"
}

card "Selok" personnel universal {
  Romulan
  VIP, Treachery
  4 / 8 / 5
  species romulan_species, vulcan_species
  icons [Stf]
  property [TNG]
  traits ambassador, female
  mentions "Ambassador T'Pel"
}

card "Taibak" personnel {
  Romulan
  SCIENCE, Treachery, Biology, Computer Skill
  2 / 8 / 8
  species romulan_species
  icons [Stf]
  property [TNG]
  traits male
  mentions "Lt. Commander Geordi La Forge"
}

card "Tarus" personnel universal {
  Romulan
  SCIENCE, Stellar Cartography
  4 / 8 / 7
  species romulan_species
  icons [Stf]
  property [TNG]
  traits male
}

card "Taul" personnel universal {
  Romulan
  SECURITY, Treachery, Archaeology
  4 / 7 / 8
  species romulan_species
  icons [Stf]
  property [TNG]
  traits male, support_personnel
  mentions "Commander Konsab"
}

card "Tebok" personnel {
  Romulan
  OFFICER, Diplomacy, Leadership, Navigation
  5 / 7 / 9
  species romulan_species
  icons [Cmd]
  property [TNG]
  traits male
}

card "Thei" personnel universal {
  Romulan
  OFFICER, Geology, Physics
  4 / 6 / 8
  species romulan_species
  icons [Cmd]
  property [TNG]
  traits Duras_related, male, support_personnel
  mentions "The Sisters of Duras"
}

card "Tokath" personnel {
  Romulan
  OFFICER, Anthropology, Honor
  6 / 7 / 6
  species romulan_species
  icons [Stf]
  property [TNG]
  traits male, support_personnel
}

card "Tomalak" personnel {
  Romulan
  OFFICER, Diplomacy, Leadership
  6 / 7 / 9
  species romulan_species
  icons [Cmd]
  property [TNG]
  traits male, support_personnel, Enterprise_related
}

card "Tomek" personnel universal {
  Romulan
  ENGINEER, Astrophysics
  4 / 7 / 6
  icons [Holo]
  property [TNG]
  traits male
}

card "Toreth" personnel {
  Romulan
  OFFICER, Leadership, Honor, Navigation
  5 / 8 / 7
  species romulan_species
  icons [Cmd]
  property [TNG]
  traits captain, female
  commands "Khazara"
  mentions "M'ret"
}

card "Varel" personnel universal {
  Romulan
  SCIENCE, Physics, Computer Skill, Youth
  4 / 7 / 5
  species romulan_species
  icons [Stf]
  property [TNG]
  traits female
}

set deep_space_nine "Deep Space Nine" released 1998

card "Karina" personnel {
  Romulan
  VIP, Treachery, Transporter Skill, SCIENCE
  4 / 8 / 8
  species romulan_species
  icons [Stf]
  property [DS9]
  traits Deep_Space_9_related, female
}

card "Ruwon" personnel {
  Romulan
  VIP, Diplomacy, Anthropology, Treachery, SECURITY
  4 / 7 / 7
  species romulan_species
  icons [Cmd]
  property [DS9]
  traits Deep_Space_9_related, male
}

card "Selveth" personnel {
  Romulan
  ENGINEER, Navigation x2, Stellar Cartography, Geology
  6 / 7 / 5
  species romulan_species
  icons [Stf]
  property [DS9]
  traits female
  mentions "Colonel Lovok"
}

card "Sorus" personnel {
  Romulan
  ENGINEER, Cybernetics, Computer Skill, Physics, Treachery
  5 / 8 / 7
  species romulan_species
  icons [Stf]
  property [DS9]
  traits Deep_Space_9_related, male
  mentions "Karina", "Ruwon"
}

card "Vakis" personnel {
  Romulan
  VIP, Tal Shiar, MEDICAL, Biology, Treachery
  5 / 8 / 6
  species romulan_species
  icons [Cmd]
  property [DS9]
  traits female
  mentions "Elim Garak"
}

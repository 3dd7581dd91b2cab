set nemesis "Nemesis" released 2023

card "Donatra" personnel {
  Romulan
  OFFICER, ENGINEER, Leadership, Physics, Honor, SECURITY
  7 / 7 / 6
  species romulan_species
  icons [Cmd]
  property [Nem]
  traits female
  commands "Valdore"
  mentions "Shinzon"
  special download "Change of Heart"
}

card "Hiren" personnel {
  Romulan
  VIP, Leadership, Diplomacy, Stellar Cartography, Law, Treachery
  5 / 6 / 4
  species romulan_species
  property [Nem]
  traits admiral, male, praetor
  mentions "Neral", "Shinzon"
}

card "Mullen" personnel {
  Romulan
  OFFICER, Archaeology, Navigation, Computer Skill, SECURITY
  6 / 6 / 7
  species romulan_species
  icons [Cmd]
  property [Nem]
  traits male
  mentions "Donatra"
}

card "Noram" personnel universal {
  Romulan
  OFFICER, Leadership, Exobiology
  5 / 7 / 6
  species romulan_species
  property [Nem]
  traits dissident, male, support_personnel
  mentions "Talvin", "Tal'Aura"
}

card "Suran" personnel {
  Romulan
  OFFICER, Leadership, Navigation, SECURITY, Treachery
  5 / 6 / 7
  species romulan_species
  icons [Cmd]
  property [Nem]
  traits dissident, male
  commands "Soterus"
  mentions "Hiren", "Shinzon"
  not encoded "one sentence of its text cannot be read yet"
}

card "Talvin" personnel universal {
  Romulan
  OFFICER, Anthropology, Geology, Stellar Cartography
  5 / 6 / 7
  species romulan_species
  icons [Cmd]
  property [Nem]
  traits dissident, male
  mentions "Tal'Aura", "Noram", "Shinzon"
}

card "Thalpet" personnel {
  Romulan
  SCIENCE, Stellar Cartography, Computer Skill
  5 / 7 / 6
  species Reman
  icons [Stf]
  property [Nem]
  traits male
  mentions "Tal'Aura", "Chagrith", "Scimitar"
  not encoded "one sentence of its text cannot be read yet"
}

card "Upexi" personnel {
  Romulan
  SECURITY, OFFICER, Exobiology, Computer Skill
  5 / 7 / 7
  species Reman
  icons [Stf]
  property [Nem]
  traits male
  not encoded "one sentence of its text cannot be read yet"
}

card "Vkruk" personnel {
  Romulan
  ENGINEER, Biology, Geology, Empathy, Diplomacy
  6 / 6 / 7
  species Reman
  icons [AU]
  property [Nem]
  traits male
  mentions "Young Shinzon"
  not encoded "one sentence of its text cannot be read yet"
}

card "Young Shinzon" personnel {
  Romulan
  CIVILIAN, Youth, Geology, Leadership
  6 / 6 / 2
  species human
  icons [AU]
  property [Nem]
  traits male
  mentions "Jean-Luc Picard"
  not encoded "one sentence of its text cannot be read yet"
}

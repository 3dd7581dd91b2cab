set homefront_two "Homefront II" released 2011

card "Alidar Jarok" version "Homefront II" personnel {
  Romulan
  OFFICER, SECURITY, Leadership, Navigation
  4 / 7 / 6
  species romulan_species
  icons [Cmd]
  property [TNG]
  traits admiral, male
  special download one "Tactical Scan" or "Life-form Scan"
}

card "Karina" version "Homefront II" personnel {
  Romulan
  SCIENCE, Tal Shiar, Physics, Treachery, Transporter Skill
  3 / 6 / 5
  species romulan_species
  icons [Stf]
  property [DS9]
  traits Deep_Space_9_related, female
  mentions "Kira Nerys", "Odo"
}

card "Ruwon" version "Homefront II" personnel {
  Romulan
  SECURITY, Exobiology, Tal Shiar, Leadership, Treachery, Diplomacy
  3 / 6 / 6
  species romulan_species
  icons [Cmd]
  property [DS9]
  traits Deep_Space_9_related, male
  commands "Kilhra"
}

card "Selveth" version "Homefront II" personnel {
  Romulan
  ENGINEER, Navigation, Geology, Tal Shiar, Treachery, Astrophysics
  4 / 6 / 5
  species romulan_species
  icons [Stf]
  property [DS9]
  traits female
}

card "Tal'Aura" personnel {
  Romulan
  VIP, Diplomacy, Biology, Computer Skill, Treachery x2, Geology
  1 / 7 / 4
  species romulan_species
  property [Nem]
  traits assassin, dissident, female, senator
  mentions "Hiren", "Shinzon"
  special download "Assassination Plot"
}

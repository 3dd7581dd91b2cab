set q_continuum "Q Continuum" released 1996

card "Sirol" personnel {
  Romulan
  OFFICER, Diplomacy, Leadership, Navigation, ENGINEER, Treachery
  7 / 8 / 7
  species romulan_species
  icons [Cmd]
  property [TNG]
  traits male
  commands "Terix"
}

card "Taris" personnel {
  Romulan
  OFFICER, Archaeology, MEDICAL, Music, Transporter Skill
  6 / 8 / 7
  species romulan_species
  icons [Cmd]
  property [TNG]
  traits captain, female
  commands "Haakona"
}

card "Telak" personnel {
  Romulan
  SECURITY, Treachery, Tal Shiar, Cybernetics
  5 / 6 / 9
  species romulan_species
  icons [Stf]
  property [TNG]
  traits bodyguard, male
  mentions "Sela"
}

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
  mentions "Sela"
}

set blaze_of_glory "Blaze of Glory" released 1999

card "Boone Impersonator" personnel {
  Cardassian
  ENGINEER, Treachery, Computer Skill, Physics
  4 / 8 / 5
  species cardassian_species
  icons [Among-Fed], [Stf]
  property [DS9]
  traits infiltrator, male
  impersonates "Raymond Boone"
  mentions "Miles O'Brien"
  special download "Counterintelligence"
  not encoded "an infiltrator takes no part in what those do whom he is with"
}

card "Dolak" personnel {
  Cardassian
  OFFICER, Treachery, Navigation, Exobiology
  4 / 8 / 7
  species cardassian_species
  icons [Cmd]
  property [TNG]
  traits gul, male
  dots 1
  commands "Kraxon"
  mentions "Orta"
  your [Car] ship here: WEAPONS +2
}

card "Elim" personnel {
  Cardassian
  SECURITY, Treachery x2, Computer Skill x2, Obsidian Order
  4 / 10 / 7
  species cardassian_species
  icons [Stf]
  property [DS9]
  traits Capturing_related, male
  names "Elim Garak"
  mentions "Enabran Tain", "Odo"
  special download "Interrogation"
  not encoded "one sentence of its text cannot be read yet"
}

card "Gul Madred" personnel {
  Cardassian
  OFFICER, Obsidian Order, SECURITY, Treachery, Archaeology
  2 / 8 / 6
  species cardassian_species
  icons [Cmd]
  property [TNG]
  traits Capturing_related, gul, male
  names "Madred"
  mentions "Jean-Luc Picard", "Picard"
  special download "Torture"
}

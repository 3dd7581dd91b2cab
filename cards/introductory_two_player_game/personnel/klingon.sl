set introductory_two_player_game "Introductory Two-Player Game" released 1997

card "Gi'ral" personnel {
  Klingon
  CIVILIAN
  5 / 5 / 6
  species klingon_species
  property [TNG]
  traits female
  mentions "Tokath", "Ba'el"
  lovers "Tokath"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Ja'rod" personnel {
  Klingon
  VIP, Treachery x2, Leadership, ENGINEER, Computer Skill
  2 / 5 / 8
  species klingon_species
  icons [AU], [Cmd]
  property [TNG]
  traits Duras_related, male
  dots 1
  mentions "B'Etor", "Duras", "Lursa"
  while some "Toral" together_with this, this: INTEGRITY +5, CUNNING +5, STRENGTH +5
}

card "Mogh" personnel {
  Klingon
  VIP, SECURITY, Leadership, Honor x2, Computer Skill, Archaeology, Music
  8 / 6 / 9
  species klingon_species
  icons [AU], [Cmd]
  property [TNG]
  traits male
  mentions "Ja'rod", "Kurn", "Worf"
}

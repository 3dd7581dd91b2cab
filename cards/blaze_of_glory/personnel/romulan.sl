set blaze_of_glory "Blaze of Glory" released 1999

card "Ambassador Tomalak" personnel {
  Romulan
  VIP, Diplomacy, Leadership, Exobiology, Computer Skill
  8 / 7 / 7
  species romulan_species
  icons [AU], [Bar], [Cmd]
  property [TNG]
  traits ambassador, male
  commands "Decius"
  mentions "Barash"
  special download "Treaty: Federation/Romulan"
}

card "Chief O'Brien" personnel universal {
  Romulan
  ENGINEER, SECURITY, Transporter Skill, Navigation, Music
  5 / 5 / 5
  icons [Holo], [Stf]
  property [TNG]
  traits male, Enterprise_related, Capturing_related
  dots 1
  mentions "Geordi La Forge", "Taibak"
  once each turn: you may download "Brainwash" to whereabouts of this
}

card "Dr. Koramar" personnel {
  Romulan
  CIVILIAN, ENGINEER, Archaeology, Honor, Stellar Cartography
  8 / 9 / 5
  species romulan_species
  icons [Stf]
  property [TNG]
  traits male, romulan_underground
  mentions "Spock"
}

card "D'Vin" personnel universal {
  Romulan
  SCIENCE, Astrophysics, Navigation, Youth
  5 / 7 / 6
  species romulan_species
  icons [Stf]
  property [TNG]
  traits male
  mentions "Dr. Telek R'Mor"
}

card "La Forge Impersonator" personnel {
  Romulan
  ENGINEER, Navigation, Computer Skill, Treachery
  3 / 6 / 8
  species romulan_species
  icons [Among-Fed], [Stf]
  property [TNG]
  traits infiltrator, male
  impersonates "Geordi La Forge"
  mentions "La Forge", "Taibak"
  not encoded "an infiltrator takes no part in what those do whom he is with"
  not encoded "one sentence of its text cannot be read yet"
}

card "Mopak" personnel universal {
  Romulan
  SECURITY, Biology
  6 / 7 / 7
  species romulan_species
  icons [Stf]
  property [DS9]
  traits male
}

card "Navok" personnel universal {
  Romulan
  SECURITY, Navigation, Computer Skill
  4 / 6 / 7
  species romulan_species
  icons [Stf]
  property [DS9]
  traits Deep_Space_9_related, male
  mentions "Senator Vreenak"
  not encoded "one sentence of its text cannot be read yet"
}

card "Parthok" personnel {
  Romulan
  ENGINEER, MEDICAL, Leadership, Tal Shiar, Computer Skill
  7 / 8 / 6
  species romulan_species
  icons [Stf]
  property [DS9]
  traits Deep_Space_9_related, male
  mentions "Senator Vreenak"
}

card "R'Mal" personnel universal {
  Romulan
  SCIENCE, Archaeology
  7 / 7 / 6
  species romulan_species
  icons [Stf]
  property [TNG]
  traits male
}

card "Senator Letant" personnel {
  Romulan
  VIP, SECURITY, Stellar Cartography, Computer Skill x2
  5 / 8 / 6
  species romulan_species
  icons [Cmd]
  property [DS9]
  traits male, senator
  mentions "Benjamin Sisko"
  special download "Attack Pattern Delta"
}

card "Tharket" personnel {
  Romulan
  SECURITY, MEDICAL, Treachery
  3 / 7 / 6
  species romulan_species
  icons [Stf]
  property [TNG]
  traits Capturing_related, male
  mentions "Geordi La Forge", "Taibak"
  special download "Prisoner Escort"
  not encoded "one sentence of its text cannot be read yet"
}

card "Tamarith" personnel {
  Romulan
  CIVILIAN, MEDICAL, Biology, Honor, Music
  8 / 7+X / 4+X
  X = 2 if some romulan_underground personnel together_with this where it != this else 0
  species romulan_species
  property [TNG]
  traits female, nurse, romulan_underground
  mentions "Ambassador Spock"
  dots 1
}

scenario "Tamarith is cleverer with another of the underground, and not alone" under r24 cites r24 "12.4" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Tamarith", "Davies"
  then CUNNING of "Tamarith" = 7, STRENGTH of "Tamarith" = 4
  given away team of one on "Botanical Research": "N'Vek"
  then CUNNING of "Tamarith" = 9, STRENGTH of "Tamarith" = 6
}

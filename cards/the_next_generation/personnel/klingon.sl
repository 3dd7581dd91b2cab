set the_next_generation "The Next Generation" released 2015

card "B'Somgh" personnel universal {
  Klingon
  ENGINEER, Exobiology, Physics, Astrophysics, Biology
  7 / 6 / 7
  species klingon_species
  icons [Stf]
  property [TNG]
  traits Pagh_related, male
}

card "Captain Worf" personnel {
  Klingon
  SECURITY, OFFICER, Diplomacy, Navigation, Honor x2
  8 / 6 / 10
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits captain, male, Enterprise_related
  names "Worf"
  commands "U.S.S. Enterprise"
  dots 1
  while any "K'Ehleyr" together_with this, this: INTEGRITY +2, CUNNING +2, STRENGTH +2
  any "K'Ehleyr" together_with this: INTEGRITY +2, CUNNING +2, STRENGTH +2
}

card "Commander K'Ehleyr" personnel {
  Klingon
  VIP, OFFICER, Honor, Anthropology, Diplomacy, Law
  7 / 8 / 7
  species klingon_species, human
  icons [Stf]
  property [TNG]
  traits female, Enterprise_related
  names "K'Ehleyr"
}

card "Jean-Luc Picard" version "The Next Generation" personnel {
  Klingon
  VIP, Diplomacy x2, Anthropology, Honor, Law
  8 / 9 / 6
  special download "Arbiter of Succession" if some Klingon personnel together_with this where controller of it = opponent
  species human
  property [TNG]
  traits male
}

card "Kahless" version "The Next Generation" personnel {
  Klingon
  VIP, Honor x2, Anthropology, Leadership x3
  10 / 5 / 8
  special download "Warrior's Birthright"
  species klingon_species
  property [TNG]
  traits emperor, male
}

card "Kitrik" version "The Next Generation" personnel {
  Klingon
  MEDICAL, SCIENCE, Geology, Computer Skill
  7 / 6 / 8
  species klingon_species
  icons [Stf]
  property [TNG]
  traits male
}

card "Konmel" version "The Next Generation" personnel {
  Klingon
  OFFICER, Honor, Computer Skill, Stellar Cartography
  8 / 5 / 8
  special download "Klingon Disruptor" if some "Korris" together_with this
  species klingon_species
  icons [Stf]
  property [TNG]
  traits male
}

card "Koroth" version "The Next Generation" personnel {
  Klingon
  SCIENCE, Archaeology, Biology, MEDICAL
  7 / 7 / 6
  species klingon_species
  property [TNG]
  traits male
  dots 1
  once per game, while on_place(this, "Boreth"): you may download "Kahless" to host or download "Clone Machine" to host
}

card "Korris" version "The Next Generation" personnel {
  Klingon
  OFFICER, Honor, ENGINEER, SECURITY
  8 / 6 / 8
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits captain, male
  dots 1
  not encoded "may volunteer for random selections"
}

card "Losta" personnel universal {
  Klingon
  OFFICER, Geology, Navigation, Youth
  6 / 6 / 7
  special download "Lower Decks" if some "Kahless" together_with this or on_place(this, "Boreth")
  species klingon_species
  icons [Stf]
  property [TNG]
  traits male
}

card "Q'elyn" personnel universal {
  Klingon
  ENGINEER, Acquisition
  5 / 8 / 7
  species klingon_species
  property [TNG]
  traits Pagh_related, male, Rura_Penthe_related
}

card "William T. Riker" version "The Next Generation" personnel {
  Klingon
  OFFICER, Leadership, Navigation, Anthropology, Honor, Transporter Skill
  7 / 7 / 7
  special download "Emergency Transport Unit"
  species human
  icons [Cmd]
  property [TNG]
  traits Pagh_related, male
  commands "I.K.S. Pagh"
}

card "Zegov" personnel universal {
  Klingon
  ENGINEER, Astrophysics, Treachery, Greed, SECURITY
  4 / 5 / 8
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits Duras_related, female, Pagh_related
}

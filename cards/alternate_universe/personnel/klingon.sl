set alternate_universe "Alternate Universe" released 1995

card "Governor Worf" personnel {
  Klingon
  VIP, SECURITY, Honor x2, Navigation, Diplomacy, Leadership
  8 / 7 / 8
  species klingon_species
  icons [AU], [Cmd]
  property [TNG]
  traits governor, high_council, male
}

card "K'mtar" personnel {
  Klingon
  VIP, Diplomacy, Leadership, Honor
  8 / 8 / 8
  species klingon_species
  icons [AU], [Cmd]
  property [TNG]
  traits male
  dots 1
  mentions "Alexander", "Worf"
  while some "Alexander Rozhenko" together_with this, this: INTEGRITY +5, CUNNING +5, STRENGTH +5
}

card "Targ" personnel universal {
  Klingon
  ANIMAL
  4 / 1 / 5
  species targ
  property [TNG]
  traits male
  mentions "Lieutenant Worf"
  not encoded "2 sentences of its text cannot be read yet"
}

set the_dominion "The Dominion" released 1999

card "Atul" personnel universal {
  Klingon
  SECURITY, Klingon Intelligence
  4 / 7 / 7
  species klingon_species
  icons [Stf]
  property [DS9]
  traits male, Deep_Space_9_related
  mentions "Bo'rak", "Morka"
}

card "Ch'Pok" personnel {
  Klingon
  VIP, Diplomacy x2, Treachery, Law, Computer Skill, Biology
  4 / 9 / 6
  species klingon_species
  icons [Stf]
  property [DS9]
  traits male
}

card "Martok" personnel {
  Klingon
  OFFICER, Leadership, Honor, Navigation x2
  8 / 8 / 9
  species klingon_species
  icons [Cmd]
  property [DS9]
  traits general, high_council, male
  dots 1
  mentions "Alexander", "Jadzia", "Worf"
  special download "D'k Tahg"
  your [Kli] ship here: WEAPONS +2
}

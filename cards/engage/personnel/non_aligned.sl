set engage "Engage" released 2012

card "Harcourt Fenton Mudd" personnel {
  Non-Aligned
  CIVILIAN, Greed, Smuggling, Treachery, Acquisition
  4 / 7 / 5
  icons [AU], [OS], [Stf]
  property [TOS]
  traits emperor, male, thief
  mentions "Stella Mudd"
  lovers "Stella Mudd"
  special download "Venus Drug"
}

card "Rybak" personnel {
  Non-Aligned
  SECURITY, Smuggling, Acquisition, Greed
  4 / 5 / 7
  species human
  icons [Stf]
  property [TNG]
  traits bodyguard, cook, male, Stone_of_Gol_related, thief
  dots 1
  mentions "Baran"
  while aboard your "Mercenary Ship", host: RANGE +1, WEAPONS +1, SHIELDS +1
}

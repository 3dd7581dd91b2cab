set twentieth_anniversary "20th Anniversary Collection" released 2014

card "Commodore Decker" personnel {
  Federation
  OFFICER, Leadership, Exobiology, ENGINEER, SECURITY
  5 / 7 / 6
  species human
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits male
  commands "Starship Constellation"
  mentions "Willard Decker"
}

card "Kell Perim" personnel {
  Federation
  OFFICER, Stellar Cartography, Navigation, SCIENCE
  6 / 7 / 5
  species Trill
  icons [Ent-E]
  property [Ins]
  traits female
  not encoded "one sentence of its text cannot be read yet"
}

card "Lwaxana Troi" version "20th Anniversary" personnel {
  Federation
  VIP, Empathy x2, Diplomacy, Honor
  8 / 8 / 2
  species Betazoid
  property [DS9]
  traits ambassador, Deep_Space_9_related, female
  mentions "Jeyal", "Odo"
  lovers "Odo"
  not encoded "one sentence of its text cannot be read yet"
}

card "Worf" version "20th Anniversary" personnel {
  Federation
  OFFICER, Leadership, Honor x2, Diplomacy, SECURITY
  9 / 7 / 10
  species klingon_species
  icons [Cmd]
  property [DS9]
  traits Deep_Space_9_related, male
  commands "U.S.S. Defiant"
  mentions "Jadzia Dax"
  lovers "Jadzia Dax"
  not encoded "one sentence of its text cannot be read yet"
}

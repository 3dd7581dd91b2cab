set twentieth_anniversary "20th Anniversary Collection" released 2014

card "Gannet Brooks" personnel {
  Starfleet
  CIVILIAN, Anthropology, Diplomacy, Computer Skill, SECURITY, Biology, Treachery
  4 / 7 / 5
  species human
  icons [Among-Sta], [22], [AU]
  property [ENT]
  traits female, infiltrator
  mentions "Travis Mayweather"
  lovers "Travis Mayweather"
  not encoded "an infiltrator takes no part in what those do whom he is with"
}

set away_team_pack "Away Team Pack" released 1998

card "The Emissary" personnel {
  Bajoran, Federation
  VIP, Diplomacy
  7 / 8 / 6
  species human
  icons [Cmd], [Orb]
  property [DS9]
  traits male
  dots 2
  names "Benjamin Sisko"
  Bajoran personnel in play except this: INTEGRITY +2
  report where present: your Bajoran personnel
  special download "Bajoran Wormhole"
}

set homefront_two "Homefront II" released 2011

card "Founder Agitator" personnel {
  Dominion
  SECURITY, Treachery x2, Physics x2
  2 / 8 / 8
  species Changeling
  icons [Among-Fed], [GQ], [Stf]
  property [DS9]
  traits assassin, founder, infiltrator, male, shape_shifter
  special download "Assassination Plot"
  not encoded "an infiltrator takes no part in what those do whom he is with"
}

card "Odo" version "Homefront II" personnel {
  Dominion
  SECURITY, SECURITY, Leadership, Honor, Law, Computer Skill, Anthropology, Exobiology
  8 / 7 / 9
  species Changeling
  icons [Cmd], [GQ]
  property [DS9]
  traits founder, male, shape_shifter
}

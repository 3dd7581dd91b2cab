set rules_of_acquisition "Rules of Acquisition" released 1999

card "Deyos" personnel {
  Dominion
  SECURITY, Treachery x2, Archaeology
  4 / 7 / 6
  species Vorta
  icons [Cmd], [GQ]
  property [DS9]
  traits Internment_Camp_371_related, male
  not encoded "one sentence of its text cannot be read yet"
}

card "Edan'Atal" personnel universal {
  Dominion
  SECURITY, Astrophysics, ENGINEER, Honor
  6 / 8 / 9
  species Jem'Hadar
  icons [KW], [Stf]
  property [DS9]
  traits alpha, male
}

card "Hanok" personnel {
  Dominion
  VIP, Acquisition, Diplomacy, Smuggling, ENGINEER
  7 / 7 / 6
  species Karemma
  icons [Cmd], [GQ]
  property [DS9]
  traits male, minister
  mentions "Quark"
  special download one [Rule] card
}

card "Ikat'ika" personnel {
  Dominion
  OFFICER, Honor, Leadership, Anthropology
  8 / 8 / 12
  species Jem'Hadar
  icons [Cmd], [GQ], [KW]
  property [DS9]
  traits Internment_Camp_371_related, Jem_Hadar_First, male
  mentions "Deyos", "Worf"
  not encoded "one sentence of its text cannot be read yet"
}

card "Inglatu" personnel universal {
  Dominion
  CIVILIAN, Greed, Acquisition, MEDICAL, Geology
  5 / 7 / 11
  species Dosi
  icons [GQ], [Stf]
  property [DS9]
  traits male
  mentions "Quark"
}

card "Krajensky Founder" personnel {
  Dominion
  VIP, Diplomacy, Law, Leadership, ENGINEER, Treachery
  4 / 8 / 5
  species Changeling
  icons [Among-Fed], [Cmd], [GQ]
  property [DS9]
  traits ambassador, founder, infiltrator, male, shape_shifter
  impersonates "Ambassador Krajensky"
  special download "Issue Secret Orders"
  not encoded "an infiltrator takes no part in what those do whom he is with"
}

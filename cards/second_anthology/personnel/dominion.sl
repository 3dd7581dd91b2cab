set second_anthology "Second Anthology" released 2000

card "Bashir Founder" personnel {
  Dominion
  MEDICAL, MEDICAL, Exobiology, Biology, Treachery
  4 / 11 / 5
  species Changeling
  icons [Among-Fed], [GQ], [Stf]
  property [DS9]
  traits founder, infiltrator, male, shape_shifter
  impersonates "Julian Bashir"
  not encoded "an infiltrator takes no part in what those do whom he is with"
  not encoded "one sentence of its text cannot be read yet"
}

set official_tournament_sealed_deck "Official Tournament Sealed Deck" released 1998

card "Suna" personnel universal {
  Non-Aligned
  SECURITY, MEDICAL, Treachery
  3 / 7 / 4
  species Tilonian
  icons [Cmd]
  property [TNG]
  traits Capturing_related, male
  dots 1
  mentions "William T. Riker"
  once per game: you may download "Reflection Therapy"
}

set official_tournament_sealed_deck "Official Tournament Sealed Deck" released 1998

card "Open Diplomatic Relations" objective {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Reflection Therapy" objective {
  icons [AU]
  property [TNG]
  traits Capturing_related
  not encoded "one sentence of its text cannot be read yet"
}

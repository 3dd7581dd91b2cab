set official_tournament_sealed_deck "Official Tournament Sealed Deck" released 1998

card "Hide and Seek" dilemma space planet {
  icons [Q]
  property [TNG]
  traits Q_related
  not encoded "4 sentences of its text cannot be read yet"
}

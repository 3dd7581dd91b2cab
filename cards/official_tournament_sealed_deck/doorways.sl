set official_tournament_sealed_deck "Official Tournament Sealed Deck" released 1998

card "Spacedoor" doorway {
  property [TNG]
  not encoded "4 sentences of its text cannot be read yet"
}

card "Space-Time Portal" doorway {
  property [TNG]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

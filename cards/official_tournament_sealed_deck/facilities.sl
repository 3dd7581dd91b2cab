set official_tournament_sealed_deck "Official Tournament Sealed Deck" released 1998

card "Husnock Outpost" outpost universal {
  Non-Aligned
  40
  property [TNG]
  seeds at [NA] mission
  not encoded "2 sentences of its text cannot be read yet"
}

set official_tournament_sealed_deck "Official Tournament Sealed Deck" released 1998

card "Impose Order" mission planet universal {
  Romulan, Klingon, Cardassian, Dominion
  span 4; points 35
  requires Diplomacy + Treachery + STRENGTH > 40
  not encoded "an unopposed OFFICER on the planet may steal the points"
}

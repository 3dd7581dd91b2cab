set official_tournament_sealed_deck "Official Tournament Sealed Deck" released 1998

card "Darmok" ship universal {
  Non-Aligned
  7 / 8 / 7
  ship_class "Darmok"
  staffing [Cmd], [Stf]
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

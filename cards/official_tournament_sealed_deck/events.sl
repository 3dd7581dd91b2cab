set official_tournament_sealed_deck "Official Tournament Sealed Deck" released 1998

card "Treaty: Federation/Romulan/Klingon" event {
  property [DS9]
  traits Federation_treaty, Klingon_treaty, Romulan_treaty
  plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

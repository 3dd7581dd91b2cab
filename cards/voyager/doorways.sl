set voyager "Voyager" released 2001

card "Temporal Micro-Wormhole" doorway {
  property [VOY]
  seeds or plays on table
  you may play [AU] cards
  once per game: you may download "Space-Time Portal" or download "Dr. Telek R'Mor"
  twice per game, once each turn, regardless of affiliation: report aboard your ship
  after it, discard this
}

set voyager "Voyager" released 2001

card "Temporal Micro-Wormhole" doorway {
  property [VOY]
  seeds or plays on table
  you may play [AU] cards
  once per game: you may download "Space-Time Portal" or download "Dr. Telek R'Mor"
  not encoded "your personnel may report aboard your ships regardless of affiliation"
}

kind card {
  has speed: numbr
  has weight number
}
knid ship of card
zone hand of playr: seen by holder
verb hit (what: crad) { }
verb hurt what: card { }
noun fastest gives crad means first c: card
noun slowest of (c: card) means c
relation (a: card) near (b: card)
scope team: sett of card
procedure go (c: crad) { }
rule uses cites doc "1" {
  noun load of (c: card) gives number means speed of c + weight of c
  noun cards_of (p: player) gives set of card means hand of p
  noun best gives card means fastest
  noun worst of (c: card) gives card means slowest of c
  noun close gives set of card means every x: card where x is near team
  verb move (c: card) { hit c; hurt c; go(c); hurt every ship }
}

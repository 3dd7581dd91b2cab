kind card
verb hit (what: card) { }
rule uncited { }
forbid hit when yes
rule r cites doc "1" {
  whenver yes { }
  forbid hitt
  law covvers (c: card) gives truth means yes
  need (c: card) means yes
  noun n of (c: card) means yes
  relation (a: card, b card) near means yes
  before stage opening of game { }
  limit once (c: card) per round
  window w offers orders
  action fly in ordres { do { } ; land c }
}
verb move (what: card): card
event late (p: player) { }
noun near means yes { }

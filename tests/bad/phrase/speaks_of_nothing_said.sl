// expect: 2
// wish: `speaks_of` asks whether a kept text says a symbol or names a card
set trial "Trial" released 1994

rule asking_texts cites trial "1" {
  relation (c: card) asks_for_many (what: selection) means speaks_of(what, 3)
  relation (c: card) asks_this means speaks_of(c, [AU])
}

kind card
kind ship of card
kind person of card
verb move (what: card) { }
rule grounded cites doc "1" { forbid move of (c: ship) }
rule free cites doc "2" { allow move of (c: card) }
rule walking cites doc "3" { allow move of (c: person) }
rule tired cites doc "4" { forbid move of (c: person) when number of (x: card) > 4 }

kind card { has points: number printed }
verb hit (what: card) { }
rule a cites doc "1" { allow hit of (c: card) when points of c > 3 }
rule b cites doc "2" { forbid hit of (c: card) when points of c > 4 overrides a }
rule c cites doc "3" {
  noun depth of (c: card) gives number means depth of c + 1
  law total (base: number, changes: set of change) gives number means base + sum of points of c over c: card
}

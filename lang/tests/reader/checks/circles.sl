kind card { has points: number printed }
verb hit (what: card) { }
verb hurt (what: card) { }
rule a cites doc "1" { allow hit of (c: card) when points of c > 3 overrides b }
rule b cites doc "2" { forbid hit of (c: card) when points of c > 4 overrides c }
rule c cites doc "3" {
  forbid hit of (c: card) when points of c > 5 overrides a
  instead of hit (c: card) { hurt c }
}
rule d cites doc "4" {
  instead of hurt (c: card) { hit c }
  noun depth of (c: card) gives number means depth of c + 1
  law total (base: number, changes: set of change) gives number means base + sum of points of c over c: card
}

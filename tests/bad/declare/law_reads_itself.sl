// expect: 1
// wish: the law `total` reads `power`, which is what it computes
// alone
kind card { has power: number printed }
rule trial cites trial "1" {
  law total (base: number, changes: set of change) gives number means base + sum of power of c over c: card
}

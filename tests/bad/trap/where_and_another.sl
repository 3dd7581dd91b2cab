// expect: 1
// wish: `no x where A and B` is not `(no x where A) and B`
rule trials cites r24 "1" {
  relation (c: card) lonely means no x: ship where x is your and c is personnel
}

// expect: 1
// wish: counted, or asked besides?
rule trials cites r24 "1" {
  relation (c: card) crowded means 3 < number of x: ship where x is your and c is personnel
}

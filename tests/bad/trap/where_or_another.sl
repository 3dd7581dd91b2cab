// expect: 1
// wish: the `or` is read into the `where`
rule trials cites r24 "1" {
  relation (c: card) known means some k in goals of (c as mission) where k.need is something or c is ship
}

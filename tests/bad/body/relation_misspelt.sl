// expect: 1
// wish: `here` is near
rule trials cites r24 "1" {
  relation (a: card) odd means a is heer
}

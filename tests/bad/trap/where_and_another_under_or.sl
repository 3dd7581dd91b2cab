// expect: 1
// wish: the last `and` belongs to what stands behind the `or`, and may have been meant for the whole
rule trials cites r24 "1" {
  relation (c: card) odd means some x: ship where x is your or x is docked and c is personnel
}

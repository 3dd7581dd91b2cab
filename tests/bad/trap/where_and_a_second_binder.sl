// expect: 1
// wish: the second binder has another name, and stands in the `where` of the first
rule trials cites r24 "1" {
  relation (c: card) quiet means no x: ship where x is your and some y: personnel where y is stopped
}

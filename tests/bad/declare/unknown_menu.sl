// expect: 1
// wish: there is no menu `order`; did you mean `orders`?
rule trial cites trial "1" {
  action wait in order says "wait" { do { } }
}

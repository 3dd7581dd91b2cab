// expect: 1
// wish: there is no verb or action `beem`; did you mean `beam`?
rule trial cites trial "1" {
  forbid beem of (x: personnel) when x is stopped
}

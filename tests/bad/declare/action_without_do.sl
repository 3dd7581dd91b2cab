// expect: 1
// wish: an action says what it does: `do { }`
rule trial cites trial "1" {
  action wait in orders says "wait" { legal when yes }
}

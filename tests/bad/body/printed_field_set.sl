// expect: 1
// wish: STRENGTH is printed on the card: text may change it, but nothing sets it
rule trial cites trial "1" {
  procedure trial_of (p: personnel, s: ship, you: player) {
    set STRENGTH of p to 3
  }
}

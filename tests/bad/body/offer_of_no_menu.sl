// expect: 1
// wish: there is no menu `ordres`; did you mean `orders`?
rule trial cites trial "1" {
  procedure trial_of (p: personnel, s: ship, you: player) {
    offer you ordres
  }
}

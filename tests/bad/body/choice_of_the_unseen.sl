// expect: 1
// wish: you may not see the cards of this place, so you cannot choose among them
rule trial cites trial "1" {
  procedure trial_of (p: personnel, s: ship, you: player) {
    let c be one card in hand of opponent
  }
}

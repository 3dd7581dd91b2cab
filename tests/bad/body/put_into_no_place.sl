// expect: 1
// wish: a card is put into a place, and `p` is a personnel
rule trial cites trial "1" {
  procedure trial_of (p: personnel, s: ship, you: player) {
    put s into p
  }
}

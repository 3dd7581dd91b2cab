// expect: 1
// wish: `leave turn_of` stands outside `turn_of`
rule trial cites trial "1" {
  procedure trial_of (p: personnel, s: ship, you: player) {
    leave turn_of
  }
}

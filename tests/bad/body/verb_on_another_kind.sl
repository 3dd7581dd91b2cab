// expect: 1
// wish: `kill` is done to personnel, and `s` is a ship
rule trial cites trial "1" {
  procedure trial_of (p: personnel, s: ship, you: player) {
    kill s
  }
}

// expect: 1
// wish: `next_player` takes one value, not two
rule trial cites trial "1" {
  procedure trial_of (p: personnel, s: ship, you: player) {
    let other be next_player(you, p)
  }
}

// expect: 1
// wish: `hand` is a word of the rules; give the name another spelling
rule trial cites trial "1" {
  procedure trial_of (p: personnel, s: ship, you: player) {
    let hand be 3
  }
}

// expect: 1
// wish: there is no word `q`
rule trial cites trial "1" {
  procedure trial_of (p: personnel, s: ship, you: player) {
    stop q
  }
}

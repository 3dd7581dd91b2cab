// expect: 1
// wish: a personnel is never a mission, so this is never so
rule trial cites trial "1" {
  procedure trial_of (p: personnel, s: ship, you: player) {
    if p is mission { stop p }
  }
}

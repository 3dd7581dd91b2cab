// expect: 1
// wish: a personnel is never a ship
rule trial cites trial "1" {
  procedure trial_of (p: personnel, s: ship, you: player) {
    let x be p as ship
  }
}

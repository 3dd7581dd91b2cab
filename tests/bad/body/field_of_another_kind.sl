// expect: 1
// wish: personnel have no RANGE; ships have
rule trial cites trial "1" {
  procedure trial_of (p: personnel, s: ship, you: player) {
    let n be RANGE of p
  }
}

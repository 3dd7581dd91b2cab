// expect: 1
// wish: `for each` goes over a set, and `p` is one personnel
rule trial cites trial "1" {
  procedure trial_of (p: personnel, s: ship, you: player) {
    for each x in p { stop x }
  }
}

// expect: 1
// wish: a ship cannot be stunned: `stunned` is a state of personnel
rule trial cites trial "1" {
  procedure trial_of (p: personnel, s: ship, you: player) {
    mark s as stunned
  }
}

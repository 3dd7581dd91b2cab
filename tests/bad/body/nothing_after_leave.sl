// expect: 1
// wish: this is never reached: `leave` stands before it
rule trial cites trial "1" {
  procedure trial_of (p: personnel, s: ship, you: player) {
    leave trial_of
    stop p
  }
}

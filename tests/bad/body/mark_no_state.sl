// expect: 1
// wish: there is no state `stoped`; did you mean `stopped`?
rule trial cites trial "1" {
  procedure trial_of (p: personnel, s: ship, you: player) {
    mark p as stoped
  }
}

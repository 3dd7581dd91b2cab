// expect: 1
// wish: a number is never equal to a player
rule trial cites trial "1" {
  procedure trial_of (p: personnel, s: ship, you: player) {
    if STRENGTH of p = you { stop p }
  }
}

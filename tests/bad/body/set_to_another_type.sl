// expect: 1
// wish: `range_used` is a number, and this is a player
rule trial cites trial "1" {
  procedure trial_of (p: personnel, s: ship, you: player) {
    set range_used of s to you
  }
}

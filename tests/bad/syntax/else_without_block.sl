// expect: 1
// wish: an `else` is followed by a block
rule trial cites trial "1" {
  procedure trial_of (p: personnel, s: ship, you: player) {
    if p is stopped { unstop p } else stop p
  }
}

// expect: 1
// wish: sets are joined by `+`
rule trial cites trial "1" {
  procedure trial_of (p: personnel, s: ship, you: player) {
    let all be crew_card in interior of s and crew_card in hand of you
  }
}

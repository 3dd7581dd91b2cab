// expect: 1
// wish: there is no field or noun `STRENGHT`; did you mean `STRENGTH`?
rule trial cites trial "1" {
  procedure trial_of (p: personnel, s: ship, you: player) {
    let n be STRENGHT of p
  }
}

// expect: 1
// wish: `repeat` takes a number, and this is a truth
rule trial cites trial "1" {
  procedure trial_of (p: personnel, s: ship, you: player) {
    repeat p is stopped { draw 1 }
  }
}

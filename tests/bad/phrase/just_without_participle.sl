// expect: 1
// wish: behind `just` stands what happened, as a participle
rule trial cites trial "1" {
  procedure trial_of (you: player) {
    if you just solve planet mission { draw 1 }
  }
}

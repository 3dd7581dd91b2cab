// expect: 1
// wish: a total is of those that are chosen, and nothing is chosen here
rule trial cites trial "1" {
  procedure trial_of (you: player) {
    stop every personnel in team with STRENGTH > 12 in total
  }
}

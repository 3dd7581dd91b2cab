// expect: 2
// wish: a happening has no number: once for each of them
// wish: `not (...)` says that it has not happened
rule trial cites trial "1" {
  when two personnel is killed: stop it
  procedure trial_of (you: player) {
    if no ship is just destroyed { draw 1 }
  }
}

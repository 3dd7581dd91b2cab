// expect: 1
// wish: there is no rule `dilema_phase`; did you mean `dilemma_phase`?
edition trial extends core {
  replace rule dilema_phase cites trial "1" { }
}

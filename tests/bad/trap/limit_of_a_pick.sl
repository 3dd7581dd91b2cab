// expect: 1
// wish: `who` is picked only after this was asked
rule trial cites trial "1" {
  limit one_trial_each_turn (p: personnel) per turn says "once each turn to one"
  action trial in orders says "try {who}" {
    pick who: one personnel where it is your
    limit one_trial_each_turn(who)
    do { stop who }
  }
}

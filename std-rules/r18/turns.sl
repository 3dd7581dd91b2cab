// What may be done when.

// D11. What is played at any time may be played between what is due when a turn begins and the exchanges that follow.
amend rule the_turn cites r18 "anytime-no-interrupt" {
  before stage replacing of turn_of {
    between_actions()
    offer turn_player any_time then between_actions()
  }
}

// Whoever probes does so when all else is done, and then draws.
amend rule probing_at_the_end {
  omit when turn_ends (p: player) for each c in probers_of(p)
}
amend rule the_turn {
  replace procedure end_turn (you: player) cites r18 "eot-announce", "probe-timing" {
    announce turn_ends(you)
    if size(probers_of(you)) > 0 { offer you last_things }
    draw 1
    check_empty_decks()
  }
}

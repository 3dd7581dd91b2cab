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
    set turn_is_ending to yes
    announce turn_ends(you)
    set turn_is_ending to no
    if size(probers_of(you)) > 0 { offer you last_things }
    draw 1
    check_empty_decks()
  }
}

// What cards do when a turn ends they do one after the other, so that copies do it twice: only what is done for a player counts once.
amend rule cumulative {
  /// Whether what is due when a turn ends is being done.
  field turn_is_ending: truth of game = no
  replace law counts_again (now: change, earlier: set of change) gives truth cites r18 "cum-same-time", "cum-t-draws", "cum-t-player" means
    source(now) is cumulative
    or not (some b in earlier where source(b) copies source(now)
      and (target(b) = target(now) and not (turn_is_ending and target(now) is card)
      or host of source(b) is something and host of source(b) = host of source(now)))
}

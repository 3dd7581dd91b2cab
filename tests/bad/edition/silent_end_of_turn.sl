// expect: 1
// wish: your turn does not say that it ends, so `until end of turn` would last for good
edition trial extends core {
  replace rule the_turn cites trial "1" {
    field plays_left: number of player = 0
    field plays_unused: number of player = 0
    procedure turn_of (you: player) {
      announce turn_opens(turn_number, you, points of you, opponent, points of opponent)
      announce turn_begins(you)
      stage replacing { offer you exchanges }
      stage plays { set plays_left of you to 1; offer you card_plays, any_time, affiliation_changes, suspending then between_actions() }
      stage execute { offer you orders, any_time, affiliation_changes, suspending then between_actions() }
      announce turn_ends(you)
      draw 1
      check_empty_decks()
    }
  }
}

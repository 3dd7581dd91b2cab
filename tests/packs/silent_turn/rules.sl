// An edition whose turn does not say that it closes: it is told.
document two "House rules" sections "1"
edition short extends core {
  replace rule the_turn cites two "1" {
    field plays_left: number of player = 0
    field plays_unused: number of player = 0
    procedure turn_of (you: player) {
      stage start {
        set plays_left of you to 1
        announce turn_opens(turn_number, you, points of you, opponent, points of opponent)
        announce turn_begins(you)
      }
      stage replacing { offer you exchanges }
      stage plays { offer you card_plays, any_time, affiliation_changes, suspending then between_actions() }
      stage orders { offer you orders, any_time, affiliation_changes, suspending then between_actions() }
      stage end { announce turn_ends(you); draw 1; check_empty_decks() }
    }
  }
}

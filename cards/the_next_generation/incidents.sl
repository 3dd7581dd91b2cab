set the_next_generation "The Next Generation" released 2015

card "Attention All Hands" incident {
  icons [WC]
  property [TNG]
  seeds or plays on table
  free report once each turn to (your outpost): [TNG] universal personnel where it is not android and it has no [Holo] and it has no [AU] and no_copy_in_play(it)
  once per game, if plays_left of you > 0, at cost (use_play): you may download one [TNG] universal ship to one your outpost
}

card "Continuing Mission" incident {
  property [TNG]
  seeds on table
  once per game: you may download one [WC] card
  your personnel or ship anywhere where property of it = [TNG]: gains [TNG]
  once each turn, when you play [TNG] personnel where skill_dots of it <= 4 and (no k in special_downloads of it): you may draw 1
  when you play personnel or ship where not ([TNG] in icons of it): discard this
}

card "Get It Done" incident {
  property [TNG]
  traits captains_order
  plays on table
  once each turn, at cost (place_beneath two [TNG] cards in hand of you): you may choose one {
    one unique [TNG] personnel in play: INTEGRITY +2, CUNNING +2, STRENGTH +2 until end of turn
    one [TNG] ship in play: RANGE +2 until end of turn
    shuffle_back_bottom(3)
  }
  not encoded "after any use, discard this or one [TNG] card from hand"
}

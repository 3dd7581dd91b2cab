// Cards that the answers of 1995 read otherwise than they say.

// The kidnappers guess when the other player's turn ends, just before his draw, at one of eleven types.
amend rule guessing cites faq95 "3.8-tak-show", "3.8-tak-types" {
  replace verb guess_at_hand of (p: player) past guessed_at log "{by} guesses at a card of {p}" {
    let guess be one of types_of_1995
    let pointed_at be one of (hand of p) at random
    if pointed_at is something {
      show pointed_at
      announce is_guessed(you, guess, pointed_at)
      if pointed_at is_of_type guess { discard pointed_at }
    }
  }
  /// The types of cards that there were in 1995.
  noun types_of_1995 gives set of card_type cites faq95 "3.8-tak-types" means
    [[Evt], [Int], [Mis], [Dil], [Per], [Shi], [Equ], [Fac], [Art], [Door]]
}
rule kidnapping cites faq95 "3.8-tak-when", "1.1-turn-subject-default" {
  procedure guess_before_the_draw (c: card) { let you be controller of c; guess_at_hand of opponent }
}
ruling "Telepathic Alien Kidnappers" in faq95 cites faq95 "3.8-tak-when" {
  plays on table
  when turn_ends of opponent: guess_before_the_draw(this)
}

// The door may be opened from a hand in its player's own turn, and ends a rift in any.
amend rule playing_doorways cites faq95 "3.10-aud-rift" {
  replace action play_doorway_to in any_time says "open {c}" cites faq95 "3.10-aud-rift" {
    name c in hand of you where it is doorway and it is play_allowed
    name w in deeds_of(c)
    legal when you = turn_player or c is ends_a_rift because "doorways are played in your own turn"
    do { play_for_effect(c, w.what) }
  }
  /// The card is the door that ends a rift, and there is one.
  relation (c: card) ends_a_rift means covers("Alternate Universe Door", c) and some x: card where covers("Temporal Rift", x)
}
ruling "Alternate Universe Door" in faq95 cites faq95 "3.10-aud-when", "3.10-aud-open" {
  seeds one on table
  plays on table
  opens to [AU] card
  plays to nullify one "Revolving Door" in play
  plays to nullify one "Subspace Schism" in pending where it is just_played
  plays to nullify one "Temporal Rift" in play then return_to_hand this
}

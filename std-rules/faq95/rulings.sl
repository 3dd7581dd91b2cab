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

// A yell is for any Klingon with Honor, by birth or by allegiance and whosever he was, though he was the last, and brings five points.
rule death_yells cites faq95 "3.9-deathyell-none", "3.9-deathyell-opponent", "3.9-deathyell-five" {
  /// A Klingon with Honor for whom nobody has yelled.
  adjective mournable (p: personnel) cites faq95 "3.6-klingons" means
    level(Honor, skills of p) > 0 and (p sides_with Klingon or klingon_species in species of p) and not (p in mourned_dead)
  /// The dead for whom somebody has yelled.
  field mourned_dead: set of card of game
  /// Yells for somebody who was killed.
  verb mourn (what: personnel) with (c: card) past mourned log "{by} yells for {what}" {
    set mourned_dead to mourned_dead + what
    score 5 from c
  }
}
ruling "Klingon Death Yell" in faq95 cites faq95 "3.9-deathyell-none", "3.9-deathyell-opponent", "3.9-deathyell-five", "3.6-klingons" {
  plays just after mournable personnel is killed: mourn that personnel with this
}

// One doctor goes over to the plague ship, and whoever is one by his kit alone takes that along.
rule plague_ship cites faq95 "3.2-plague-officer", "3.2-plague-one" {
  /// Goes over to the plague ship, with the kit that made him a doctor.
  verb go_over (what: personnel) past gone_over log "{what} goes over to the plague ship" {
    if classification of what != MEDICAL and level(MEDICAL, printed skills of what) = 0 {
      let kit be first e: equipment in team where covers("Medical Kit", e)
      if kit is something { discard kit }
    }
    discard what
  }
}
ruling "Tarellian Plague Ship" in faq95 cites faq95 "3.2-plague-officer", "3.2-plague-one" {
  unless you go_over one MEDICAL personnel in team: kill every personnel in team
  discard_dilemma
}

// Who has the pod in his hand shows it, and need not play it.
rule shown_pod cites faq95 "3.1-time-continuum" {
  /// The player has a Time Travel Pod in his hand to show.
  relation (p: player) showing_a_pod means some c in hand of p where covers("Time Travel Pod", c)
}
ruling "Investigate Time Continuum" in faq95 cites faq95 "3.1-time-continuum" {
  requires "Guinan" OR "Data" OR (you is showing_a_pod)
}

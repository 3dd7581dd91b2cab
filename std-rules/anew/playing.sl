// How cards come into play, and what becomes of them.

rule coming_into_play cites anew "in-play" {
  // Shown to everybody; personnel and equipment are concealed afterwards.
  procedure enter (c: card, goes_to: place) cites anew "in-play" {
    put c into goes_to
    show_on_entry(c)
    announce play(c)
    open just_then()
    conceal(c)
  }
  procedure show_on_entry (c: card) cites anew "show-on-entry" { show c }
  procedure conceal (c: card) cites anew "conceal-personnel", "open-cards" { if c is crew_card and in_play(c) { hide c } }
  /// A card is played.
  verb play (what: card) past played not in play yet log "{by} plays {what}"
  /// What you have at a place, whoever can see it: yours are the cards that you command.
  adjective your (c: card) because "{c} is not yours" means controller of c = you
  /// Commanded by another player.
  adjective opposing (c: card) means in_play(c) and controller of c != you
  law spoken_of (c: card) gives truth means in_play(c) or c in faced or c in pending
}

rule what_plays_cost cites anew "pay-cost" {
  /// The player has counters for the card.
  relation (c: card) affordable because "there are not counters enough for {c}" cites anew "pay-cost" means cost of c <= counters of you
  /// The player can pay what the card asks for besides counters.
  relation (c: card) payable because "what {c} asks for cannot be paid" cites anew "extra-cost-to", "points-cost" means
    (no k in extra_prices of c where not can_target(k.price, c, you)) and sum of k.n over k in point_prices of c <= points of you
  procedure pay_for (c: card, you: player) cites anew "pay-cost" {
    set counters of you to counters of you - cost of c
    pay_extra(c, you)
  }
  procedure pay_extra (c: card, you: player) cites anew "extra-cost-to" {
    for each k in extra_prices of c { follow k.price for c as you }
    for each k in point_prices of c { lose_points k.n }
  }
}

rule playing_at_headquarters cites anew "play-at-hq" {
  action report in plays_and_draws says "play {c} at {m}" cites anew "play-at-hq" {
    name c in every card in hand of you where it is personnel or it is ship or it is equipment
    name m in every headquarters location in location_row of you where it is host_of c
    legal when c is affordable because "there are not counters enough for {c}" cites anew "pay-cost"
    legal when c is payable because "what {c} asks for cannot be paid" cites anew "extra-cost-to"
    legal when c is native_to m because "{c} comes from another quadrant" cites anew "native-reporting"
    do {
      pay_for(c, you)
      enter(c, place_for(c, m))
    }
  }
  /// The text of the headquarters lets this card be played there.
  relation (m: location) host_of (c: card) cites anew "play-at-hq" means some k in hostings of m where c matches k.who
  /// Where a card stands at a location: people and things in a stack, a ship by itself.
  noun place_for (c: card, m: location) gives place cites anew "stack-personnel" means orbit of m if c is ship else surface of m
  /// The card may be played in the quadrant of this headquarters.
  relation (c: card) native_to (m: location) cites anew "native-reporting", "native-quadrant", "equipment-any-quadrant" means
    c is equipment or quadrant of (c as personnel) = quadrant of m or quadrant of (c as ship) = quadrant of m
}

rule playing_systems cites anew "system-play" {
  action install in plays_and_draws says "install {c} on {s}" cites anew "system-play", "system-def" {
    name c in every ship_system in hand of you
    name s in every ship where it is your and it is at_headquarters
    legal when c is affordable because "there are not counters enough for {c}" cites anew "pay-cost"
    legal when c is only_one_of_its_sort_on s because "{s} has a system of this sort" cites anew "system-one-per-type"
    do {
      pay_for(c, you)
      enter(c, attached of s)
    }
  }
  /// The ship has no other system of this sort.
  relation (c: ship_system) only_one_of_its_sort_on (s: ship) cites anew "system-one-per-type", "system-types" means
    no x: ship_system in attached of s where sort of x = sort of c
  action uninstall in plays_and_draws says "remove {c}" cites anew "system-cost" {
    name c in every ship_system where it is your and host of it is at_headquarters
    legal when c is affordable because "there are not counters enough for {c}" cites anew "pay-cost"
    do {
      pay_for(c, you)
      destroy c
    }
  }
  /// A ship at a headquarters.
  relation (s: card) at_headquarters because "{s} is not at a headquarters" cites anew "system-hq-only" means
    s is ship and location_of(s) is headquarters
}

// Into the core, onto a card, or for what it does alone.
rule playing_events cites anew "events-core" {
  action play_in_core in plays_and_draws says "play {c}" cites anew "events-core", "event-def" {
    name c in every event in hand of you where some w in ways of it where w.core
    legal when c is affordable because "there are not counters enough for {c}" cites anew "pay-cost"
    legal when c is payable because "what {c} asks for cannot be paid" cites anew "extra-cost-to"
    do {
      pay_for(c, you)
      enter(c, core_area of you)
    }
  }
  action play_on in plays_and_draws says "play {c} on {x}" cites anew "event-on-card" {
    name c in every event in hand of you
    name x in hosts_for(c)
    legal when c is affordable because "there are not counters enough for {c}" cites anew "pay-cost"
    legal when c is payable because "what {c} asks for cannot be paid" cites anew "extra-cost-to"
    do {
      pay_for(c, you)
      enter(c, attached of x)
    }
  }
  /// What an event can be played on.
  noun hosts_for (c: card) gives set of card cites anew "event-on-card" means
    every h: card where (some w in ways of c where w.host is something and h in those(w.host, c, you))
  /// What the event does can be done.
  relation (c: card) playable_for_effect cites anew "event-destroy-self" means some w in ways of c where w.destroyed
    and can_target(w.what, c, you)
  action play_event in plays_and_draws says "play {c}" cites anew "event-destroy-self" {
    name c in every event in hand of you where it is playable_for_effect
    legal when c is affordable because "there are not counters enough for {c}" cites anew "pay-cost"
    legal when c is payable because "what {c} asks for cannot be paid" cites anew "extra-cost-to"
    do {
      pay_for(c, you)
      put c into pending
      show c
      announce play(c)
      open just_then()
      for each w in ways of c where w.destroyed { follow w.what for c as you }
      if c in pending { destroy c }
    }
  }
}

// Shown, followed and destroyed; they cost nothing.
rule interrupts cites anew "INTERRUPT" {
  procedure resolve (c: card, q: effects, you: player) cites anew "interrupt-resolve", "interrupt-def" {
    put c into pending
    show c
    announce play(c)
    pay_extra(c, you)
    follow q for c as you
    if c in pending { destroy c }
  }
  window just_then offers quick_answers from turn_player
  action answer_with in quick_answers says "answer with {c}" cites anew "when-cards", "interrupt-opp-turn", "interrupt-free" {
    name c in every interrupt in hand of you
    name k in sequels of c where just(it.event, c, you) and can_target(it.what, c, you)
    legal when c is payable because "what {c} asks for cannot be paid" cites anew "extra-cost-to"
    do { resolve(c, k.what, you) }
  }
  action use_meanwhile in quick_answers says "play {c} meanwhile" cites anew "while-cards" {
    name c in every interrupt in hand of you
    name k in timely_uses of c where holds(it.when, c, you) and can_target(it.what, c, you)
    legal when c is payable because "what {c} asks for cannot be paid" cites anew "extra-cost-to"
    do { resolve(c, k.what, you) }
  }
  action order_by in orders says "order with {c}" cites anew "order-interrupts" {
    name c in every interrupt in hand of you
    name k in order_uses of c where can_target(it.what, c, you)
    legal when c is orderly because "another order is being carried out" cites anew "one-order-at-a-time"
    legal when c is payable because "what {c} asks for cannot be paid" cites anew "extra-cost-to"
    do { resolve(c, k.what, you) }
  }
}

// Whatever is destroyed goes to the discard pile of its owner, with all that is on it or aboard.
rule destroying cites anew "destroy-means-discard" {
  /// Destroys a card.
  verb destroy (what: card) past destroyed log "{what} is destroyed" cites anew "destroy-means-discard" {
    let_go(what)
    put what into discard_pile of owner of what at top
  }
  /// Kills a personnel: he is discarded.
  verb kill (what: personnel) past killed log "{what} is killed" cites anew "destroy-means-discard" { destroy what }
  /// Discards a card.
  verb discard (what: card) past discarded log "{what} is discarded" cites anew "destroy-means-discard" {
    let_go(what)
    put what into discard_pile of owner of what at top
  }
  // A marker of damage goes home, and so do dilemmas.
  // What comes straight from elsewhere is in no way in play there.
  /// Places a card straight from a hand, pile or deck on another card.
  verb tuck (what: card) under (dest: card) past tucked not in play log "a card is placed on {dest}" cites anew "placed-not-in-play" {
    put what into tucked_under of dest
  }
  /// A card is shown to everybody.
  verb lay_open (what: card) past laid_open not in play log "{what} is shown" cites anew "hidden-zones" { show what }
  procedure let_go (c: card) cites anew "eng-hull" {
    for each x in attached of c + tucked_under of c + interior of (c as ship) + surface of (c as location) + orbit of (c as location) {
      let_go(x)
      send_home(x)
    }
  }
  procedure send_home (c: card) cites anew "eng-marker-return" {
    if c is tactic { return_tactic(c) } else { put c into discard_pile of owner of c at top }
  }
  // Nobody is touched who is not in play, unless the text says so.
  forbid kill of (c: personnel) when c is elsewhere because "{c} is not in play" cites anew "affect-not-in-play"
  forbid stop of (c: personnel or ship or equipment) when c is elsewhere because "{c} is not in play" cites anew "affect-not-in-play"
  /// In a hand, deck, pile or side deck, and not in play.
  relation (c: card) elsewhere cites anew "not-in-play" means not in_play(c)
}

rule scoring cites anew "win-summary" {
  /// The points that a player has.
  field points: number of player = 0 says "{points} points"
  /// Scores points for the player.
  verb score (n: number) log "{by} scores {n} points" cites anew "win-summary" { set points of you to points of you + n }
  /// The player loses points.
  verb lose_points (n: number) log "{by} loses {n} points" cites anew "PAYING COSTS" { set points of you to points of you - n }
}

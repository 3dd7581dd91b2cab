// Actions: each is initiated, may be answered, and then has its results.

/// What may be played or used in answer to something that has just been announced.
menu responses says "respond"
/// What may be played or used when something has just happened.
menu just_after says "just after that"

// A card is played: announced and shown, then answered, and only then does it happen.
rule three_steps cites r24 "gl actions - sequence of steps", "6.2", "g-in-play-def", "g-in-play-way-played", "gl-card-play-announce",
  "g-event-lasting", "g-incident-lasting" cites r18 "act-init-res", "act-resolution", "act-responses-after-init", "enter-immediate-effects",
  "act-initiation" {
  // An interrupt that did something when it was played, and says nothing of what is so while it lies there, has done it; any other
  // stays.
  procedure enter (c: card, goes_to: place, base: maybe card) { come_in(c, goes_to, base, no) }
  procedure enter_seeded (c: card, goes_to: place, base: maybe card) { come_in(c, goes_to, base, yes) }
  procedure come_in (c: card, goes_to: place, base: maybe card, is_seeded: truth) cites r24 "gl actions - sequence of steps", "6.2",
    "2.4-lasting-default" cites r18 "seed-immediate-download" {
    announce_play(c, base)
    if c is not in pending { leave come_in }
    put c into goes_to
    start_countdown(c)
    for each k in on_plays of c where (k.seeded if is_seeded else k.played) { follow k.what for c as owner of c }
    if c is interrupt and c in goes_to and own_texts(c) = 0 and countdown of c is nothing and some k in on_plays of c { discard c }
  }
  procedure enter_on (c: card, base: card) { enter(c, attached of base, base) }
  // One that does something and is gone: whom it takes is chosen before it is answered, and if there is nobody left to
  // be taken by then, nothing happens. Costs stay paid.
  procedure play_for_effect (c: card, q: effects) {
    let text be q
    target text for c as you
    announce_play(c)
    if c is not in pending { leave play_for_effect }
    follow text for c as you
    for each k in on_plays of c where k.played { follow k.what for c as you }
    if c is in pending { discard c }
  }
  procedure announce_play (c: card, base: maybe card) cites r18 "enter-announce" {
    set paid_with_play of c to play_just_used of owner of c
    set play_just_used of owner of c to no
    put c into pending face_up
    show c
    announce play(c, base)
    with announced_card = c { open just_played(c) }
  }
  // What a card can be played to do now. A card that nothing can be done with cannot be played.
  /// The ways in which this card can be played now only for what it does.
  noun deeds_of (c: card) gives set of way means
    every w in ways of c where w.plays and w.what is something and (w.when is nothing or holds(w.when, c, you))
      and can_target(w.what, c, you)
  /// Everything on which you may now play this card in this way.
  noun hosts_to_play_on (w: way, c: card) gives set of card because "{c} cannot be played on {it}" means every h in hosts_for(w, c)
    where c can be played on h
  // What it may be played on: nothing that is in stasis, and nothing that is immune to it.
  /// Everything on which this way of playing lets the card be placed, before other rules are asked.
  noun hosts_for (w: way, c: card) gives set of card cites r24 "10.2.4", "gl immune" cites cr98 "landed-no-target" means
    every h in those(w.host, c, you) where h is not in_stasis and not (h is landed_ship) and not (h is hidden_from owner of c)
      and not (h is immune_to c)
}

// Between initiation and results the players answer by turns, the other one first, until both pass.
rule responses cites r24 "gl actions - sequence of steps" {
  /// The card that is being played and can be answered now.
  scope announced_card: card
  window just_played (c: card) offers responses, agenda_answers, suspending from opponent of owner of c
  /// The card has just been announced as played and its effect has not happened yet, so it can still be answered.
  relation (c: card) just_played cites r24 "gl-results-no-late-response" cites faq95 "1.2-uninterrupted", "1.2-action-play" means
    c = announced_card and c in pending

  // A valid answer bears on the action: it could not be played but for it. That a card may be played at any time does not
  // make it one.
  action respond in responses says "respond with {c}" cites r24 "5.0-no-interrupting", "gl-response-valid", "gl-nullified-cost",
    "gl-response-any-time", "gl-no-interrupting", "gl-alternate-responses" cites r18 "play-no-interrupt", "resp-nonvalid-wait",
    "resp-valid-def", "alt-within-action", "resp-nest" cites faq95 "1.2-response-late", "1.2-exc-nullify", "2.1-dilemma-mini",
    "3.9-meld-response" {
    name c in hand of you where it is plays_as_interrupt and it is play_allowed
    name w in deeds_of(c)
    legal when not ((c is timely and w in deeds_of(c)) with announced_card = nothing, facing_now = nothing)
      or announced_card is nothing and facing_now is something and not ((c is timely and w in deeds_of(c)) with facing_now = nothing,
      attempt_place = nothing, attempter = nothing, attempt_goes_on = no, attempt_side = nothing)
      because "it does not bear on what is being done"
    do { play_for_effect(c, w.what) }
  }
}

rule at_any_time_cards cites r24 "2.6", "gl-at-any-time", "6.5.1-which", "6.5.1-not-card-play", "6.5.1-no-interrupt",
  "6.5.1-not-between-start-end" cites r18 "anytime-no-interrupt", "anytime-not-cardplay" {
  // Some stay on what they are played on.
  action play_interrupt_on in any_time says "play {c} on {host_card}" {
    name c in lasting_interrupts_of(you) where it is play_allowed
    name w in ways of c where it.plays and it.host is something
    name host_card in hosts_to_play_on(w, c)
    do { enter_on(c, host_card) }
  }
  /// The interrupts in a player's hand that stay in play on a host when they are played.
  noun lasting_interrupts_of (p: player) gives set of interrupt means
    every c: interrupt in hand of p where some w in ways of c where w.plays and w.host is something
  action play_interrupt in any_time says "play {c}" {
    name c in hand of you where it is plays_as_interrupt and it is play_allowed
    name w in deeds_of(c)
    do { play_for_effect(c, w.what) }
  }
}

// What follows at once upon something comes before anything that does not, whoever would be next.
rule just_actions cites r24 "gl actions - just" cites r18 "just-any-number", "just-priority", "just-window-closes",
  "just-example-crossover", "just-interrupt-by"
  cites faq95 "3.9-fountain" {
  action play_just_after in just_after, any_time says "play {c} just after that" {
    name c in hand of you where it is plays_as_interrupt and it is play_allowed
    name k in sequels of c where just(it.event, c, you) and can_target(it.what, c, you)
    do { play_for_effect(c, k.what) }
  }
  // Of some cards one only may follow upon a mission.
  /// A mission on which a card has been placed that allows only one of its sort.
  state adorned of mission
  /// Marks a mission as having a card of a sort that may be there only once.
  verb adorn (what: mission) log "{what} is adorned" { mark what as adorned }
  forbid adorn of (m: mission) when m is adorned because "{m} is adorned already"
}

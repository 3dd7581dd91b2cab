// Cards that lie face down until their player needs them.

rule hidden_agendas cites r24 "6.2", "g-in-play-way-activated", "6.5.1-ha-flip", "6.5.1-ha-no-reflip", "g-hidden-agenda-activate",
  "g-hidden-agenda-text", "g-hidden-agenda-stays" {
  /// The hidden agendas that a player has played face down.
  zone agenda of player: seen by holder
  // Nobody is told what it is. It is the play of the turn all the same, or the turn in the seed phase.
  action play_hidden in card_plays says "play {c} face down"
    cites r24 "6.2", "icon-ha", "g-hidden-agenda-announce", "g-hidden-agenda-counts", "g-hidden-agenda-face-down", "6.2-ha-false"
    cites cr98 "icon-ha" {
    name c in hand of you where it has [HA] and it is has_permission and it is plays_on_table
    legal when plays_left of you > 0 or c is is_free because "no normal card play is left this turn"
    cost { use_play if not (c is is_free) }
    do {
      put c into agenda of you face_down
      set play_just_used of you to no
      keep_as_played(c, you)
    }
  }
  action seed_hidden in seeding says "seed {c} face down" cites r24 "g-hidden-agenda-seeded" cites cr98 "sop-face-down", "ha-seed",
    "ams-not-hidden" {
    name c in seed_deck of you where it has [HA] and it is in_its_phase and it is has_permission
      and some w in ways of it where w.seeds and w.table
    do { put c into agenda of you face_down }
  }
  /// Announced when a hidden agenda is turned face up; from then on its text works.
  verb activate (what: card) past activated log "{by} activates {what}"
  action activate in any_time says "activate {c}" {
    name c in agenda of you where it is may_enter
    do { turn_up(c, you) }
  }
  procedure turn_up (c: card, you: player) {
    put c into table of you face_up
    show c
    announce activate(c)
    start_countdown(c)
    for each k in on_plays of c where k.played { follow k.what for c as owner of c }
  }
}

// While something is done, it is turned up only if it bears on that: if it takes hold of the card just played, forbids it,
// or forbids to solve the mission. It counts from the start of what is being done.
rule agendas_as_answers cites r24 "gl-group-responses", "6.5.1-ha-retro", "gl-response-multiple", "g-hidden-agenda-no-suspend",
  "g-hidden-agenda-immediate", "gl-ha-retroactive" cites r18 "group-def", "group-mission-attempt", "resp-hidden-agenda-lost" {
  /// Which hidden agendas a player may turn up in answer to something.
  menu agenda_answers says "turn up a hidden agenda"
  action activate_in_answer in agenda_answers says "activate {c}" {
    name c in agenda of you where it is may_enter
    declares { put c into table of you face_up }
    legal when after it c is bearing_on_the_action because "it does not bear on what is being done"
    do {
      turn_up(c, you)
      if announced_card is something {
        for each k in play_penalties of c where announced_card matches k.what { follow k.penalty for c as owner of announced_card }
        if not (announced_card can be played by owner of announced_card) { take_back(announced_card) }
      }
    }
  }
  /// The hidden agenda has something to do with the card, attempt or battle that was announced, and may be turned up in
  /// answer.
  relation (c: card) bearing_on_the_action means
    announced_card is something and (not (announced_card can be played by owner of announced_card)
    or c widens announced_card
    or some k in play_penalties of c where announced_card matches k.what)
    or mission_at_stake is something and not (mission_at_stake can be solved by attempter)
  // What was illegal from its start has not been done: the card is in hand again, and the play still to be made.
  procedure take_back (c: card) {
    put c into hand of owner of c
    no_more_as_played(c, owner of c)
    if paid_with_play of c { set plays_left of owner of c to plays_left of owner of c + 1 }
  }
}

// Some cards make others dear.
rule penalties cites r24 "1.2" {
  /// What happens to any player who plays such a card.
  clause whoever plays (what: selection): (penalty: effects) as play_penalty says "Any player who plays {what} {penalty}."
  when play of (c: card) by (p: player) {
    for each x: card where some k in play_penalties of x where c matches k.what {
      for each k in play_penalties of x where c matches k.what { follow k.penalty for x as p }
    }
  }
}

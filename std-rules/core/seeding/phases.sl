// The four seed phases: doorways, missions, what lies under missions, facilities and the rest.

// Everything seeds in the phase of its name, and what has no phase of its own in the last, unless its text names one.
// A card of an alternate universe needs a card that lets it.
rule seeding_on_table cites r24 "4.0-matching-phase", "4.0-face-down-seeds" cites r18 "dil-stage4", "start-both-pass" {
  /// The card may be seeded in the doorway phase.
  clause seeds during doorway phase as seed_time with with_doorways = yes says "Seeds during doorway phase."
  /// The card may be seeded in the dilemma phase.
  clause seeds during dilemma phase as seed_time with with_dilemmas = yes says "Seeds during dilemma phase."
  /// The card may be seeded in the facility phase.
  clause seeds during facility phase as seed_time with with_facilities = yes says "Seeds during facility phase."
  /// The card may be seeded in every seed phase.
  clause seeds in any phase as seed_time with with_doorways = yes, with_dilemmas = yes,
    with_facilities = yes says "Seeds in any phase."
  /// A card that is seeded in the doorway phase.
  relation (c: card) seeds_with_doorways cites r24 "g-doorway-seed" means
    (some k in seed_times of c where k.with_doorways) or (no k in seed_times of c) and c is doorway
  /// A card that is seeded in the dilemma phase.
  relation (c: card) seeds_with_dilemmas means some k in seed_times of c where k.with_dilemmas
  /// A card that is seeded in the facility phase.
  relation (c: card) seeds_with_facilities means
    (some k in seed_times of c where k.with_facilities) or (no k in seed_times of c) and c is not doorway
  /// The card belongs to the seed phase that goes on.
  relation (c: card) in_its_phase because "{c} is seeded in another phase" means
    c is seeds_with_dilemmas if seed_stage = 4 else c is seeds_with_facilities
  /// The card may be seeded now.
  relation (c: card) seeds_now means c is in_its_phase and c is may_enter and c is has_permission
  /// A card of which each player may seed one copy only.
  relation (c: card) seeds_once means c is stands_alone or some w in ways of c where w.single
  /// A card that you seed face up on the table.
  relation (c: card) seeds_openly_on_table cites r24 "3.1-contents", "4.0-other-in-facility", "4.0-seed-face-up", "4.3-stage4-pass" means
    (some w in ways of c where w.seeds and w.table) and not (c has [HA])
    and (not (c is seeds_once) or no x: card where owner of x = owner of c and same_title(x, c))

  // By turns, until both have passed; who has passed seeds no more in this phase.
  procedure seed_by_turns (starter: player) {
    let who be starter
    let done be 0
    while done < 2 {
      for each p in players { open seed_pause(p) }
      let left be size(seeds_at_hand of who)
      offer who seeding once
      if size(seeds_at_hand of who) = left {
        let done be done + 1
        if done = 1 { offer next_player(who) seeding; let done be 2 }
      }
      let who be next_player(who)
    }
  }
  /// All cards that a player has still to seed.
  noun seeds_at_hand of (p: player) gives set of card means seed_deck of p + site_pile of p
  // Whoever is in play already may suspend the seeding, too.
  window seed_pause (p: player) offers suspending from p cites r24 "6.5.5"
}

// Both seed at one time, so what the one lays out the other sees when he has laid out his own.
rule doorway_phase cites r24 "4.1" cites r18 "doorway-announce" {
  /// The cards that a player has seeded face down on the table.
  zone laid_out of player: seen by holder
  procedure doorway_phase (starter: player) {
    announce phase_begins("doorway phase")
    offer starter doorway_seeding
    offer next_player(starter) doorway_seeding
    turn_up_what_is_laid_out(starter)
    turn_up_what_is_laid_out(next_player(starter))
  }
  action seed_doorway in doorway_seeding says "seed {c}" cites r24 "4.1", "4.1-simultaneous", "2.5-seed-or-play" {
    name c in seed_deck of you where it is seeds_with_doorways and it is seeds_openly_on_table and it is may_enter
      and (it is has_permission or it is let_in_by_what_is_laid_out)
      and not (it is seeds_once and it is laid_out_already)
    do { put c into laid_out of you face_down }
  }
  /// A copy of the card has been seeded on the table already.
  relation (c: card) laid_out_already means some x in laid_out of owner of c where same_title(x, c)
  /// Another card that has been seeded lets this card with [AU] enter play.
  relation (c: card) let_in_by_what_is_laid_out means
    some d in laid_out of owner of c where some k in au_doors of d where c matches k.what
  // Each names what he has seeded. Of what may be in play once only, that of the first player stays.
  procedure turn_up_what_is_laid_out (p: player) {
    for each c in every x in laid_out of p {
      show c
      announce is_turned_up(p, c)
      if c is may_enter { enter_seeded(c, table of p) } else { discard c }
    }
  }
  /// A player turns up a card that he seeded on the table.
  event is_turned_up (p: player, c: card) log "{p} has seeded {c}"
}

rule facility_phase cites r24 "4.4-alternate", "4.5-pass-to-end" cites r18 "fac-alternate", "seed-only-actions" {
  procedure facility_phase (starter: player) {
    announce phase_begins("facility phase")
    seed_by_turns(starter)
  }
  action seed_on_table in seeding says "seed {c}" cites r24 "g-in-play-way-seeded" {
    name c in seed_deck of you where it is seeds_openly_on_table and it is seeds_now
    do { enter_seeded(c, table of you) }
  }
  action seed_on in seeding says "seed {c} on {host_card}" {
    name c in seed_deck of you where it is not facility and it is seeds_now
    name w in ways of c where it.seeds and it.host is something
    name host_card in hosts_to_play_on(w, c)
    do { enter_seeded(c, attached of host_card, host_card) }
  }
  // Some missions name cards that may be seeded on them.
  action seed_on_mission in seeding says "seed {c} on {m}" {
    name c in seed_deck of you where it is seeds_now
    name m in every mission in spaceline where (some k in seed_permissions of it where (some t in k.names where covers(t, c)))
    do { enter_seeded(c, attached of m, m) }
  }
}

// The four seed phases: doorways, missions, what lies under missions, facilities and the rest.

// Everything seeds in the phase of its name, and what has no phase of its own in the last. A card of an alternate universe
// needs a card that lets it.
rule seeding_on_table cites r24 "4" {
  relation (c: card) seedable_on_table means
    (some w in ways of c where w.seeds and w.table) and not (c has [HA]) and c is may_enter and c is has_permission
    and ((no w in ways of c where w.single) or no x: card where owner of x = owner of c and same_title(x, c))

  // By turns, until both have passed; who has passed seeds no more in this phase.
  procedure seed_by_turns (first: player) {
    let who be first
    let done be 0
    while done < 2 {
      for each p in players { open seed_pause(p) }
      let left be size(seed_deck of who)
      offer who seeding once
      if size(seed_deck of who) = left {
        let done be done + 1
        if done = 1 { offer next_player(who) seeding; let done be 2 }
      }
      let who be next_player(who)
    }
  }
  // Whoever is in play already may suspend the seeding, too.
  window seed_pause (p: player) offers suspending from p cites r24 "6.5.5"
}

rule doorway_phase cites r24 "4.1" {
  procedure doorway_phase (first: player) {
    announce phase_begins("doorway phase")
    offer first doorway_seeding
    offer next_player(first) doorway_seeding
  }
  action seed_doorway in doorway_seeding says "seed {c}" {
    name c in seed_deck of you where it is doorway and it is seedable_on_table
    do { enter_seeded(c, table of you) }
  }
}

rule facility_phase cites r24 "4.4" {
  procedure facility_phase (first: player) {
    announce phase_begins("facility phase")
    seed_by_turns(first)
  }
  action seed_on_table in seeding says "seed {c}" {
    name c in seed_deck of you where it is seedable_on_table and it is not doorway
    do { enter_seeded(c, table of you) }
  }
  action seed_on in seeding says "seed {c} on {host_card}" {
    name c in seed_deck of you where it is not facility and it is may_enter and it is has_permission
    name w in ways of c where it.seeds and it.host is something
    name host_card in hosts_to_play_on(w, c)
    do { enter_seeded(c, attached of host_card, host_card) }
  }
  // Some missions name cards that may be seeded on them.
  action seed_on_mission in seeding says "seed {c} on {m}" {
    name c in seed_deck of you where it is may_enter and it is has_permission
    name m in every mission in spaceline where (some k in seed_permissions of it where (some t in k.names where covers(t, c)))
    do { enter_seeded(c, attached of m, m) }
  }
}

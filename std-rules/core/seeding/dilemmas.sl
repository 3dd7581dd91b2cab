// The dilemma phase: what is hidden under missions.

rule dilemma_phase cites r24 "g-dilemma-phase", "4.3-stage1-opponents", "4.3-stage3-own" cites r18 "dil-misseed-oop", "dil-stage1",
  "dil-stage3" {
  // First under your opponent's missions, then under shared ones, then under your own. Each card goes on top of what lies
  // there, and what lies lowest is met first.
  procedure dilemma_phase (starter: player) {
    announce phase_begins("dilemma phase")
    let next be next_player(starter)
    with seed_stage = 1 { offer starter dilemma_seeding; offer next dilemma_seeding }
    with seed_stage = 2 { offer starter dilemma_seeding; offer next dilemma_seeding }
    for each m in (every mission in spaceline where it is shared) { interleave(m) }
    with seed_stage = 3 { offer starter dilemma_seeding; offer next dilemma_seeding }
    // Last come the cards of this phase that lie under no mission.
    with seed_stage = 4 { seed_by_turns(starter) }
  }
  /// Which part of the dilemma phase goes on: 1 to 3 for the missions, 4 for the cards of that phase.
  scope seed_stage: number
  // What came in through an open door stays in when it closes.
  /// Whether the card entered play by the permission of a card that lets [AU] cards in.
  field let_in: truth of card = no cites r24 "gl Alternate Universe icon"
  /// Cards are seeded under this mission in the present part of the dilemma phase.
  relation (m: mission) open_for_seeds means
    m is shared if seed_stage = 2 else not (m is shared) and m is seeded_by (opponent if seed_stage = 1 else you)

  action seed_under in dilemma_seeding says "seed {c} under {m}" unchecked cites r24 "4.0-no-announce", "4.3-purpose"
    cites r18 "dil-what-seeds" {
    name c in seed_deck of you where it is meant_for_missions
    name m in every mission in spaceline where it is open_for_seeds
    do {
      set seeder of c to you if c is dilemma
      set let_in of c to yes if c is has_permission
      if m is shared { put c into seed_stack of m at top } else { put c into seeds of m at top }
    }
  }

  // Nobody is told what lies under a mission, and what does not belong there is found out when it is met. Here only cards that
  // are seeded nowhere else are hidden as a bluff.
  /// The card may be seeded under missions: it is one that is seeded nowhere else.
  relation (c: card) meant_for_missions means not (c is has_its_own_pile) and not (c is facility) and not (c is doorway)
    and (no w in ways of c where w.seeds)
    and no m in spaceline where (some k in seed_permissions of m where (some t in k.names where covers(t, c)))
  /// The card may lie under the mission: it suits the place, and no copy of the same owner lies there.
  relation may_lie_under (c: card, m: mission) means
    c is hidden_by_leave_of m and (no x in (seeds of m + seed_stack of m) where owner of x = owner of c and same_title(x, c))
    or c is seed_card and (ground of c meets ground of m if c is dilemma else m is planet)
    and not (some x in (seeds of m + seed_stack of m) where owner of x = owner of c and same_title(x, c))
}

// Under some missions other things may lie. Found, they wait there face up, in play no more than before, and are whoever's solves it,
// with the team that does.
rule other_finds cites r24 "7.2.3" {
  /// Such equipment may be seeded under the mission.
  clause may hide (what: selection of equipment) as hiding_place of mission says "May seed {what} under here."
  /// The mission's text lets the card be seeded under it.
  relation (c: card) hidden_by_leave_of (m: mission) cites r24 "7.2.3", "4.3-exceptions" means
    some k in hiding_places of mission_facing(m, owner of c) where c matches k.what
  /// What lies hidden at a mission until it is solved.
  zone stash of mission: seen by everybody
  procedure take_find (c: card, you: player) {
    if attempt_place is something { put c into attempt_place face_up }
    control c by you
  }
}

// Under a shared mission the two stacks are laid card by card. Whose mission card lies below begins.
rule shared_stacks cites r24 "4.3-stage2-shared" cites r18 "dil-stage2" {
  /// The cards that are about to be put under a mission, in their order.
  zone seed_stack of mission: ordered from bottom, seen by nobody
  procedure interleave (m: mission) {
    let who be owner of m
    while size(seed_stack of m) > 0 {
      let undermost be first x in seed_stack of m where owner of x = who
      if undermost is something { put undermost into seeds of m at top }
      let who be next_player(who)
    }
  }
}

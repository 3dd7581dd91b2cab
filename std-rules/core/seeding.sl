// The four seed phases.

rule deck cites r24 "3" {
  deck needs size(mission_pile of you) = 6 because "a deck has exactly 6 missions"
  deck needs size(seed_deck of you) <= 30 because "a seed deck has at most 30 cards"
  deck needs size(draw_deck of you) >= 30 because "a draw deck has at least 30 cards"
  deck bars c in mission_pile of you where c is not mission because "{c} is no mission"
  deck bars c in seed_deck of you where c is mission because "{c} is a mission and belongs in the mission pile"
  deck bars c in draw_deck of you where c is mission because "{c} is a mission and belongs in the mission pile"
}
rule different_locations cites r24 "3.1.1" {
  deck bars m in mission_pile of you where m is not universal
    and some n in mission_pile of you where n != m and same_title(n, m) because "two of {m} are at one location"
}

rule seeding_on_table cites r24 "4" {
  relation (c: card) seedable_on_table means some w in ways of c where w.seeds and w.table
}

rule doorway_phase cites r24 "4.1" {
  procedure doorway_phase (first: player) {
    announce phase("doorway phase")
    offer first doorway_seeding
    offer next_player(first) doorway_seeding
  }
  action seed_doorway in doorway_seeding says "seed {c}" {
    name c in seed_deck of you where it is doorway and it is seedable_on_table
    do { enter(c, table of you) }
  }
}

rule mission_phase cites r24 "4.2" {
  procedure mission_phase (first: player) {
    announce phase("mission phase")
    for each p in players { shuffle mission_pile of p }
    let who be first
    while some p in players where size(mission_pile of p) > 0 {
      if size(mission_pile of who) > 0 { offer who must mission_seeding once }
      let who be next_player(who)
    }
  }
  // Missions of one region lie together; otherwise a mission goes to either end of its quadrant.
  noun row_of (m: mission) gives set of mission means
    every x in spaceline where regions of x meets regions of m if some x in spaceline where regions of x meets regions of m
    else every x in spaceline where quadrant of x = quadrant of m
  noun shared_with (m: mission) gives mission means
    nothing if m is universal else first x in spaceline where same_title(x, m) and seeder of x != owner of m
  action seed_mission_left in mission_seeding says "seed {m} at the left" {
    name m in every mission in top_of(1, mission_pile of you)
    legal when shared_with(m) is nothing
    do { lay(m, first x in row_of(m), yes) }
  }
  action seed_mission_right in mission_seeding says "seed {m} at the right" {
    name m in every mission in top_of(1, mission_pile of you)
    legal when shared_with(m) is nothing and size(row_of(m)) > 0
    do { lay(m, last x in row_of(m), no) }
  }
  action share_mission in mission_seeding says "share {m}" {
    name m in every mission in top_of(1, mission_pile of you)
    legal when shared_with(m) is something
    do { put m into attached of shared_with(m); set seeder of m to you }
  }
  procedure lay (m: mission, beside: mission, left: truth) {
    let who be owner of m
    if beside is nothing { put m into spaceline at bottom }
    else if left { put m into spaceline before beside }
    else { put m into spaceline after beside }
    set seeder of m to who
    announce laid(m)
  }
  event laid (m: mission) log "{m} is seeded"
  relation (m: mission) seeded_by (p: player) means
    seeder of m = p or some x in attached of m where x is mission and seeder of x = p
  relation (m: mission) shared means some x in attached of m where x is mission
}

rule dilemma_phase cites r24 "4.3" {
  procedure dilemma_phase (first: player) {
    announce phase("dilemma phase")
    // Your stacks under your opponent's missions, then under shared ones, then under your own: each goes on
    // top of what lies there, so what lies lowest is met first.
    for each p in players { with seed_stage = 1 { offer p dilemma_seeding } }
    for each p in players { with seed_stage = 2 { offer p dilemma_seeding } }
    for each p in players { with seed_stage = 3 { offer p dilemma_seeding } }
  }
  scope seed_stage: number
  relation (m: mission) open_for_seeds means
    m is shared if seed_stage = 2 else not (m is shared) and m is seeded_by (opponent if seed_stage = 1 else you)
  action seed_under in dilemma_seeding says "seed a card under {m}" unchecked {
    name c in seed_deck of you where it is seed_card
    name m in every mission in spaceline where it is open_for_seeds
    legal when may_lie_under(c, m)
    do { put c into seeds of m at top; set seeder of c to you }
  }
  relation may_lie_under (c: card, m: mission) means
    (ground of c meets ground of m if c is dilemma else m is planet)
    and not (some x in seeds of m where owner of x = owner of c and same_title(x, c))
}

rule facility_phase cites r24 "4.4" {
  procedure facility_phase (first: player) {
    announce phase("facility phase")
    offer first seeding
    offer next_player(first) seeding
  }
  action seed_outpost in seeding says "seed {c} at {m}" cites r24 "4.4" {
    name c in seed_deck of you where it is outpost
    name m in every mission in spaceline where affiliations of it meets affiliations of c and it is not homeworld
      and not (some f in orbit of it where f is facility and owner of f = you)
    legal when not (some x: outpost where same_title(x, c) and owner of x = you) because "you may seed only one"
    do { enter(c, orbit of m); set mode of c to first a in affiliations of c }
  }
  action seed_on_table in seeding says "seed {c}" {
    name c in seed_deck of you where it is seedable_on_table and it is not doorway
    legal when may_enter(c)
    legal when (no w in ways of c where w.single) or (no x: card where owner of x = you and same_title(x, c)) because "you may seed only one"
    do { enter(c, table of you) }
  }
}

// Where facilities come into play.

// An outpost stands where its affiliation has business, other facilities where their text says; none where its owner has one.
// What is seeded or played at a mission is in space, and on it, on the planet.
rule places_for_facilities cites r24 "gl homeworld", "g-facility-seed-one", "g-facility-dock" {
  /// The ways of a facility in which it is placed on a host.
  noun ground_ways of (c: card) gives set of way means every w in ways of c where w.host is something
  /// The facility may be at this mission, by its own text or by its affiliation.
  relation (m: mission) open_to (c: card) cites r24 "gl homeworld", "g-facility-station-where", "4.4-native-quadrant", "4.4-where-stated",
    "4.4-outpost-match", "4.4-outpost-no-homeworld", "4.4-one-own-per-location", "4.4-opponent-may-share", "4.4-two-controlled",
    "gl-facility-quadrant", "gl-facility-space", "gl-fac-own-location", "gl-fac-hq-place", "g-facility-seed-facility", "g-facility-native",
    "g-facility-outpost-where", "g-facility-no-homeworld", "g-facility-hq-where", "g-facility-one-per-loc", "g-facility-in-space" means
    ((some k in facility_places of c where m matches k.site) or (some w in ground_ways of c where m in hosts_for(w, c))
      or (no k in facility_places of c) and (no w in ground_ways of c) and affiliations_facing(m, owner of c) meets affiliations of c)
    and not (c is outpost and m is homeworld)
    and no f: facility where location of f = m and owner of f = owner of c
  // Whether it may be seeded or come later is its text's to say.
  /// The card's text says where it may be seeded.
  relation (c: card) seeds_somewhere because "no text of {c} says where it is seeded" means
    size(seeding_limits of c) > 0 or (some k in facility_places of c where k.seeded) or (some w in ground_ways of c where w.seeds)
  /// The card's text says where it may be built during the game.
  relation (c: card) built_somewhere because "no text of {c} says where it is built" means
    size(buildings of c) > 0 or (some k in facility_places of c where k.played) or (some w in ground_ways of c where w.plays)
  // Most are in space, even around a planet.
  /// The place of a facility at a mission: its orbit, or the surface if its text says so.
  noun ground_for (c: card, m: mission) gives place means
    surface of m if (some w in ground_ways of c where m in hosts_for(w, c)) else orbit of m
  procedure set_up (c: card, m: mission) {
    enter(c, ground_for(c, m), m)
    take_its_first_side(c, m)
  }
  procedure take_its_first_side (c: card, m: mission) cites r24 "gl homeworld" {
    if host of c = m { set mode of c to first a in affiliations of c }
  }
}

// In the facility phase only in its own quadrant, and one of each unless the card allows several.
rule seeding_facilities cites r24 "4.4-face-up-front" {
  action seed_outpost in seeding says "seed {c} at {m}" cites r24 "2.10-seed-or-build", "g-facility-seed-many", "4.4-face-up-front",
    "4.4-in-space" cites r18 "fac-in-space", "fac-place-front", "fac-seed-one", "facility-seed-or-build" {
    name c in seed_deck of you where it is facility and it is seeds_somewhere and it is seeds_now
    name m in every mission in spaceline where quadrant of it = native_quadrant of c and it is open_to c and c can be played on it
    legal when no k in seeding_limits of c or no x: facility where same_title(x, c) and owner of x = you because "you may seed only one"
    do {
      enter_seeded(c, ground_for(c, m), m)
      take_its_first_side(c, m)
    }
  }
}

// Some bring a ship, which is seeded face up in dock in the same phase, at once or later.
rule seeding_ships cites r24 "1.2" {
  /// You may seed one such ship with the facility, docked at it.
  clause seeds with one (what: selection of ship) as seeded_company of facility says "(You may also seed one {what} face up here.)"
  /// One ship may be seeded with a facility.
  limit one_ship_seeded (f: card) per game says "one ship is seeded at it"
  /// A facility with which a ship may be seeded.
  relation (f: facility) seeded_with_a_ship in play because "no ship is seeded with {f}" means some k in seeded_companies of f
  action seed_ship in seeding says "seed {c} at {f}" {
    name f in every facility where it is your and it is seeded_with_a_ship
    name k in seeded_companies of f
    name c in seed_deck of you where it is ship and it matches k.what and it is seeds_now
    limit one_ship_seeded(f)
    do {
      let side be one of affiliations of (c as ship)
      enter_seeded(c, dock of f, f)
      if host of c = f { set mode of c to side }
    }
  }
}

// Later it is built, in any quadrant, by those who can.
rule building cites r24 "6.2" {
  // With the builders that its text asks for, or where it may be played without any.
  /// You can build the facility at this mission now.
  relation (m: mission) lets_build (c: card) means
    m is open_to c and c can be played on m
    and ((some k in buildings of c where (some p: personnel where p is your and p is at m and p is active and p matches k.who))
      or (some k in facility_places of c where k.played) or (some w in ground_ways of c where w.plays))
  action build in card_plays says "build {c} at {m}" cites r24 "6.2", "2.10-seed-or-build", "12.13-build-play", "gl-facility-control",
    "g-facility-control", "gl-facility-seed-one", "g-facility-build" cites r18 "facility-seed-or-build" {
    name c in hand of you where it is facility and it is built_somewhere and it is play_allowed
    name m in every mission in spaceline where it is open_to c
    legal when plays_left of you > 0 or c is is_free because "no normal card play is left this turn"
    legal when m is lets_build c because "nobody there can build it"
    cost { use_play if not (c is is_free) }
    do { set_up(c, m) }
  }
}

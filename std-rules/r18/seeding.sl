// What is seeded when and where.

// D3. What has no phase of its own is seeded in any phase but that of the missions, where nothing but missions is laid out.
amend rule seeding_on_table cites r18 "seed-type-phase-lock", "seed-other-any-phase" {
  replace relation (c: card) seeds_with_doorways cites r18 "seed-type-phase-lock", "seed-other-any-phase", "doorway-simultaneous" means
    (some k in seed_times of c where k.with_doorways) or (no k in seed_times of c) and c is not facility
  replace relation (c: card) seeds_with_dilemmas means
    (some k in seed_times of c where k.with_dilemmas) or (no k in seed_times of c) and c is not facility and c is not doorway
}

// D4. Later missions of a region go to its ends, or between any two that lie there.
amend rule mission_phase cites r18 "region-later-insert" {
  action seed_mission_within in mission_seeding says "seed {m} after {n}" {
    name m in next_mission_of(you)
    name n in neighbours_in_region(m) where it != (last x in neighbours_in_region(m))
    legal when shared_with(m) is nothing because "your opponent's mission is there: it is shared"
    do { lay(m, n, no) }
  }
}

// A facility of yours is one that you control, whoever owns it.
amend rule places_for_facilities cites r18 "fac-one-per-location", "fac-opponent-same-loc", "fac-any-affiliation" {
  replace relation (m: mission) open_to (c: card) means
    ((some k in facility_places of c where m matches k.site) or (some w in ground_ways of c where m in hosts_for(w, c))
      or (no k in facility_places of c) and (no w in ground_ways of c) and affiliations_facing(m, owner of c) meets affiliations of c)
    and not (c is outpost and m is homeworld)
    and no f: facility where location of f = m and controller of f = owner of c
}

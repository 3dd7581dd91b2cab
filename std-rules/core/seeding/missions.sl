// The mission phase: one row of missions for each quadrant.

rule mission_phase cites r24 "g-delta-quadrant", "g-gamma-quadrant", "4.2-spacelines-board", "4.2-shuffle-piles", "4.2-alternate-draw",
  "4.2-ends" cites r18 "mission-placement-ends", "region-contiguous", "region-first-normal", "spaceline-board" {
  // Both shuffle their missions, and lay the top one by turns.
  procedure mission_phase (starter: player) {
    announce phase_begins("mission phase")
    for each p in players { shuffle mission_pile of p }
    let who be starter
    while some p in players where size(mission_pile of p) > 0 {
      if size(mission_pile of who) > 0 {
        for each m in next_mission_of(who) { show m to who }
        offer who must mission_seeding once
      }
      let who be next_player(who)
    }
  }
  /// The mission that a player lays out next.
  noun next_mission_of (p: player) gives set of mission means every mission in top_of(1, mission_pile of p)

  // A mission goes to either end of its quadrant's row; missions of a region that lies there already, to either edge of it.
  /// The missions beside which a mission may be laid out.
  noun row_of (m: mission) gives set of mission cites r24 "2.1-spaceline-per-quadrant", "4.2-native-quadrant", "4.2-new-spaceline",
    "4.2-region-contiguous", "4.2-region-first", "4.2-region-insert-ends" cites r18 "mission-new-quadrant", "spaceline-per-quadrant" means
    neighbours_in_region(m) if size(neighbours_in_region(m)) > 0 else every x in spaceline where quadrant of x = quadrant of m
  /// The missions of the same region that are laid out already.
  noun neighbours_in_region (m: mission) gives set of mission means
    every x in spaceline where quadrant of x = quadrant of m and regions of x meets regions of m

  action seed_mission_left in mission_seeding says "seed {m} at the left" {
    name m in next_mission_of(you)
    legal when shared_with(m) is nothing because "your opponent's mission is there: it is shared"
    do { lay(m, first x in row_of(m), yes) }
  }
  action seed_mission_right in mission_seeding says "seed {m} at the right" {
    name m in next_mission_of(you)
    legal when shared_with(m) is nothing because "your opponent's mission is there: it is shared"
    legal when size(row_of(m)) > 0 because "its row has no mission yet: either end is the same"
    do { lay(m, last x in row_of(m), no) }
  }
  procedure lay (m: mission, neighbour: mission, left: truth) {
    let who be owner of m
    if some x in neighbours_in_region(m) {
      if left { announce joins_its_region(m, "left", neighbour) } else { announce joins_its_region(m, "right", neighbour) }
    }
    if neighbour is nothing { put m into spaceline at bottom }
    else if left { put m into spaceline before neighbour }
    else { put m into spaceline after neighbour }
    set seeder of m to who
    announce laid(m)
  }
  /// A mission has been laid out.
  event laid (m: mission)
  // Left and right are those of the region then, and not of the row.
  /// A mission is laid out beside another one of its region.
  event joins_its_region (m: mission, side: text, neighbour: mission) log "{m} joins its region, {side} of {neighbour}"
  when laid of (m: mission) { for each k in on_plays of m where k.seeded { follow k.what for m as owner of m } }
}

// A location that both players seed is one location, with one card of each. Each player uses his own.
rule shared_missions cites r24 "2.1" cites r18 "spaceline-def", "game-two-player-shared" {
  /// The opponent's mission at the same location, with which a mission shares its place.
  noun shared_with (m: mission) gives mission cites r24 "2.1", "6.2-not-duplicatable-defaults", "4.2-shared-mission",
    "4.2-shared-one-location", "4.2-shared-own-card" cites r18 "nondup-default" means
    nothing if m is universal
    else first x in spaceline where x is at_one_place_with m and quadrant of x = quadrant of m and seeder of x != owner of m
  action share_mission in mission_seeding says "share {m}" {
    name m in next_mission_of(you)
    legal when shared_with(m) is something because "no copy of it lies there to be shared"
    do { put m into attached of shared_with(m); set seeder of m to you; announce laid(m) }
  }
  /// The player seeded a mission at this location.
  relation (m: mission) seeded_by (p: player) means
    seeder of m = p or some x in attached of m where x is mission and seeder of x = p
  /// A location at which both players have seeded a mission.
  relation (m: mission) shared means some x in attached of m where x is mission
  /// The mission card that a player reads at a location: his own, if he has one there.
  noun mission_facing (m: mission, p: player) gives mission means
    m if seeder of m = p or not (m is shared) else first x in attached of m where x is mission and seeder of x = p
}

// The far side of a mission repeats what the near side says, but for what is printed there otherwise. What changes the points on the
// near side leaves those on the far side as they are.
rule sides_of_missions cites r24 "2.1" {
  /// The player sees this mission from the opponent's side, because he did not seed it.
  relation (m: mission) seen_from_behind_by (p: player) means p is something and in_play(m) and not (m is seeded_by p)
  /// The points of a location for a player.
  noun points_facing (m: mission, p: player) gives number cites r24 "2.1" cites cr98 "pointbox-legend" means
    opposite_points of m if printed opposite_points of m is something and m is seen_from_behind_by p
    else (points of mission_facing(m, p) with attempter = p)
  /// The affiliations that cards have added to a mission.
  noun added_to (m: mission) gives set of affiliation means affiliations of m except printed affiliations of m
  /// The affiliations that may attempt a location for a player.
  noun affiliations_facing (m: mission, p: player) gives set of affiliation means
    opposite_affiliations of m + added_to(m) if size(printed opposite_affiliations of m) > 0 and m is seen_from_behind_by p
    else affiliations of mission_facing(m, p)
  /// The span of a location for a player.
  noun span_facing (m: mission, p: player) gives number cites r24 "2.1", "7.1.5-own-side-spans" cites faq95 "3.1-warped" means
    opposite_span of m if printed opposite_span of m is something and m is seen_from_behind_by p else span of mission_facing(m, p)
  /// The requirements of a location for a player.
  noun goals_facing (m: mission, p: player) gives set of goal means
    (every k in goals of m where k.opposite) if (some k in goals of m where k.opposite) and m is seen_from_behind_by p
    else (every k in goals of mission_facing(m, p) where not k.opposite)
}

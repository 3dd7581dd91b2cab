// What a sensible captain does. These are no rules: a bot asks them what an offer is worth, from what its player sees.

rule advice cites r24 "1.1" {
  noun crew_of (s: ship) gives set of card means every c: crew_card in interior of s where c is your and c is not stopped
  // Those who could board before it leaves.
  noun pool_of (s: ship) gives set of card means
    crew_of(s) + (every c: crew_card in interior of host of s where s is docked and c is your and c is not stopped)
  relation (m: mission) would_fall_to (who: set of card) means
    may_be_attempted(m) and (matched(m) and some k in goals of m where holds(k.need, m, you) with assembled = who, attempter = you)
  // The best mission that a ship's people could solve.
  noun target_of (s: ship) gives mission means
    first m in (those of (m in spaceline where m is would_fall_to pool_of(s)) with highest points of m)

  advice on report (c: card, dest: card) means
    (90 if no s: ship where s is your else 30) if c is ship else 60 + size(interior of dest)
  advice on report_equipment (c: card, dest: card) means 40
  advice on play_on_table (c: card) means 50
  advice on play_on (c: card, w: way, host_card: card) means 30
  advice on play_to (c: card, w: way) means 55
  advice on use_special_download (c: card, k: special_download, what: title) means 35
  advice on walk (start: craft, dest: craft) means
    50 if start is facility and dest is ship and (target_of(dest as ship) is something or size(pool_of(dest as ship)) >= 7) else -1
  advice on undock (s: ship) means 40 if size(crew_of(s)) >= 5 and target_of(s) is something else -1
  advice on dock (s: ship, f: outpost) means -1
  advice on fly (s: ship, dest: mission) means
    -1 if target_of(s) is nothing or location of s = target_of(s)
    else 45 - distance(dest, target_of(s)) if distance(dest, target_of(s)) < distance(location of s, target_of(s)) else -1
  advice on beam (start: card, dest: card) means
    52 if start is ship and dest is mission and dest = target_of(start as ship)
    else 35 if start is mission and dest is ship and not (start is would_fall_to (every c: crew_card in surface of start where c is your and c is not stopped))
    else -1
  advice on begin_attempt (base: card, m: mission) means
    60 if m is would_fall_to (every c: crew_card in place_at(base) where c is your and c is not stopped) else -1
  advice on steal_points (m: mission) means 80
  advice on seed_under (c: card, m: mission) means -1 if m is seeded_by you else 30 - 5 * size(seeds of m)
  advice on seed_outpost (c: card, m: mission) means 50 + number of (x in spaceline where x is seeded_by you and distance(m, x) <= 8)
  advice on seed_mission_left (m: mission) means 10
  advice on seed_mission_right (m: mission) means 10
  advice on share_mission (m: mission) means 10
  advice on seed_on_table (c: card) means 50
  advice on seed_doorway (c: card) means 50
}

// What a sensible captain does. These are no rules: a bot asks them what an offer is worth, from what its player sees.
// So they cite what the rulebook leaves to the players: to think before they act.
// Worth more than nothing is done, the most worthy first; what is worth less than passing is left.

rule advice_on_seeding cites r24 "4.3-consider-time" {
  // A player's missions lie together, so that one ship serves them all.
  advice on seed_mission_left (m: mission) means 20 if (first x in spaceline) is seeded_by you else 10
  advice on seed_mission_right (m: mission) means 20 if (last x in spaceline) is seeded_by you else 10
  advice on share_mission (m: mission) means 10
  advice on seed_on_table (c: card) means 50
  advice on seed_doorway (c: card) means 50
  advice on seed_on (c: card, w: way, host_card: card) means 50
  advice on seed_outpost (c: card, m: mission) means 50 + number of (x in spaceline where x is seeded_by you and distance(m, x) <= 8)
  // The opponent's missions are guarded, as evenly as may be; one's own are left free.
  advice on seed_under (c: card, m: mission) means
    30 - size(seeds of m) if not (m is seeded_by you) and may_lie_under(c, m) else -1
}

rule advice_on_plays cites r24 "4.3-consider-time" {
  advice on report (c: card, dest: card) means
    (90 if you is shipless else 30) if c is ship else 40 if c is equipment else 60 + best_skills(c)
  /// A player without a ship that somebody of his can fly: one whose crew has died far from home is of no use to those at home.
  relation (p: player) shipless means no s: ship where controller of s = p and s is within_reach
  /// A ship with enough of its player's people to fly it, or where more can report.
  relation (s: ship) within_reach means
    (some f: facility where controller of f = controller of s and location of f = location of s)
    or staffed_by(s, every c: personnel where controller of c = controller of s and location of c = location of s)
  /// How many skill dots a personnel has, as a measure of how useful he is to a bot.
  noun best_skills (c: card) gives number means skill_dots of (c as personnel)
  advice on report_for_free (source_card: card, c: card, dest: card) means 80
  advice on play_on_table (c: card) means 50
  advice on play_on (c: card, w: way, host_card: card) means 30
  advice on play_to (c: card, w: way) means 55
  advice on use_special_download (c: card, k: special_download, what: title) means 35
}

rule advice_on_orders cites r24 "4.3-consider-time" {
  // Who can be told to do something.
  /// A card of yours in a crew or Away Team that can act: it is not stopped, disabled or in stasis.
  relation (c: crew_card) ready means c is your and not (c is separated)
  /// Your cards at a place that can act now.
  noun ready_in (where_from: place) gives set of crew_card means every c: crew_card in where_from where c is ready
  /// Your cards at a location that can act now, whether on the planet or aboard something.
  noun gang_at (m: mission) gives set of card means every c: crew_card where c is ready and location of c = m
  /// The location of your first facility.
  noun home gives mission means location of (first f: facility where f is your)

  // Of several ships in one place one takes everybody.
  /// Your ship with the highest RANGE at a location, which a bot loads first.
  noun flagship_at (m: mission) gives ship means
    first s in (those of (s: ship where s is your and s is active and location of s = m) with highest RANGE of s)

  /// These personnel could solve the mission now, as far as you know what is seeded under it.
  relation (m: mission) would_fall_to (who: set of crew_card) means
    may_be_attempted(m)
    and (matched(m) and (no k in goals_facing(m, you) where not holds(k.need, m, you)) with assembled = fit_for(m, who), attempter = you)
    and no d in seeds of m where d is dilemma and not (d is passed_by fit_for(m, who))
  /// Those who can be where the mission is attempted: on a planet no hologram without a projector.
  noun fit_for (m: mission, who: set of crew_card) gives set of crew_card means
    (every c in who where c can_exist_at m) if m is planet else who
  /// These personnel would pass all the steps of a dilemma that has been met before.
  relation (d: dilemma) passed_by (who: set of crew_card) means
    no k in steps of d where barred_at(k, d, who)
  /// This step of a dilemma would stop these personnel.
  relation barred_at (k: step, d: dilemma, who: set of crew_card) means
    k.need is something and not (holds(k.need, d, you) with assembled = who, attempter = you)
    or k.forced and not (can_target(k.cost, d, you) with assembled = who, attempter = you)

  /// The best mission that these personnel could solve.
  noun target_for (who: set of crew_card) gives mission means
    first m in (those of (m in spaceline where m is would_fall_to who) with highest worth_of(m))
  /// What solving a mission is worth to you, with a bonus for the first planet and the first space mission.
  noun worth_of (m: mission) gives number means
    points_facing(m, you) + (20 if (m is planet and no n: mission where solver of n = you and n is planet)
    or (m is space and no n: mission where solver of n = you and n is space) else 0)
  // Where a ship is wanted: at the mission that its people could solve, or else where more of them are.
  /// The best mission that your people at the ship's location could solve.
  noun target_of (s: ship) gives mission means target_for(gang_at(location of s))
  /// Where a bot wants a ship to go: to the mission its people could solve, or home to fetch more of them.
  noun wanted_at (s: ship) gives mission means
    target_of(s) if target_of(s) is something else home if size(gang_at(home)) > 0 else nothing
  /// The ship is the one that a bot loads at its location.
  relation (s: ship) leads means s = flagship_at(location of s)
  /// A bot loads people into this ship, because it is to leave.
  relation (s: ship) gathers means s is leads and wanted_at(s) is something
    and (wanted_at(s) != location of s or location of s is space)

  // Nobody is left behind on a planet.
  /// The ship waits because cards of yours are still on the planet.
  relation (s: ship) waiting means some c: crew_card in surface of location of s where c is your

  advice on walk (start: craft, dest: craft) means
    70 if dest is ship and dest is gathers and target_of(dest as ship) is something else -1
  advice on walk each who (who: crew_card) means 1
  advice on beam each who (who: crew_card) means 1
  advice on undock (s: ship) means 40 if s is leads and target_of(s) is something and size(crew_of(s)) >= 5 else -1
  advice on dock (s: ship, f: outpost) means -1
  advice on fly (s: ship, dest: mission) means
    -1 if not (s is leads) or wanted_at(s) is nothing or s is waiting
    else 20 + distance(location of s, wanted_at(s)) - distance(dest, wanted_at(s)) if
      distance(dest, wanted_at(s)) < distance(location of s, wanted_at(s))
    else -1
  /// Your cards aboard a ship that can act now.
  noun crew_of (s: ship) gives set of card means ready_in(interior of s)
  advice on beam (start: card, dest: card) means
    70 if dest is ship and dest is gathers
    else 70 if start is craft and dest is mission and dest = target_for(gang_at(dest as mission))
    else -1
  advice on run_program (c: crew_card) means 75
  advice on steal_points (m: mission) means 80
  advice on attempt_planet (m: mission) means worth_of_attempt(m, m)
  advice on attempt_in_space (s: ship, m: mission) means worth_of_attempt(m, s)
  /// What an attempt of a mission from this ship or planet is worth to a bot.
  noun worth_of_attempt (m: mission, base: card) gives number means
    60 if m is would_fall_to ready_in(place_at(base)) else -1
}

rule advice_on_texts cites r24 "4.3-consider-time" {
  // What scores is not given away.
  advice on using to discard what does score (c: card) means -1
}

rule advice_on_battles cites r24 "4.3-consider-time" {
  // Captains begin no battles, and defend themselves.
  advice on fire_back (s: ship) means 50 - SHIELDS of s
  advice on draw_tactic means 50
  advice on choose_a_tactic (t: tactic) means 20 + ATTACK of t + DEFENSE of t
  advice on cloak (s: ship) means -1
  advice on decloak (s: ship) means 50
}

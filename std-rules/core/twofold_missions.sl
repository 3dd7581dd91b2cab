// Missions that are planet and space at once.

// They take two groups: a ship with its crew, and an Away Team. Each must have somebody who may attempt the mission, and what is asked
// for may be in either. Dilemmas of space are for the crew, those of planets for the Away Team, and of others the player says for whom.
rule twofold_missions cites r24 "gl dual-icon missions" cites r18 "attempt-two-teams" {
  /// A mission that is both planet and space.
  relation (m: mission) twofold means size(printed ground of m) = 2
  /// The missions that are both planet and space.
  noun twofold_missions gives set of mission means every m in spaceline where m is twofold
  /// Where the second group is, when a mission is attempted on the planet and in space at once.
  scope second_place: place

  action attempt_twofold in orders says "attempt {m} from the surface and with {s}" {
    name m in twofold_missions where (some p: personnel in surface of it where p is your and p can join_attempt)
    name s in every ship in orbit of m where it is your and it can join_attempt_ship
      and (some p: personnel in interior of it where p is your and mode of p = mode of host of p and p can join_attempt)
    legal when may_be_attempted(m) because "this mission is not open to you"
    legal when some a in sides_at(m) where both_matched(m, s, a) because "nobody matches the mission, or only in one of the two groups"
    do {
      let side be nothing
      if m is divided or s is divided { let side be one of (every a in sides_at(m) where both_matched(m, s, a)) }
      with second_place = interior of s {
        attempt_mission(m, surface of m, you, side)
        with attempt_place = surface of m, attempter = you, attempt_side = side { announce attempt_over(you, m) }
      }
    }
  }
  /// Whether those on the planet and those aboard a ship may attempt a mission that is both, as this affiliation.
  noun both_matched (m: mission, s: ship, a: affiliation) gives truth means matched_by_side(m, a, m) and matched_by_side(m, a, s)
    and admitted_by_side(m, a, m)

  /// The crew in orbit, where a mission is attempted both on the planet and in space.
  noun crew_in_orbit gives set of crew_card means (team with attempt_place = second_place)
  /// Whether nobody is left in the crew or Away Team at a mission.
  noun nobody_left_at (m: mission) gives truth cites r24 "gl dual-icon missions" cites faq95 "2.1-no-abort" means
    (no p: personnel in team where location of p = m)
    or second_place is something and (no p: personnel in crew_in_orbit where location of p = m)
  // Whoever of them has what is asked for, the mission is solved.
  procedure solve_from_both (m: mission) {
    with assembled = team + crew_in_orbit, attempt_place = second_place { try_to_solve(m) }
  }

  procedure meet_next (m: mission) cites r24 "gl dual-icon missions", "gl-bottom-seed" {
    if bottom(seeds of m) is left_for_the_planet { put bottom(seeds of m) into seeds of m at top; leave meet_next }
    let c be bottom(seeds of m)
    let in_space be second_place is something and c is space and not (c is planet)
    if second_place is something and c is space and c is planet {
      let you be attempter
      choose one {
        says "face it in space" { let in_space be yes }
        says "face it on the planet" { let in_space be no }
      }
    }
    if in_space { with attempt_place = second_place { meet(c, m) } } else { meet(c, m) }
  }
  // Borg scout the one or the other. In space they leave what is for the planet alone lying where it is, behind all the rest.
  /// A seed card for the planet alone, while Borg scout space at a mission that is both.
  relation (c: card) left_for_the_planet cites cr98 "dual-borg-space-dilemmas", "dual-borg-complete" means
    scouting_for is something and attempting_ship is something and c is dilemma and c is planet and not (c is space)
    and host of c is mission and (host of c as mission) is twofold
  /// The seed cards that are still to be met at a mission.
  noun seeds_to_meet (m: mission) gives set of card cites cr98 "dual-borg-complete" means every c in seeds of m
    where not (c is left_for_the_planet)

  procedure stop_other_group {
    if second_place is something {
      let s be (attempting_ship with attempt_place = second_place)
      let m be location of s
      if s can be stopped { stop s }
      for each c in (team with attempt_place = surface of m) { stop c if c can be stopped }
    }
  }
}

// The mission attempt: one action, with encounters in it.

rule attempting cites r24 "7.2.1" cites r18 "attempt-affiliation", "attempt-assist" {
  // Your own missions, and of your opponent's those worth much and those that are there more than once.
  /// You may attempt this mission: it is one of yours, or open to both players, and not solved.
  relation may_be_attempted (m: mission) cites r24 "7.2.1", "7.2.5-no-box-no-solve", "g-espionage-cards-limits"
    cites faq95 "3.2-garbage" means
    points_facing(m, you) is something and solver of m is nothing
    and (m is seeded_by you or points_facing(m, you) >= 40 or m is universal and some x in spaceline where x != m and same_title(x, m))
    and not (some c: card where (some k in attempt_bars of c) and c speaks_at m) and m can be attempted by you
  /// The card is at the mission: the mission itself, or on it, or on somebody or something there.
  relation (c: card) speaks_at (m: mission) means location of c = m

  /// Announced for each ship that takes part in a mission attempt.
  verb join_attempt_ship by (who: ship)

  // Somebody in the team must be of the mission's side, or the mission open to all. The others help.
  /// The affiliations in the crew or Away Team match the mission, or something lets them attempt it otherwise.
  relation matched (m: mission) means matched_by_itself(m) or (some c: card where c brings_goals_to m)
  /// The crew or Away Team matches the mission's own affiliations, or the mission is open to it.
  relation matched_by_itself (m: mission) cites r24 "7.2.1", "2.1-goal-parts", "1.2-card-over-rule", "1.2-specific-over-general",
    "gl-affiliation-icon", "gl-affil-icon-only", "g-espionage-cards-def", "g-espionage-cards-named", "g-espionage-cards-no-species"
    cites r18 "prec-card-over-rule", "prec-specific-over-general" cites faq95 "2.1-affil-match", "2.1-affil-lost",
    "3.8-treaty-mission" means
    (some k in open_attempts of mission_facing(m, attempter) where k.sides is nothing
    or some p: personnel in team where no i in k.sides where mode of p = drawn_as(i))
    or (some p: personnel in team where mode of p in affiliations_facing(m, attempter))
    or some c: card where (some k in attempt_permissions of c
    where (some p in team where p in those(k.who, c, reader(c)))) and c speaks_at m
  // What cards ask of who attempts the mission is asked before the first seed card and again before it is solved.
  /// No card at the mission keeps this crew or Away Team from attempting it.
  relation admitted (m: mission) cites r24 "7.2.1" cites r18 "attempt-affiliation", "attempt-assist" cites faq95 "3.2-edo" means
    not (some c: card where (some k in attempt_limits of c where not holds(k.need, c, attempter)) and c speaks_at m)

  /// Somebody of yours on the planet can take part in an attempt.
  relation (m: mission) reached_by_somebody because "nobody of yours on {m} can attempt it" cites r24 "7.2.1", "2.7-role"
    cites r18 "type-personnel-role" means
    some p: personnel in surface of m where p is your and p can join_attempt
  action attempt_planet in orders says "attempt {m}" cites r24 "7.2.1", "7.2.1-announce", "7.2.1-team-by-type", "gl-away-team-not-crew"
    cites r18 "crew-not-awayteam" cites cr98 "attempt-not-outpost" {
    name m in every mission in spaceline where it is planet and it is reached_by_somebody and not (it is twofold)
    legal when may_be_attempted(m) because "this mission is not open to you"
    legal when some a in sides_at(m) where matched_by_side(m, a, m) because "nobody matches the mission"
    legal when some a in sides_at(m) where admitted_by_side(m, a, m)
      because "a card here asks for more before the mission may be attempted"
    do { begin_attempt(m, m, you) }
  }
  /// Somebody of yours aboard the ship, of the ship's affiliation, can take part in an attempt.
  relation (s: ship) bringing_somebody because "nobody of yours aboard {s} can attempt a mission" cites r24 "7.2.1",
    "7.1.3-matching-only-actions" cites r18 "staff-only-move" means
    some p: personnel in interior of s where p is your and mode of p = mode of host of p and p can join_attempt
  action attempt_in_space in orders says "attempt {m} with {s}" cites r24 "7.2.1", "2.9-function", "7.1-intruders-no-mission",
    "7.2.1-announce", "7.2.1-team-by-type", "g-docking-no-attempt-fire" cites cr98 "attempt-not-outpost", "attempt-ship-staffing"
    cites faq95 "1.1-crew" cites r18 "dock-restrict" {
    name s in every ship where it is your and it is undocked and it can join_attempt_ship and it is bringing_somebody
    name m in every mission in spaceline where it = location of s and it is space and not (it is twofold)
    legal when may_be_attempted(m) because "this mission is not open to you"
    legal when some a in sides_at(s) where matched_by_side(m, a, s) because "nobody matches the mission"
    legal when some a in sides_at(s) where admitted_by_side(m, a, s)
      because "a card here asks for more before the mission may be attempted"
    do { begin_attempt(m, s, you) }
  }
  // Solved or failed.
  /// A mission attempt is over, whether the mission is solved or not.
  event attempt_over (p: player, m: mission)
  // Who counts as present where what a mission is worth asks for them: while it is attempted the team, else whoever could be one.
  /// A player's personnel who count as present when a mission's points are asked for.
  noun present_to_solve (m: mission, p: player) gives set of personnel cites r24 "10.2.5" means
    every c: personnel in (surface of m + (every x: personnel where location of x = m and host of x is ship and not (m is planet)))
      where controller of c = p and c is not stopped and not (c is unusable) and (size(team) = 0 or c in team)
  /// Whether those at a planet or aboard a ship match the mission, if they attempt it as this affiliation.
  noun matched_by_side (m: mission, a: affiliation, base: card) gives truth means
    (matched(m) with attempt_place = place_at(base), attempter = you, attempt_side = a)
  /// Whether nothing keeps those at a planet or aboard a ship from attempting the mission as this affiliation.
  noun admitted_by_side (m: mission, a: affiliation, base: card) gives truth means
    (admitted(m) with attempt_place = place_at(base), attempter = you, attempt_side = a)
  // Only where there are several teams is one chosen.
  procedure begin_attempt (m: mission, base: card, you: player) {
    if base is divided {
      let side be one of (every a in sides_at(base) where matched_by_side(m, a, base))
      // Of two of one side who do not work together one stays behind.
      let staying be hand of you except hand of you
      while some p in quarrelling(base, side, staying, you) {
        let out be one of quarrelling(base, side, staying, you)
        let staying be staying + out
      }
      with left_behind = staying { attempt_by_team(m, base, you, side) }
    } else { attempt_by_team(m, base, you, nothing) }
  }
  procedure attempt_by_team (m: mission, base: card, you: player, side: affiliation) {
    attempt_mission(m, place_at(base), you, side)
    with attempt_place = place_at(base), attempter = you, attempt_side = side { announce attempt_over(you, m) }
  }
}

// Borg attempt no missions. Those who may not mix are several teams, though they stand on one planet. A team is known by its side.
rule away_teams cites r24 "7.2.1", "10.2.10", "gl-one-team" {
  /// The affiliation as which the mission is attempted.
  scope attempt_side: affiliation
  /// Who of those there does not take part in the attempt.
  scope left_behind: set of card
  /// Those of a crew or Away Team who are not compatible with others in it, without those who stay behind.
  noun quarrelling (base: card, side: affiliation, staying: set of card, you: player) gives set of personnel means
    ((every p: personnel in team where p is at_odds_in_team) with attempt_place = place_at(base), attempter = you, attempt_side = side,
    left_behind = staying)
  /// The personnel is not compatible with somebody in the same crew or Away Team.
  relation (p: personnel) at_odds_in_team means some q: personnel in team where not (q is compatible_with p)
  /// The card takes part in the attempt that is made as one affiliation.
  relation (c: card) goes_along means
    not (c is out_of_place_in_attempt)
    and (attempt_side is nothing or c is equipment or not (c in left_behind) and c has_mode attempt_side
    or not (c in left_behind) and attempt_side != Non-Aligned and attempt_side != Neutral and c is of_one_side_with attempt_side
    and not (c is at_odds_with_side attempt_side))
  // Whoever made them work together: Borg attempt nothing, and nobody else scouts.
  /// A Borg while a mission is attempted, or one who is no Borg while it is scouted.
  relation (c: card) out_of_place_in_attempt cites cr98 "brainwash-of-borg", "brainwash-by-borg" means
    attempt_goes_on and c is personnel and (mode of (c as personnel) = Borg) != (scouting_for is something)
  /// The card is not compatible with personnel of this affiliation where the mission is attempted.
  relation (c: card) at_odds_with_side (a: affiliation) means
    some x: personnel in attempt_place where controller of x = attempter and x has_mode a and (x is averse_to c or c is averse_to x)
  /// The affiliations as which your personnel at a planet or aboard a ship could attempt a mission.
  noun sides_at (base: card) gives set of affiliation cites r24 "7.2.1", "10.2.10", "gl-attempt", "gl-borg-no-attempt" means
    each mode of p over (p: personnel in place_at(base) where controller of p = you and p can join_attempt and mode of p != Borg)
  /// Your personnel at this planet or aboard this ship are not all compatible.
  relation (base: card) divided means
    some p: personnel in place_at(base) where controller of p = you
      and (some q: personnel in place_at(base) where controller of q = you and not (q is compatible_with p))
}

rule the_attempt cites r24 "7.2.1", "7.2.6" cites r18 "fail-not-auto-stop", "fail-reattempt" {
  /// Announced when a crew or Away Team begins to attempt a mission.
  verb attempt (what: mission)
  /// Who was in the crew or Away Team when the latest attempt of the mission began.
  field began_with: set of card of mission
  /// A mission attempt fails.
  event attempt_fails (m: mission) log "the attempt fails"

  // From the lowest seed card upwards, as long as anybody is left; then the mission itself.
  procedure attempt_mission (m: mission, where_from: place, you: player, side: affiliation) cites r24 "7.2.1", "7.2.6",
    "g-dilemma-one-at-time" cites r18 "attempt-no-req-needed", "attempt-reveal", "attempt-single-action", "fail-reseed", "group-no-other",
    "fail-requirements", "dil-encounter-subaction" cites faq95 "2.1-errata-before", "2.1-attempt-one-action", "1.2-action-attempt" {
    with attempt_place = where_from, attempter = you, attempt_side = side, attempt_goes_on = yes {
      set began_with of m to team
      if scouting_for is nothing { announce attempt(m) }
      stage seeds_met {
        while size(seeds_to_meet(m)) > 0 {
          open between_seeds()
          if nobody_left_at(m) { fail(m) }
          meet_next(m)
        }
      }
      stage solving {
        open between_seeds()
        if nobody_left_at(m) { fail(m) }
        if scouting_for is something { set scouted_in_turn of scouting_for to turn_number }
        else if second_place is something { solve_from_both(m) } else { try_to_solve(m) }
      }
    }
  }
  procedure try_to_solve (m: mission) {
    if not (matched(m) and admitted(m) and can_solve(m)) {
      tell_what_is_missing(m)
      fail(m)
    }
    with mission_at_stake = m { open about_to_solve(m) }
    if not (m can be solved by attempter) { fail(m) }
    solve_and_earn(m)
    open just_completed(m)
  }
  procedure tell_what_is_missing (m: mission) {
    if not matched(m) { announce matched_by_nobody(attempter, m) }
    for each k in goals_facing(m, attempter) where not holds(k.need, m, attempter) { announce falls_short(attempter, k.need) }
    for each c in every x: card where x speaks_at m {
      for each k in attempt_limits of c where not holds(k.need, c, attempter) { announce asks_for(c, k.need) }
      if some k in solve_limits of c where not holds(k.need, c, attempter) { announce keeps_unsolved(c, m) }
    }
    if m is barred_for attempter { announce barred_by_misseed(attempter, m) }
  }
  /// Nobody of a player matches the mission that he wants to attempt.
  event matched_by_nobody (p: player, m: mission) log "nobody of {p}'s there matches {m}"
  /// A card at the mission asks for something that the crew or Away Team does not have.
  event asks_for (c: card, need: requirement) log "{c} asks for this: {need}"
  /// A card keeps a mission from being solved.
  event keeps_unsolved (c: card, m: mission) log "{c} keeps {m} from being solved"
  /// A player cannot solve a mission, because he found a mis-seed of his own there.
  event barred_by_misseed (p: player, m: mission) log "{p} found a wrong seed card of his own at {m}, and cannot solve it"
  // Nothing may come between two seed cards but what suspends play.
  window between_seeds offers suspending from attempter

  // That it is solved is an action of its own, which may be answered once it is known that it can be done.
  /// The mission that is about to be solved, which may be answered now.
  scope mission_at_stake: mission
  window about_to_solve (m: mission) offers agenda_answers, suspending from opponent of attempter

  // A failed attempt stops nobody by itself: whoever can may try again.
  procedure fail (m: mission) {
    announce attempt_fails(m)
    leave attempt_mission
  }
  // Cards that end the attempt of the team that meets them.
  procedure end_attempt { fail(attempted_mission) }
}

// A card may let its player's teams attempt a mission by other requirements than its own. Those who could attempt it anyway
// meet the one or the other.
rule other_requirements cites r24 "7.2.1" cites r18 "solve-alt-objective", "solve-alt-affiliation" {
  /// The card lets this crew or Away Team attempt the mission with other requirements.
  relation (c: card) brings_goals_to (m: mission) means
    c speaks_at m and controller of c = attempter
    and some k in other_goals of c where (some p in team where p in those(k.who, c, attempter))
  /// The crew or Away Team meets the mission's own requirements.
  relation met_by_itself (m: mission) cites r24 "7.2.1", "2.1-goal-parts", "7.2.5-check", "7.2.5-conditions" means
    matched_by_itself(m) and size(goals_facing(m, attempter)) > 0
    and (no k in goals_facing(m, attempter) where not holds(k.need, m, attempter))
  /// The crew or Away Team meets requirements that another card puts in the place of the mission's own.
  relation met_otherwise (m: mission) means
    some c: card where c brings_goals_to m and (no k in other_goals of c where not holds(k.need, m, attempter))
  /// The requirements with which the mission is solved: the mission's own, or those that another card gives.
  noun needs_facing (m: mission) gives set of requirement means
    (each k.need over k in other_goals of (first c: card where c brings_goals_to m)) if met_otherwise(m) and not met_by_itself(m)
    else (each k.need over k in goals_facing(m, attempter))
}

rule solving cites r24 "7.2.5-mandatory", "7.2.5-mark", "7.2.5-remains", "7.2.5-step1-triggers", "7.2.5-earn-not-play",
  "7.2.5-artifact-free-play", "7.2.5-step3-points", "7.2.5-points-even-if-gone", "7.2.5-step4-complete", "7.2.5-continue-turn"
  cites r18 "basic-attempt-solve", "solve-complete-responses", "solve-earn-not-play", "solve-earn-seeds", "solve-mandatory",
  "solve-points-last", "solve-triggered-text", "solve-points-kept" {
  /// Announced when a player solves a mission.
  verb solve (what: mission) past solved log "{by} solves {what}"
  /// Announced when a mission is complete: its points are scored and the attempt is over.
  verb complete (what: mission) past completed
  /// The crew or Away Team can solve the mission now.
  relation can_solve (m: mission) means
    points_facing(m, attempter) is something
    and m can be solved by attempter
    and (met_by_itself(m) or met_otherwise(m))
    and not (some c: card where (some k in solve_limits of c where not holds(k.need, c, attempter)) and c speaks_at m)
    and not (m is barred_for attempter)

  // Text triggered by solving comes first, then what lay there is earned in the order its solver likes, then the points,
  // even if nobody who earned them is left there. Nobody wins before all of it is his.
  /// Whether a solved mission is still being scored, so that nobody wins yet.
  field scoring_goes_on: truth of game = no
  procedure solve_and_earn (m: mission) {
    let you be attempter
    set scoring_goes_on to yes
    set solver of m to you
    announce solve(m)
    let seen_to be every x in to_be_earned_at(m) where no
    while some x in to_be_earned_at(m) where not (x in seen_to) {
      let left_there be to_be_earned_at(m) except seen_to
      // Where nothing but gear lies there, its order makes no difference.
      let found be first x in left_there
      if some x in left_there where x is artifact { let found be one of left_there }
      let seen_to be seen_to + [found]
      if found is artifact {
        if not may_be_earned(found) { discard found }
        else if found can be earned by you {
          // What he cannot earn stays there.
          control found by you
          earn found
        }
      } else { take_find(found, you) }
    }
    score points_facing(m, attempter) from m
    announce complete(m)
    finally { set scoring_goes_on to no }
  }
  /// The artifacts and other hidden cards that whoever solves the mission earns.
  noun to_be_earned_at (m: mission) gives set of card cites r24 "2.3-earn", "7.2.3-solver-earns", "7.2.5-step2-earn" means
    (every x: artifact in attached of m) + stash of m
  // What follows a completed mission comes before anything else, even if the opponent would be next to act.
  window just_completed (m: mission) offers just_after, suspending from attempter cites r24 "gl actions - just"
}

// Who belongs to a homeworld: those of its affiliation, and of its universe.
rule homeworlds cites r24 "gl homeworld" {
  /// The mission is a homeworld of the card's affiliation, in the card's universe.
  relation (c: card) at_home_on (m: mission) cites r24 "gl homeworld", "11.5-mirror-homeworld", "g-homeworld-def", "g-homeworld-affil-only",
    "gl-hw-only-affil", "g-homeworld-universe" cites r18 "homeworld-def" means
    c sides_with native_affiliation of m and (native_quadrant of c = Mirror and quadrant of m = Mirror
      or native_quadrant of c != Mirror and quadrant of m != Mirror)
}

rule earning cites r24 "g-in-play-way-earned", "gl-encounter-artifact", "g-encounter-artifact", "g-discard-pile-artifact",
  "gl-artifact-earn", "gl-artifact-unearned", "gl-artifact-destination", "gl-artifact-order", "gl-artifact-duplicate" {
  // It is no card play and nobody reports.
  /// Earns an artifact: it becomes equipment, goes to hand, or comes into play, as its text says.
  verb earn (what: artifact) past earned log "{by} earns {what}" cites r24 "2.3-after-earn" {
    if not may_be_earned(what) { discard what }
    else if what is used_as_equipment and place_of_earner is something {
      put what into place_of_earner
      control what by you
      become what as equipment
    } else if what is used_as_equipment and spot(what) is on_foot {
      // Whoever is nowhere himself has it brought to nobody.
      control what by you
      become what as equipment
    } else if what is plays_at_once {
      // For free, whoever's card it is; it was in play already, and goes straight to where it plays.
      let bases be every x: card where some w in ways of what where w.plays and w.host is something and x in hosts_for(w, what)
      let base be nothing
      if size(bases) > 0 {
        let base be one of bases
        put what into attached of base
      } else { put what into table of you }
      control what by you
      announce play(what, base)
      for each k in on_plays of what where k.played { follow k.what for what as you }
    } else {
      let held_before be every c in hand of you where c != what
      put what into hand of you
      set earned_to_hand of you to earned_to_hand of you + (every c in hand of you where not (c in held_before))
    }
  }
  // Where it is used: with the team, or with those whose text earns it.
  /// The place to which earned equipment goes: with the crew or Away Team, or with those whose text earns it.
  noun place_of_earner gives place means
    attempt_place if attempt_place is something else spot(acting) if acting is crew_card
    else interior of (acting as craft) if acting is craft
    else spot(host of acting) if host of acting is personnel
    else place_at(host of acting) if host of acting is craft or host of acting is mission and host of acting is planet
    else nothing
  // An artifact in hand is of use to who has earned it. Once it has left his hand it is to be earned again.
  /// The artifacts in hand that the player has earned.
  field earned_to_hand: set of card of player
  /// The artifact has not been earned by this player, so he cannot use it.
  relation unearned (c: card, p: player) cites r24 "3.2-seed-only-warning", "gl-artifact-reearn" means c is artifact
    and not (c in earned_to_hand of p)
  whenever some p in players where some c in earned_to_hand of p where not (c in hand of p) {
    for each p in players { set earned_to_hand of p to every c in earned_to_hand of p where c in hand of p }
  }
  // Of what may be there once only, the first one found stays.
  /// The artifact may be earned: no copy of it is in play.
  relation may_be_earned (c: artifact) means
    not (c is not_duplicatable and some x: card where x != c and same_title(x, c))
    and not (c is unique and some x: card where x != c and owner of x = owner of c and same_title(x, c))
}

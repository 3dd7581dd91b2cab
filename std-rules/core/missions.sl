// The mission attempt: one action, with encounters in it.

rule attempting cites r24 "7.2.1" {
  relation may_be_attempted (m: mission) means
    points of m is something and solver of m is nothing
    and (m is seeded_by you or points of m >= 40 or m is universal and some x in spaceline where x != m and same_title(x, m))
    and not (some c in attached of m where some k in attempt_bars of c)
  noun open_places gives set of card means
    (every m in spaceline where m is planet and (some p: personnel in surface of m where p is your and p can join_attempt))
    + (every s: ship where s is your and s is undocked and s can join_attempt_ship and location of s is space
        and (some p: personnel in interior of s where mode of p = mode of s and p can join_attempt))
  // Somebody in the team must match the mission.
  relation matched (m: mission) means
    some k in open_attempts of m or some p: personnel in team where mode of p in affiliations of m
  verb join_attempt_ship (what: ship)

  action begin_attempt in orders says "attempt {m} with {base}" {
    name base in open_places
    name m in every mission in spaceline where it = location of base
    legal when may_be_attempted(m) because "this mission is not open to you"
    legal when (matched(m) with attempt_place = place_at(base), attempter = you) because "nobody matches the mission"
    do { attempt_mission(m, place_at(base), you) }
  }
}

rule the_attempt cites r24 "7.2.1" {
  verb attempt (what: mission) log "{by} attempts {what}" { }
  event attempt_fails (m: mission) log "the attempt fails"

  procedure attempt_mission (m: mission, where_from: place, you: player) {
    with attempt_place = where_from, attempter = you {
      attempt m
      stage seeds_met {
        while size(seeds of m) > 0 {
          if no p: personnel in team { fail(m) }
          meet(bottom(seeds of m), m)
        }
      }
      stage solving {
        if no p: personnel in team { fail(m) }
        if not (matched(m) and can_solve(m)) { fail(m) }
        complete(m)
      }
    }
  }
  procedure fail (m: mission) {
    announce attempt_fails(m)
    leave attempt_mission
  }
  relation can_solve (m: mission) means
    (some k in goals of m where holds(k.need, m, attempter))
    and not (some c in attached of m where (some k in solve_limits of c where not holds(k.need, c, attempter)))
    and not (m is barred_for attempter)
  relation (m: mission) barred_for (p: player) means p in barred of m
  field barred: set of player of mission
}

rule solving cites r24 "7.2.5" {
  verb solve (what: mission) past solved log "{by} solves {what}" { set solver of what to you }
  // Text triggered by solving comes first, then what lay there is earned, then the points.
  procedure complete (m: mission) {
    let you be attempter
    solve m
    for each x in attached of m where x is artifact { earn(x) }
    score points of m from m
  }
  procedure earn (c: card) {
    if c is used_as_equipment {
      put c into attempt_place
      become c as equipment
    } else { put c into hand of attempter }
  }
}

// A card under the mission is turned up and met, unless it may not be met there.
rule meeting cites r24 "7.2.2" {
  verb reveal (what: card) past revealed log "{what} is revealed" { show what }
  verb encounter (what: dilemma) past encountered log "{by} encounters {what}" { }

  procedure meet (c: card, m: mission) {
    put c into faced face_up
    reveal c
    if c is artifact { put c into attached of m; leave meet }
    if misplaced(c, m) { misseed(c, m) ; leave meet }
    face(c as dilemma, m)
  }
  relation misplaced (c: card, m: mission) cites r24 "7.2.4" means
    c is not dilemma or not (ground of c meets ground of m)
  procedure misseed (c: card, m: mission) cites r24 "7.2.4" {
    if owner of c = attempter { set barred of m to barred of m + attempter }
    place_out_of_play c
  }
}

rule facing cites r24 "7.2.2" {
  procedure face (d: dilemma, m: mission) {
    let you be attempter
    encounter d
    stage nullifiers {
      if some k in nullifiers of d where holds(k.need, d, attempter) { nullify d; leave face }
    }
    stage answers { open just_encountered(d); if d is not in faced { leave face } }
    // Conditions are checked once, before any effect, except those that speak of who remains.
    let unmet be every k in steps of d where k.need is something and not k.late and not holds(k.need, d, attempter)
    let failed be size(unmet) > 0
    stage effects {
      for each k in steps of d {
        if k.need is something and k.late {
          if not holds(k.need, d, attempter) { let failed be yes }
        } else if k.need is something {
          if k in unmet and k.what is something { follow k.what for d as attempter }
        } else if k.cost is something {
          let paid be no
          if can_target(k.cost, d, attempter) {
            if k.forced { follow k.cost for d as attempter; let paid be yes }
            else { you may { follow k.cost for d as attempter; let paid be yes } }
          }
          if not paid {
            let failed be yes
            if k.what is something { follow k.what for d as attempter }
          }
        } else { follow k.what for d as attempter }
      }
    }
    stage curing {
      if some k in cures of d where holds(k.need, d, attempter) { discard d; leave face }
    }
    stage failure {
      if failed {
        if d is in faced and not (d is discard_dilemma) and not (d is mission_continues) { put d into seeds of m at bottom }
        else if d is in faced { discard d }
        if not (d is mission_continues) {
          stop_team()
          fail(m)
        }
      }
    }
    stage removal {
      if d is in faced {
        for each k in overcomings of d { if not failed { follow k.what for d as attempter } }
        if points of d is something and not failed { score points of d from d }
        discard d
      }
    }
  }
  window just_encountered (d: dilemma) offers responses, suspending from opponent of attempter
  procedure stop_team {
    if attempting_ship is ship { stop attempting_ship }
    for each c in (every crew_card in attempt_place where controller of it = attempter) { stop c if c can be stopped }
  }
}

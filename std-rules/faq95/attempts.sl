// Attempts at missions.

// A crew needs nobody of the ship's own side. People at an outpost may attempt a mission in space there, too.
amend rule attempting cites faq95 "2.1-affil-match" {
  replace relation (s: ship) bringing_somebody because "nobody of yours aboard {s} can attempt a mission" means
    some p: personnel in interior of s where p is your and p can join_attempt
  // Some of those on a planet may go by themselves, if their player says so.
  action attempt_with_some in orders says "send {who} alone to attempt {m}" cites faq95 "1.1-away-team-one" {
    name m in every mission in spaceline where it is planet and it is reached_by_somebody and not (it is twofold)
    pick who: at least 1 personnel in surface of m where it is your and it can join_attempt
    legal when not (m is divided) because "they are two teams already"
    legal when may_be_attempted(m) because "this mission is not open to you"
    legal when some a in sides_at(m) where matched_by_side(m, a, m) because "nobody matches the mission"
    legal when some a in sides_at(m) where admitted_by_side(m, a, m)
      because "a card here asks for more before the mission may be attempted"
    do {
      with left_behind = every p: personnel in surface of m where p is your and not (p in who) {
        if (matched(m) with attempt_place = surface of m, attempter = you) { attempt_by_team(m, m, you, nothing) }
      }
    }
  }
  advice on attempt_with_some (m: mission) means -100
}
amend rule away_teams cites faq95 "1.1-away-team-one" {
  replace relation (c: card) goes_along means
    (attempt_side is nothing and not (c in left_behind)) or c is equipment or not (c in left_behind) and c has_mode attempt_side
    or not (c in left_behind) and attempt_side != Non-Aligned and attempt_side != Neutral and c is of_one_side_with attempt_side
    and not (c is at_odds_with_side attempt_side)
}

// Between two dilemmas, and before the first, whatever plays at any time may be played.
amend rule twofold_missions {
  replace procedure meet_next (m: mission) cites faq95 "2.1-between-dilemmas" {
    pause_before_next(m)
    let c be bottom(seeds of m)
    if c is nothing { leave meet_next }
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
  window between_dilemmas offers any_time from attempter
  procedure pause_before_next (m: mission) cites faq95 "2.1-between-dilemmas" {
    open between_dilemmas()
    if nobody_left_at(m) { fail(m) }
  }
}

// An Away Team is on a planet. Whoever is aboard something is of a crew.
amend rule present cites faq95 "1.1-away-team", "1.1-crew-not-away" {
  replace relation (a: crew_card) in_away_team in play means a is not captive and host of a is mission
}

// Attempts at missions.

// D15. Of the opponent's missions every universal one is open.
amend rule attempting cites r18 "attempt-own", "attempt-opponent", "solve-no-reattempt" {
  replace relation may_be_attempted (m: mission) means
    points_facing(m, you) is something and solver of m is nothing
    and (m is seeded_by you or points_facing(m, you) >= 40 or m is universal)
    and not (some c: card where (some k in attempt_bars of c) and c speaks_at m) and m can be attempted by you
}

// D16. When the last of those who match is gone the attempt is over.
amend rule twofold_missions cites r18 "fail-no-one", "fail-no-matching" {
  replace noun nobody_left_at (m: mission) gives truth means
    (no p: personnel in team where location of p = m)
    or second_place is something and (no p: personnel in crew_in_orbit where location of p = m)
    or second_place is nothing and scouting_for is nothing and not matched(m)
}

// D17. At the end nothing is asked but the requirements: not again what was asked of who began.
amend rule the_attempt cites r18 "solve-check" {
  replace procedure try_to_solve (m: mission) {
    if not can_solve(m) {
      tell_what_is_missing(m)
      fail(m)
    }
    with mission_at_stake = m { open about_to_solve(m) }
    if not (m can be solved by attempter) { fail(m) }
    solve_and_earn(m)
    open just_completed(m)
  }
}

// D18. A mission that is solved is not scouted again either.
amend rule scouting cites r18 "solve-no-reattempt" {
  forbid action scout_planet of (m: mission) when solver of m is something because "{m} is completed"
  forbid action scout_space (m: mission) when solver of m is something because "{m} is completed"
}

// A ship that comes with the people who fly it.

rule reporting_with_staffing cites r24 "1.2" {
  /// The personnel in a player's hand who could report as staff of a ship.
  noun staff_in_hand (s: ship, p: player) gives set of personnel means
    every c: personnel in hand of p where affiliations of c meets affiliations of s and c is report_allowed
  /// These personnel would staff the ship.
  relation (s: ship) could_be_staffed_by (who: set of personnel) means icons_unmet(s, who) = 0 and meets_demands(s, who)

  // As long as places are left, one comes who fills one, and nobody else.
  /// The ship reports together with personnel from your hand who staff it.
  verb report_with_staff (what: ship) at (m: mission) under (source_card: card) log "{what} reports with its staff" {
    let staff be hand of you except hand of you
    while icons_unmet(what, staff) > 0 {
      let next be one of (p in staff_in_hand(what, you) where not (p in staff)
        and icons_unmet(what, staff + p) < icons_unmet(what, staff)
        and (no x in staff where p is stands_alone and x is same_persona_as p))
      if next is nothing { leave loop }
      let staff be staff + next
    }
    let a be one of affiliations of what
    report_to(what, m, a)
    if in_play(what) {
      for each p in staff where p is personnel and p is report_allowed and p is welcome_at what { report_as_chosen(p, what) }
    }
  }

  // Stopping that before it happens: nobody leaves the hand, but the ship has been seen.
  /// Keeps a ship from reporting; it has been shown.
  verb prevent (what: ship) past prevented log "{what} does not report" { show what }

  // What a mission says to the opponent of who seeded it.
  action report_on_other_side in card_plays says "muster {s} at {m}" {
    name m in every mission in spaceline where size(opponent_reports of it) > 0 and not (it is seeded_by you)
    name k in opponent_reports of m
    name s in hand of you where it is ship and it matches k.who and it is report_allowed
    legal when plays_left of you > 0 because "no normal card play is left this turn"
    legal when s could_be_staffed_by staff_in_hand(s, you) because "nobody in hand can staff it"
    cost { use_play }
    do { report_with_staff s at m under m }
  }
}

// The ship that nobody controls, as it was in 1995: it comes where it is met, attacks what it finds, and goes off at the long
// end.

// It fires at each thing by itself, wherever it comes and whoever stops where it is, and does not see what is cloaked. What
// goes past it is let go.
amend rule ships_without_a_crew {
  omit when turn_ends (p: player) for each d: dilemma
  /// How often the Borg Ship has been damaged.
  field borg_damage: number of dilemma = 0
  /// What a Borg Ship at a location sees there.
  noun seen_from_borg_ship (m: mission) gives set of craft cites faq95 "3.2-borgship-cloak", "3.2-borgship-first" means
    every c: craft where location of c = m and c is in_open_space and c is not out_of_sight
  replace procedure fire_at_all (d: dilemma, m: mission) cites faq95 "3.2-borgship-each", "3.2-borgship-first", "3.2-borgship-stats" {
    for each c in seen_from_borg_ship(m) where in_play(c) { fire_at(d, c) }
  }
  procedure fire_at (d: dilemma, c: craft) cites faq95 "3.2-borgship-each", "3.2-borgship-stop" {
    if tamed_in of d = turn_number { leave fire_at }
    if weapons_roaming(d) > 2 * SHIELDS of c { destroy c } else if weapons_roaming(d) > SHIELDS of c { damage c }
    if in_play(c) { stop c if c can be stopped }
  }
  when move of (s: ship) for each d: dilemma where d is roams_the_spaceline and location of s = host of d and s is not out_of_sight
    cites faq95 "3.2-borgship-first", "3.2-borgship-flypast" {
    fire_at(d, s)
  }
  procedure appear_at (d: dilemma, m: mission) cites faq95 "3.2-borgship-stats", "3.2-borgship-first" {
    set course of d to far_side of m
    if course of d = 0 {
      opponent of attempter chooses one {
        says "it goes to the left" { set course of d to -1 }
        says "it goes to the right" { set course of d to 1 }
      }
    }
    put d into attached of m face_up
    fire_at_all(d, m)
  }
  when turn_ends (p: player) for each d: dilemma where d is roams_the_spaceline cites faq95 "3.2-borgship-stats" {
    go_on(d, host of d as mission)
  }
  // One location further, and off the spaceline at its end: whatever lets ships come in again at the other end is for players'
  // own.
  replace procedure go_on (d: dilemma, start: mission) cites faq95 "3.2-borgship-stats", "3.2-borgship-wnohgb", "3.8-qnet" {
    let next be last x in before_it(start) if course of d < 0 else first x in behind_it(start)
    if next is nothing { discard d } else if not (start netted_off_from next) {
      put d into attached of next face_up
      fire_at_all(d, next)
    }
  }

  // It is a dilemma, and yet it is fought as if it were a ship.
  action attack_borg_ship in orders says "fight {d} with {who}" cites faq95 "3.2-borgship-not-ship" {
    name d in every dilemma where it is roams_the_spaceline
    pick who: at least 1 ship in orbit of (host of d as mission) where it is your and it is can_fire and it can attack
    do {
      let total be sum of WEAPONS of s over s in who
      if tamed_in of d = turn_number { set tamed_in of d to 0 }
      for each s in who where in_play(s) { fire_at(d, s) }
      if total > 24 { set borg_damage of d to borg_damage of d + (2 if total > 48 else 1) }
      if borg_damage of d > 1 { lose_borg_ship(d, you) }
    }
  }
  procedure lose_borg_ship (d: dilemma, you: player) cites faq95 "3.2-borgship-stats", "3.2-borgship-not-ship" {
    score points of d from d
    discard d
  }
  advice on attack_borg_ship (d: dilemma) means -20
}
ruling "Borg Ship" in faq95 cites faq95 "3.2-borgship-stats", "3.2-borgship-first", "3.2-borgship-stop" {
  points 15
  scores_by_text
  facing it: appear_at(this, attempted_mission)
}

// A boy of theirs calls off an attack, and does nothing to the card itself, nor to anything else of the Borg.
ruling "Hugh" in faq95 cites faq95 "3.2-borgship-hugh", "3.2-raid-hugh", "1.1-nullify-effect" {
  plays to tame one dilemma in play where it is roams_the_spaceline
  plays to chase_off_rogues one ship in play where it is held_by_rogues
}

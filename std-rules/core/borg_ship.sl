// A ship that nobody controls: it goes up and down the spaceline and attacks every ship that it meets.

titles "Borg Ship"

rule ships_without_a_crew cites r24 "12.6" {
  /// A Borg Ship dilemma in play.
  relation (d: card) roams_the_spaceline means d is dilemma and covers("Borg Ship", d) and host of d is mission
    and not (d in seeds of (host of d as mission))
  /// The turn in which the Borg Ship's WEAPONS were lowered, or its attack called off.
  field weakened_in: number of dilemma = 0
  /// The turn in which the Borg Ship attacks nobody.
  field tamed_in: number of dilemma = 0
  /// Whether the Borg Ship goes to the left, -1, or to the right, 1.
  field course: number of dilemma = 1
  /// The WEAPONS of a Borg Ship this turn.
  noun weapons_roaming (d: dilemma) gives number means 16 if weakened_in of d = turn_number else 24
  /// The Borg Ship's WEAPONS are 16 this turn.
  verb weaken (what: dilemma) log "the WEAPONS of {what} are lowered" cites cr98 "borgship-antimatter2" {
    set weakened_in of what to turn_number
  }
  /// The Borg Ship attacks nobody this turn.
  verb tame (what: dilemma) log "{what} attacks nobody this turn" cites cr98 "borgship-hugh" { set tamed_in of what to turn_number }
  /// The mission at the far end of the spaceline.
  noun far_end_from (m: mission) gives mission means (first x in before_it(m)) if far_side of m < 0 else m if size(behind_it(m)) = 0
    else last x in behind_it(m)
  when turn_ends (p: player) for each d: dilemma where d is roams_the_spaceline {
    if tamed_in of d != turn_number { fire_at_all(d, host of d as mission) }
    go_on(d, host of d as mission)
  }
  procedure fire_at_all (d: dilemma, m: mission) {
    for each s in every x: ship in orbit of m {
      if weapons_roaming(d) > SHIELDS of s + SHIELDS of s { destroy s } else if weapons_roaming(d) > SHIELDS of s { damage s }
    }
  }
  // As far as a RANGE of 8 takes it, and back when it has come to the end.
  procedure go_on (d: dilemma, start: mission) {
    let here_now be start
    let left be 8
    while left > 0 {
      let next be last x in before_it(here_now) if course of d < 0 else first x in behind_it(here_now)
      if next is nothing { set course of d to 0 - course of d; leave loop }
      if span of next > left { leave loop }
      let left be left - span of next
      let here_now be next
    }
    put d into attached of here_now face_up
  }
}

// Dilemmas of 1995 that stay with those who met them, and what is played on them.

// An organism sits on one man, who dies at the end of his player's next turn. Then it goes to somebody beside him, whosever he
// is; with nobody there it goes with him.
rule organisms cites faq95 "3.2-coalescent-played" {
  /// The turn in which an organism came to the one on whom it sits.
  field settled_in: number of dilemma = 0
  when place of (what: card) on (dest: card) {
    if covers("Coalescent Organism", what) { set settled_in of (what as dilemma) to turn_number }
  }
  procedure go_further (d: dilemma, from_whom: personnel) cites faq95 "3.2-coalescent-anyone", "1.1-turn-next" {
    if settled_in of d = turn_number { leave go_further }
    let next be one of (every p: personnel where p != from_whom and p is beside from_whom) at random
    if next is something { place d on next }
    kill from_whom
  }
}
ruling "Coalescent Organism" in faq95 cites faq95 "3.2-coalescent-stop", "3.2-coalescent-played", "3.6-hea-parasites" {
  unless Exobiology: place this on one personnel in team at random
  at end of each turn { if host is personnel { go_further(this, host as personnel) } }
}

// The larger half of an Away Team goes out of phase, and stays where it is until an engineer and a scientist are there.
rule phased_teams cites faq95 "3.2-phased-split" {
  procedure split_team (d: dilemma, you: player) cites faq95 "3.2-phased-split" {
    let all_of_them be every p: personnel in team
    if size(all_of_them) < 2 { leave split_team }
    let some_of_them be at least 1 of all_of_them
    let others be all_of_them except some_of_them
    if size(others) > size(some_of_them) { for each p in others { afflict p under d } }
    else { for each p in some_of_them { afflict p under d } }
  }
}
ruling "Phased Matter" in faq95 cites faq95 "3.2-phased-split", "3.2-phased-solve" {
  facing it { place this on attempted_mission; split_team(this, you) }
  personnel where it suffers_from this cannot be beamed
  cure with ENGINEER + SCIENCE
}

// A candle makes an organism take two.
rule candles cites faq95 "3.9-candle" {
  /// Whether a candle burns for the dilemma that is being met.
  field candle_lit: truth of dilemma = no
  /// Lights a candle for a dilemma.
  verb light_for (what: dilemma) past lit_for log "a candle burns for {what}" { set candle_lit of what to yes }
  procedure take_women (d: dilemma, you: player) {
    repeat (2 if candle_lit of d else 1) {
      let struck be one of (those of (p: personnel in team where p is female
        and in_play(p)) with highest total_attributes of p) by opponent
      if struck is something { discard struck }
    }
    set candle_lit of d to no
  }
}
ruling "Anaphasic Organism" in faq95 cites faq95 "3.9-candle" {
  triggered if some female personnel in team
  unless SECURITY + MEDICAL: take_women(this, you)
  discard_dilemma
}
ruling "Howard Heirloom Candle" in faq95 cites faq95 "3.9-candle" {
  plays to light_for one dilemma in faced where it = facing_now and covers("Anaphasic Organism", it)
}

// Creatures weaken all of one player's people, and twice as much once their brains are drained.
rule drained_creatures cites faq95 "3.9-braindrain" {
  /// Whether the effects of the dilemma are doubled.
  field doubled_for_good: truth of dilemma = no
  /// Doubles the effects of a dilemma.
  verb double_for_good (what: dilemma) past doubled log "{what} is twice as bad" { set doubled_for_good of what to yes }
  procedure beset (d: dilemma, you: player) { put d into table of you face_up }
}
ruling "Interphasic Plasma Creatures" in faq95 cites faq95 "3.9-braindrain" {
  unless SCIENCE x2 OR Mindmeld { place this on attempted_mission; beset(this, you) }
  your personnel: STRENGTH -2
  while doubled_for_good of this, your personnel: STRENGTH -2
}
ruling "Brain Drain" in faq95 cites faq95 "3.9-braindrain" {
  plays to double_for_good one dilemma in table of opponent where covers("Interphasic Plasma Creatures", it)
}

// Of two ways the one that was taken is the whole dilemma.
ruling "Edo Probe" in faq95 cites faq95 "2.1-two-effects" {
  facing it {
    place this on attempted_mission
    you choose one {
      says "abandon the attempt until another mission is completed" {
        single_out attempted_mission for this
        end_attempt()
      }
      says "continue, and lose the points unless this mission is solved this turn" { }
    }
  }
  attempt only if one_chosen of this is nothing or attempter != met_by of this
  when mission is completed, if one_chosen of this is something and it different_from host: discard this
  when host is completed: discard this
  at end of each turn, if one_chosen of this is nothing: lose_points 10, discard this
}

// Lifeforms hold all ships and people where a Romulan ship is, until an engineer comes from elsewhere and wants to end it,
// whosever he is, or somebody plays armbands.
rule lifeforms cites faq95 "3.2-qsl-any" {
  procedure hold_all (d: dilemma, m: mission) {
    for each s: ship where location of s = m { put_in_stasis s if s can be stilled }
    for each p: personnel where location of p = m { put_in_stasis p if p can be stilled }
  }
  when move of (s: ship) cites faq95 "3.2-qsl-any" {
    for each d: dilemma where covers("Quantum Singularity Lifeforms", d) and host of d = location of s {
      let you be controller of s
      if skill_aboard(ENGINEER, s) > 0 { you may { nullify d } }
    }
  }
}
ruling "Quantum Singularity Lifeforms" in faq95 cites faq95 "3.2-qsl-any", "3.2-qsl-armbands" {
  if some Romulan ship where location of it = attempted_mission { place this on attempted_mission; hold_all(this, attempted_mission) }
}

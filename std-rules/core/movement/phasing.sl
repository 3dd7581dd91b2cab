// Ships that are not there at all: a cloak that matter passes through.

// It is as a cloak is, and more. What docks leaves its dock when it phases; nothing moves it but its own engines.
rule phasing cites r24 "7.6-phase-move", "7.6-phase-no-dock", "7.6-phase-aboard", "7.6-phase-unaffected" cites r18 "phase-land-dock",
  "phase-move", "cloak-specific" {
  /// A ship out of phase, which nothing else affects.
  state phased of ship
  /// The ship goes out of phase.
  verb phase (what: ship) past phased itself log "{what} phases" {
    if host of what is facility { put what into orbit of location of what }
    mark what as phased
    mark what as out_of_sight
    turn what face_down
  }
  forbid phase of (s: ship) when not (s is Phasing Cloak) because "{s} has no Phasing Cloak"
  forbid dephase of (s: ship) when s is not phased because "{s} is not phased"
  /// The ship comes back into phase.
  verb dephase (what: ship) past dephased itself log "{what} is there again" {
    unmark what as phased; unmark what as out_of_sight; turn what face_up
  }
  action phase in orders says "phase {s}" {
    name s in every Phasing Cloak ship where it is your and it is not out_of_sight and it can be cloaked
    limit one_change_of_cloak(s)
    do { phase s }
  }
  action dephase in orders says "dephase {s}" {
    name s in every ship where it is your and it is phased
    limit one_change_of_cloak(s)
    do { dephase s }
  }
  whenever s: ship where s is phased and s is not out_of_sight { mark s as out_of_sight; turn s face_down }
  whenever s: ship where s is out_of_sight and s is not cloaked and s is not phased { unmark s as out_of_sight; turn s face_up }
  whenever s: ship where s is phased and not (s is Phasing Cloak) { dephase s }

  /// Whether a ship moves by itself, rather than being moved by a card.
  scope under_its_own_power: truth
  /// A phased ship does not move, because only its own engines move it.
  event stays_put (s: ship) log "{s} is phased, and nothing moves it"
  instead of move of (s: ship) to (dest: mission) when s is phased and not under_its_own_power: announce stays_put(s)
  forbid relocate of (s: ship) when s is phased because "{s} is phased and moves by its RANGE alone"

  // What is phased, or aboard what is phased, and everything else leave each other alone. What reaches all cards in play, even those in
  // stasis, reaches these, too.
  /// The two do not affect each other, because one of them is phased or aboard a phased ship.
  relation (a: card) out_of_phase_with (b: card) means
    (some s: ship where s is phased)
    and (veil_of(a) is phased or veil_of(b) is phased) and veil_of(a) != veil_of(b) and veil_of(host of b) != veil_of(a)
    and no k in long_reaches of b
}

// Ships that cannot be seen.

// Once each turn a ship with the device goes out of sight or comes back, with nobody aboard if need be. A damaged one cannot.
rule cloaking cites r24 "7.6-kinds", "7.6-once", "7.6-no-actions", "7.6-not-here", "7.6-non-targeted-affect", "7.6-aboard-not-cloaked",
  "7.6-position", "7.6-no-board" cites r18 "cloak-no-act", "cloak-no-target", "cloak-no-transfer", "cloak-not-here" {
  /// A cloaked ship.
  state cloaked of ship
  /// A ship that is cloaked or phased: it cannot attack, be attacked or take part in attempts.
  state out_of_sight of ship {
    cannot attack, be attacked, join_attempt_ship
  }
  /// The ship cloaks.
  verb cloak (what: ship) past cloaked itself log "{what} cloaks" cites r24 "12.12-opp-ships", "7.6-face-down" cites r18 "cloak-aboard",
    "cloak-once", "look-ships" {
    mark what as cloaked; mark what as out_of_sight; turn what face_down
  }
  forbid cloak of (s: ship) when not (s is Cloaking Device) because "{s} has no Cloaking Device"
  forbid decloak of (s: ship) when s is not cloaked because "{s} is not cloaked"
  /// The ship decloaks.
  verb decloak (what: ship) past decloaked itself log "{what} decloaks" {
    unmark what as cloaked; unmark what as out_of_sight; turn what face_up
  }
  /// A ship may cloak or decloak, or phase or dephase, once each turn.
  limit one_change_of_cloak (s: ship) per turn says "it changes its cloak once each turn"
  action cloak in orders says "cloak {s}" cites r24 "7.6-not-enter", "7.6-no-personnel", "gl-cloaking-device" cites r18 "cloak-not-enter",
    "cloak-once" {
    name s in every Cloaking Device ship where it is your and it is not out_of_sight
    limit one_change_of_cloak(s)
    do { cloak s }
  }
  action decloak in orders says "decloak {s}" {
    name s in every ship where it is your and it is cloaked
    limit one_change_of_cloak(s)
    do { decloak s }
  }
  // Whatever cloaks it hides it.
  whenever s: ship where s is cloaked and s is not out_of_sight { mark s as out_of_sight; turn s face_down }
  whenever s: ship where s is cloaked and not (s is Cloaking Device) { decloak s }

  // Nobody comes aboard or leaves, and it neither docks nor undocks.
  forbid beam of (c: crew_card) when host of c is out_of_sight because "{c} is aboard a ship that is out of sight"
  forbid walk of (c: crew_card) when host of c is out_of_sight because "{c} is aboard a ship that is out of sight"
  forbid action beam to (dest: card) when dest is out_of_sight because "{dest} is out of sight"
  forbid action walk to (dest: card) when dest is out_of_sight because "{dest} is out of sight"
  forbid action dock of (s: ship) when s is out_of_sight because "{s} is out of sight"
  forbid action undock of (s: ship) when s is out_of_sight because "{s} is out of sight"

  // It is where it is for moving alone: for texts and requirements it is not there, and neither is anything for it but itself. Those
  // aboard are not cloaked, and together.
  /// The cloaked or phased ship in which a card is hidden, itself or its host; nothing if there is none.
  noun veil_of (c: card) gives card means c if c is out_of_sight else host of c if host of c is out_of_sight else nothing
  /// The two cards are not hidden from each other by cloaking or phasing.
  relation (a: card) in_view_of (b: card) means
    veil_of(a) is nothing and veil_of(b) is nothing or veil_of(a) = veil_of(b)

  /// The location of a card for texts that ask where it is; nothing if it is cloaked or phased.
  noun whereabouts of (c: card) gives mission means location of c if veil_of(c) is nothing else nothing

  // Nothing of the opponent's is played on it.
  /// The card is phased, or is a cloaked ship of this player's opponent.
  relation (c: card) hidden_from (p: player) means c is phased or c is cloaked and controller of c != p
}

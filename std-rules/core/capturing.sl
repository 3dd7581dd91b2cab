// Captives: your opponent's people in your hands. What a card says of `captive personnel` and of those `captive_of` a player is
// said here.

rule capturing cites r24 "7.7", "7.7-no-attack", "g-in-play-held-captive", "gl-capture-opp-only", "gl-capture-relocate", "gl-capture-trap",
  "gl-capture-escort", "gl-capture-trap-marker" cites r18 "cap-disabled", "cap-move", "cap-no-battle", "cap-relocate", "cap-specific-team",
  "cap-trap", "cap-trap-not-in-play" {
  // What a dilemma captures is a captive of whoever seeded it.
  instead of capture of (c: personnel) by (p: player) when doer(p) != p { let you be doer(p); capture c }
  // Nobody captures his own. A captive is disabled until he is free.
  /// Captures a personnel for the player who does it: he is disabled and belongs to his captor until he is released.
  verb capture (what: personnel) log "{by} captures {what}" {
    mark what as captive
    set captor of what to you
    disable what
    take_away(what, you)
  }
  forbid capture of (c: personnel) by (p: player) when controller of c = doer(p) because "nobody captures his own personnel"
  forbid battle of (c: personnel) by (p: player) when c is captive_of p because "{c} is your captive" cites r24 "7.7",
    "gl-capture-no-attack"
  forbid capture of (c: personnel) when c is captive because "{c} is a captive already"
  /// A personnel who has been captured and not released.
  state captive of personnel { cannot walk, be unstopped, be enabled }
  /// The player who holds a captive.
  field captor: player of personnel
  /// The card is a captive of this player.
  relation (c: card) captive_of (p: player) means c is captive and captor of c = p
  /// All captives in play.
  noun captives gives set of personnel means every c: personnel where c is captive

  // To those who do it, if they are there, or else to one of the captor's crews or Away Teams at that location. Where there is
  // none, the card that did it lies there as a trap, with the captive under it: a marker that says and does nothing more.
  procedure take_away (what: personnel, you: player) {
    let guards be guards_at(location of what, you)
    if acting is personnel and acting != what and acting is able_to_guard you { put what into spot(acting) }
    else if size(guards) > 0 {
      let escort be one of guards
      put what into spot(escort)
    } else { spring_trap(acting, what) }
  }
  // One of each crew and Away Team that can have a captive in its keeping.
  /// The personnel of a player at a location who can guard captives, one for each crew and Away Team.
  noun guards_at (m: mission, p: player) gives set of personnel means
    every g: personnel where g is able_to_guard p and location of g = m
      and no x: personnel in spot(g) where x is able_to_guard p and position(x) < position(g)
  /// The personnel can hold captives for this player.
  relation (g: personnel) able_to_guard (p: player) means
    controller of g = p and g is not captive and not (g is unusable) and (host of g is mission or controller of host of g = p)

  /// Where the captives are whom a card holds as a trap.
  zone trapped of card: in play, seen by everybody
  /// The cards at a mission that hold captives as traps.
  zone traps of mission: in play, seen by everybody
  /// The card lies at a location as a trap that holds captives.
  relation (c: card) a_trap means host of c is mission and c in traps of host of c
  forbid nullify of (c: card) when c is a_trap because "a trap that has closed is no card in play"
  procedure spring_trap (trap: card, what: personnel) {
    if trap is something and trap != what and not (trap in traps of location of what) {
      let there be location of what
      put trap into traps of there face_up
      put what into trapped of trap
    }
  }
}

// Escorts move them like equipment.
rule moving_captives cites r24 "7.7-like-equipment", "7.7-any-number" {
  /// The player may move and use the card: it is his and no captive, or his captive.
  relation (c: card) at_command_of (p: player) because "{c} does not take orders of {p}" cites r24 "gl-equip-left",
    "g-equipment-survives" means controller of c = p and c is not captive
    or c is captive_of p
}

rule custody cites r24 "7.7-custody", "7.7-like-equipment", "7.7-unattended", "gl-capture-states" cites r18 "cap-move", "cap-trap",
  "cap-unattended", "cap-custody-action" {
  /// A captive whom somebody of his captor guards in the same place.
  relation (c: personnel) escorted means
    c is captive and some g: personnel in spot(c) where g is able_to_guard captor of c
  /// A captive who is held by a trap.
  relation (c: personnel) in_a_trap means c is captive and c in trapped of host of c
  /// A captive whom nobody and nothing holds.
  relation (c: personnel) unattended means c is captive and not (c is escorted) and not (c is in_a_trap) and not (c is locked_up)

  // Whoever comes later takes the captive over, and the trap is gone.
  action take_custody in orders says "take {c} into custody with {g}" {
    name c in captives where it is captive_of you and not (it is escorted) and not (it is locked_up)
    name g in guards_at(location of c, you)
    do {
      let trap be host of c
      let trapped_there be c is in_a_trap
      put c into spot(g)
      if trapped_there and size(trapped of trap) = 0 { discard trap }
    }
  }

  /// A captive with usable personnel of his own player in the same place.
  relation (c: personnel) among_friends means
    some x: personnel in spot(c) where controller of x = controller of c and x != c and x is together_with c and not (x is unusable)
  // Left alone, a captive is set free by any other of his owner's people who are there.
  action untie in orders says "free {c}" {
    name c in captives where it is unattended and controller of it = you and it is among_friends
    do { release c }
  }
}

rule releasing_captives cites r24 "7.7-release-card", "7.7-release-discards", "gl-captive-release" cites r18 "cap-cards-discard",
  "cap-rescue-held" {
  forbid release of (c: personnel) when c is not captive because "{c} is not a captive"
  // What is there only for a captive leaves with his captivity.
  /// Releases a captive: he is his owner's again and no longer disabled.
  verb release (what: personnel) log "{what} is released" {
    let trap be host of what
    let trapped_there be what is in_a_trap
    unmark what as captive
    unmark what as disabled
    for each x in attached of what where some k in captive_cards of x { discard x }
    if trapped_there {
      put what into surface of location of trap
      if size(trapped of trap) = 0 { discard trap }
    }
  }
  /// The card is discarded when the captive that it is on is released.
  clause only while the host is captive as captive_card says "(Discard if released.)"

  // Where his owner likes.
  /// Releases a captive; his owner places him on a planet or aboard any ship or facility.
  verb set_free_anywhere (what: personnel) past set_free log "{what} is set free" {
    let refuge be one of (every x: card where x is craft or x is mission and x is planet) by controller of what
    release what
    put what into place_at(refuge)
  }
  // Some bring the captive home.
  /// Releases a captive and takes him to a compatible outpost of his owner.
  verb bring_home (what: personnel) past brought_home log "{what} is brought home" {
    let refuge be one of (every f: outpost where controller of f = controller of what and what is compatible_with f)
    if refuge is something {
      release what
      put what into interior of refuge
    }
  }
}

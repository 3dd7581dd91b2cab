// Programs of light: people and equipment that need something to project them.

// A hologram runs where there is a holodeck, lies in memory aboard any other ship or facility, and is nowhere else.
rule holograms cites r24 "6.3.2", "g-holodeck", "gl-away-team-borg-holo", "gl-holodeck" cites r18 "holo-lost" {
  /// A personnel or equipment with the hologram icon.
  relation (c: card) hologram cites r24 "6.3.2", "icon-holo" cites r18 "holo-lost" cites cr98 "icon-h" cites faq95 "3.6-hea-personnel" means
    [Holo] in icons of c
    and (c is personnel or c is equipment)
  /// The ship can project holograms, because it has a Holodeck.
  relation (dest: card) projects cites r24 "6.3.2", "g-holodeck", "gl-away-team-borg-holo", "gl-holodeck" cites r18 "holo-lost"
    cites faq95 "3.6-holo-actions" means dest is ship and dest is Holodeck
  /// The card may be at this place: holograms need a ship or facility.
  relation (c: card) can_exist_at (dest: card) because "{c} is a hologram, and needs a ship or facility" means not (c is hologram)
    or dest is craft or c can_run_at dest

  // Cards bring projectors to places that have none: for everybody's holograms, or for those of one player.
  /// Holograms run on these ships and planets, whosever they are.
  clause holograms may exist on (there: selection) as projector of event says "Holograms may exist on {there}."
  /// Holograms of the player whose card this is run on these ships and planets.
  clause your holograms may exist on (there: selection) as projector of event with own = yes says "Your holograms may exist on {there}."
  /// The hologram can be projected on the ship or planet.
  relation (c: card) can_run_at (dest: card) means dest is projects
    or some d: event where some k in projectors of d where dest in those(k.there, d, controller of d)
      and (not k.own or controller of c = controller of d)

  // In memory people are disabled, and equipment is of no use.
  /// A hologram in memory: it does nothing, as if it were disabled.
  state deactivated of crew_card { cannot join_attempt, attack, staff_ship }
  /// The turn in which a hologram was deactivated.
  field deactivated_in: number of crew_card = 0
  /// Deactivates a hologram.
  verb deactivate (what: crew_card) past deactivated log "{what} is deactivated" {
    if what is not deactivated { set deactivated_in of what to turn_number }
    mark what as deactivated
  }

  // Who comes into play runs at once, if he can. That he does not is no change, and he may be run in the same turn.
  when report of (c: crew_card) when c is hologram and not (c can_run_at host of c): mark c as deactivated
  whenever c: crew_card where c is hologram and c is badly_placed {
    if host of c is mission { discard c } else { deactivate c }
  }
  /// A hologram that is where none can be projected.
  relation (c: crew_card) badly_placed means
    not (c can_run_at host of c) and (host of c is mission and c can be discarded or host of c is craft and c is not deactivated)

  // Somebody of yours who is there runs him, and not in the turn in which he went out.
  action run_program in orders says "activate {c}" {
    name c in every crew_card where it is your and it is deactivated and it can_run_at host of it
      and (deactivated_in of it = 0 or deactivated_in of it != turn_number)
    legal when some p: personnel in interior of (host of c as craft) where p is your and p is active and not (p is unusable)
      because "nobody there can run the program"
    do { activate_program c }
  }
  /// Activates a deactivated hologram.
  verb activate_program (what: crew_card) past run log "{what} is activated" { unmark what as deactivated }
}

// What would kill one, or take it to where it cannot be, does no more than switch it off.
rule holograms_spared cites r24 "6.3.2" {
  instead of kill of (p: personnel) when p is hologram and going_down is nothing cites r24 "6.3.2" cites faq95 "3.6-holo-permanent":
    deactivate p
  instead of relocate of (c: crew_card) to (dest: place) when c is hologram and (some m: mission where surface of m = dest
    and not (c can_run_at m)) cites r24 "6.3.2" cites faq95 "3.6-holo-separate": deactivate c
  // Of its ship it is not saved.
  /// The ship or facility that is being destroyed, aboard which nobody can save himself.
  scope going_down: craft
}

// Moving: cloaks, transporters, doors and staff.

// It takes somebody aboard to cloak or decloak a ship. What happens of itself, or aboard it, finds a cloaked ship as well.
amend rule cloaking cites faq95 "1.4-cloak-cannot" {
  replace action cloak in orders says "cloak {s}" cites faq95 "1.4-cloak-crew", "1.4-cloak-cannot" {
    name s in every Cloaking Device ship where it is your and it is not out_of_sight and it has_hands_aboard you
    limit one_change_of_cloak(s)
    do { cloak s }
  }
  replace action decloak in orders says "decloak {s}" cites faq95 "1.4-cloak-crew" {
    name s in every ship where it is your and it is cloaked and it has_hands_aboard you
    limit one_change_of_cloak(s)
    do { decloak s }
  }
  /// The player has personnel aboard the ship.
  relation (s: ship) has_hands_aboard (p: player) cites faq95 "1.4-cloak-crew" means some x: personnel in interior of s
    where controller of x = p
  /// The card is a force of nature, or comes from within, so a cloak does not keep it off.
  relation (c: card) strikes_the_unseen cites faq95 "1.4-cloak-internal" means
    covers("Plasma Fire", c) or covers("Temporal Rift", c) or covers("Wormhole", c) or covers("Warp Core Breach", c)
}
amend rule three_steps cites faq95 "1.4-cloak-internal" {
  replace noun hosts_for (w: way, c: card) gives set of card means
    every h in those(w.host, c, you) where h is not in_stasis and not (h is landed_ship)
      and (not (h is hidden_from owner of c) or c is strikes_the_unseen and h is not phased) and not (h is immune_to c)
}

// Nobody beams to a ship or an outpost of the other player's, whatever its SHIELDS.
amend rule beaming cites faq95 "2.3-opponent-ship", "2.3-ship-to-ship", "2.3-crew-down" {
  replace noun beam_ends of (m: mission) gives set of card because "no transporter of yours reaches {it}" cites faq95 "2.3-opponent-ship",
    "2.3-ship-to-ship", "2.3-crew-down", "3.8-lore-beam" means
    (every c: craft where location of c = m and c is manned_by you) + (every x in m where x is planet)
}

// At Quash Conspiracy nobody beams from one ship to another.
rule quashed_beams cites faq95 "3.1-quash" {
  forbid action beam from (start: card) to (dest: card) when start is ship and dest is ship
    and covers("Quash Conspiracy", location of start)
    because "nobody beams from ship to ship here"
}

// Between an outpost and its planet there is a way on foot.
amend rule walking cites faq95 "2.3-outpost-walk" {
  replace noun doors_of (e: card) gives set of card because "no door leads from {e} to {it}" means
    (every s: ship in dock of e where s is your)
    + (every f in host of e where e is docked and f is open_on_foot)
    + (every f: facility in surface of e where f is open_on_foot)
    + (every m in host of e where e is facility and e in surface of m)
    + (every f: outpost in orbit of e where e is planet and f is open_on_foot)
    + (every m: mission where e is outpost and e in orbit of m and m is planet)
}

// Under a treaty ships are shared: a partner's crew moves them.
amend rule staffing cites faq95 "3.8-treaty-share" {
  replace noun staffed_by (s: ship, staff: set of personnel) gives truth cites faq95 "3.8-treaty-share", "3.9-rogue-leader" means
    s is run_by_rogues or (fills(s, staff) or filled_otherwise(s, staff)) and meets_demands(s, staff)
      and (some p in staff where mode of p = mode of s or allied(mode of p, mode of s, controller of s))
    or some k in lone_staffings of s where (some p in staff where mode of p = mode of s and covers(k.who, p))
}

// Who must move on takes nobody aboard but the staff that he lacks.
amend rule required_actions cites faq95 "3.2-cytherians-beam" {
  forbid action beam to (dest: card) when dest is under_orders and dest is staffed because "{dest} must move on, and has its staff"
}

// Whoever is at an outpost is seen by both players, and nobody else is.
rule outposts_are_open cites faq95 "1.5-showing" {
  when report of (c: crew_card) { if host of c is outpost { show c } }
  when beam of (c: crew_card) { if host of c is outpost { show c } else { hide c } }
  when walk of (c: crew_card) { if host of c is outpost { show c } else { hide c } }
}

// A cloak keeps off who would choose the ship, but not what strikes of itself, nor what says that it looks for the cloaked.
amend rule targets {
  replace law may_be_chosen (c: card, chooser: card, p: player) gives truth cites faq95 "1.4-cloak-internal", "3.6-mindmeld" means
    not (c = chooser and c in hand of owner of c) and not (c is too_far_for chooser) and not (c is landed_ship)
      and not (c is hologram and covers("Vulcan Mindmeld", chooser))
    and ((c is not in_stasis or stilled_by of c = chooser) and (not (c hidden_from p) or chooser is strikes_the_unseen and c is not phased)
        and not (c out_of_phase_with chooser)
      or some k in long_reaches of chooser)
}

// Whose facilities one may use.

// D5, D6. Stations are everybody's.
amend rule reporting cites r18 "facility-station", "usable-simple", "usable-matching", "facility-hq", "facility-outpost", "beam-invited" {
  replace relation (f: facility) usable_by (p: player) means
    controller of f = p or f is headquarters or f is station or f is open_to_all
}
// Whoever is aboard what he may use is of a crew.
amend rule present cites r18 "crew-def", "awayteam-def", "crew-not-awayteam", "intruders-def" {
  replace relation (a: crew_card) in_away_team in play means
    a is not captive and (host of a is mission
      or host of a is craft and (host of a is on_the_ground
        or controller of host of a != controller of a and not ((host of a as facility) is usable_by controller of a)))
}

// Here is at the very facility: aboard, in its dock or on it, and not beside it in space.
amend rule present {
  replace relation (a: card) met_at (f: card) in play cites r18 "here-site" means a = f or host of a = f
}

// D14. Ships dock at whatever facility in space suits them. Only outposts repair.
amend rule docking cites r18 "dock-same", "dock-crew-incompatible" {
  replace action dock in orders says "dock {s} at {f}" {
    name s in every ship where it is your and it is undocked and it can move
    name f in every facility in orbit of location of s where it is open_on_foot and (s is compatible_with it or it is open_to_all)
    legal when s is staffed because "{s} is not staffed"
    do { berth s at f }
  }
}

amend rule reporting_for_duty {
  replace noun place_for_duty (c: card, dest: card) gives place cites r18 "dock-report-docked" means
    (dock of dest if dest is facility and dest is in_open_space else orbit of location of dest) if c is ship
    else interior of dest if dest is craft else surface of dest
}

// Nobody beams to or from a Nor.
amend rule beaming cites r18 "beam-nor-ban" {
  /// A station of the Nor class.
  relation (c: card) a_nor means c is station and text_has(title of c, "Nor")
  forbid action beam from (start: card) to (dest: card) when start is a_nor or dest is a_nor because "nobody beams to or from a Nor"
}

// D41. Tribbles are beamed wherever people are, through no SHIELDS; but off a Nor, which lowers its own for that.
amend rule beaming_tribbles {
  replace noun tribble_starts of (m: mission) gives set of card cites r18 "trib-where" means
    beam_ends(m) + (every c: craft where location of c = m and c is a_nor)
  replace noun tribble_ends of (m: mission) gives set of card cites r18 "trib-where" means every x in beam_ends(m) where not (x is a_nor)
}

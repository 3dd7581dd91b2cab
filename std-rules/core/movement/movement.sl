// Moving: beam, walk, staff, dock, fly.

rule movement_words cites r24 "7.1-where", "7.1-intruders", "7.1.3-empty-transporters" {
  /// Beams a personnel or equipment to a place.
  verb beam (what: crew_card) to (dest: place) past beamed itself log "{what} beams" { put what into dest }
  /// A personnel or equipment walks to a place, through a door or as cargo.
  verb walk (what: crew_card) to (dest: place) past walked itself log "{what} walks" { put what into dest }
  /// Docks a ship at a facility.
  verb berth (what: ship) at (f: facility) past berthed itself cites r24 "12.12-opp-ships" cites r18 "fly-remains-undocked", "look-ships" {
    set docked_in_turn of what to turn_number
    set turns_in_dock of what to 0
    put what into dock of f
    hide what
  }
  /// Moves a ship to a mission.
  verb move (what: ship) to (dest: mission) past moved itself log "{what} moves to {dest}" { put what into orbit of dest }
  /// Announced for each personnel who takes part in a mission attempt.
  verb join_attempt by (who: personnel)
  /// Asked of each personnel who helps to staff a ship; what forbids it keeps him from that.
  verb staff_ship by (who: personnel)
  /// Announced for each personnel, ship or facility that attacks.
  verb attack by (who: personnel or craft)
}

// Between ships, facilities and the surface of one location, by transporters of yours: every ship and facility has them, even
// with nobody aboard. To your opponent's only where there are no SHIELDS.
rule beaming cites r24 "7.1.1" cites r18 "beam-unlimited" {
  /// The planet, ships and facilities at a location from which and to which you can beam.
  noun beam_ends of (m: mission) gives set of card because "no transporter reaches {it} from {m}" cites r24 "7.1.1", "2.1-planet-space",
    "7.1.1-same-location", "7.1.6-beam-report", "gl-fac-transporters", "g-facility-transporters" cites r18 "beam-all-have",
    "beam-opponent-transporters", "land-report-beam", "no-move-into-space" means
    (every c: craft where location of c = m and (c is manned_by you or SHIELDS of c <= 0)) + (every x in m where x is planet)
  /// The player controls or may use the ship or facility.
  relation (c: card) manned_by (p: player) means c is craft and (controller of c = p or c is usable_by p)
  /// The place where people are at a mission, ship or facility: its surface or its interior.
  noun place_at (e: card) gives place means surface of e if e is mission else interior of e
  /// Where people can be: planets, ships and facilities.
  noun abodes gives set of card means every c: card where c is craft or c is mission and c is planet

  /// The cards at a planet, ship or facility that you can beam.
  noun passengers_at (e: card) gives set of card means every x: crew_card in place_at(e) where x is at_command_of you and x can be beamed
  /// You can beam somebody or something from this planet, ship or facility.
  relation (e: card) left_by_beam because "nobody whom you command at {e} can be beamed" means size(passengers_at(e)) > 0
  action beam in orders says "beam {who} from {start} to {dest}" {
    name start in abodes where it is left_by_beam
      and it in beam_ends of location of it
    name dest in beam_ends of location of start where it != start
    legal when start is manned_by you or dest is manned_by you because "no transporter of yours reaches there"
    pick who: at least 1 crew_card in passengers_at(start) where it is welcome_aboard dest
    agree (a, b) in who when dest is not craft or dest is open_to_all or start is of_one_mind or a may_arrive_with b
      because "{a} and {b} may not come aboard {dest} together" cites r24 "10.2.10-no-voluntary"
    do { for each c in who { if c is welcome_aboard dest { beam c to place_at(dest) } } }
  }
}

// How many personnel were beamed up or down at a location this turn.
rule beams_counted cites r24 "7.1.1" cites faq95 "3.8-ionization" {
  /// How often cards have been beamed at a mission this turn.
  field beams_here: number of mission = 0 resets every turn
  before beam of (p: personnel) to (dest: place) {
    let m be location of p
    if m is something and (surface of m = spot(p)) != (surface of m = dest) { set beams_here of m to beams_here of m + 1 }
  }
}

// On foot between a facility and the ships docked at it, and between a planet and the facilities on it. As often as one likes.
rule walking cites r24 "7.1.2-embark", "7.1.2-enter-exit", "7.1.2-unlimited" cites r18 "walk-planet", "walk-ship", "walk-unlimited" {
  /// Where one can walk to from a planet, ship or facility.
  noun doors_of (e: card) gives set of card because "no door leads from {e} to {it}" means
    (every s: ship in dock of e where s is your)
    + (every f in host of e where e is docked and f is open_on_foot)
    + (every f: facility in surface of e where f is open_on_foot)
    + (every m in host of e where e is facility and e in surface of m)
  /// You may walk into this ship or facility.
  relation (e: card) open_on_foot means controller of e = you or e is usable_by you
  /// The cards at a planet, ship or facility that can walk for you, captives included.
  noun walkers_at (e: card) gives set of card means
    every x: crew_card in place_at(e) where x is at_command_of you and (x can walk or x is captive)
  // Equipment does not walk, and neither do the disabled: somebody carries them.
  /// A card that somebody has to carry: equipment, or somebody disabled or deactivated.
  relation (c: crew_card) carried means c is equipment or c is disabled or c is deactivated
  /// How many can walk by themselves: one, or none if the card is carried.
  noun feet of (c: crew_card) gives number means 1 if c can walk and c is not carried else 0
  /// You can walk from this planet, ship or facility.
  relation (e: card) left_on_foot because "nobody whom you command at {e} can walk" means some x in walkers_at(e) where feet of x > 0
  action walk in orders says "walk {who} from {start} to {dest}" {
    name start in abodes where it is left_on_foot
    name dest in doors_of(start)
    pick who: at least 1 crew_card in walkers_at(start) with feet > 0 in total where it is welcome_aboard dest
    agree (a, b) in who when dest is not craft or dest is open_to_all or start is of_one_mind or a may_arrive_with b
      because "{a} and {b} may not come aboard {dest} together" cites r24 "10.2.10-no-voluntary"
    do { for each c in who { if c is welcome_aboard dest { walk c to place_at(dest) } } }
  }
}

// To move, a ship needs somebody of its own affiliation aboard, and compatible personnel for all its staffing icons, one for
// each. A commander may take the place of other staff.
rule staffing cites r24 "7.1.3", "gl-borg-subcommand" {
  /// A ship with the staff that it needs to move.
  relation (s: ship) staffed because "{s} is not staffed" cites r18 "staff-matching" means staffed_by(s, staff_of(s))
  /// The personnel aboard a ship who can be its staff.
  noun staff_of (s: ship) gives set of personnel means
    every p: personnel in interior of s where controller of p = controller of s and p is compatible_with s and p can staff_ship
      and not (p is stopped and s is not stopped)
  /// Whether a ship is staffed by these personnel.
  noun staffed_by (s: ship, staff: set of personnel) gives truth cites r24 "7.1.3", "2.7-role", "gl-abandon-ship-matching"
    cites r18 "staff-one-icon", "type-personnel-role" means
    (fills(s, staff) or filled_otherwise(s, staff)) and meets_demands(s, staff) and (some p in staff where mode of p = mode of s)
    or some k in lone_staffings of s where (some p in staff where mode of p = mode of s and covers(k.who, p))
  /// Whether these personnel meet the staffing icons of a ship.
  noun fills (s: ship, staff: set of personnel) gives truth means
    icons_unmet(s, staff) = 0
    or (some p in staff where some k in own_stand_ins of p where icons_unmet(s, staff except p) <= k.n)
    or some c: card where host of c in staff and taken_through of s = c
      and (some k in stand_ins of c where icons_unmet(s, staff except host of c) <= k.n)
  /// The personnel may count for up to so many of his staffing icons at once.
  clause may meet up to (n: number) staffing icons as own_stand_in of personnel says "May meet up to {n} staffing icons."
  // Each of the staff serves for one icon, and so does each of two on one card. So many stay unmet as lack most: of all kinds, of one or all but one, and where there
  // are more than three, of two or all but two.
  /// How many staffing icons of a ship these personnel leave unmet.
  noun icons_unmet (s: ship, staff: set of card) gives number means
    0 if size(staffing of s) = 0
    else at_least(0, lacking(s, staff, kinds_of_staff(s))) if size(staffing of s) = 1
    else at_least(at_least(0, lacking(s, staff, kinds_of_staff(s))),
    at_least(unmet_of_one(s, staff), unmet_of_two(s, staff) if size(staffing of s) > 3 else 0))
  // Of two kinds each is all but the other.
  /// How many icons of one kind stay unmet, for the kind with the greatest lack.
  noun unmet_of_one (s: ship, staff: set of card) gives number means
    highest lacking(s, staff, [i]) over i in kinds_of_staff(s) if size(staffing of s) = 2
    else highest lacking_with(s, staff, [i]) over i in kinds_of_staff(s)
  /// How many icons of two kinds stay unmet, for the kinds with the greatest lack.
  noun unmet_of_two (s: ship, staff: set of card) gives number means
    highest (highest lacking_with(s, staff, [i, j]) over j in kinds_of_staff(s)) over i in kinds_of_staff(s)
  /// How many icons stay unmet, of these kinds or of all others, whichever lack more.
  noun lacking_with (s: ship, staff: set of card, kinds: set of icon) gives number means
    at_least(lacking(s, staff, kinds), lacking(s, staff, kinds_of_staff(s) except kinds))
  /// The kinds of staffing icons that a ship asks for.
  noun kinds_of_staff (s: ship) gives set of icon means every i in staffing of s
  /// How many icons of these kinds stay unmet when each personnel serves for one.
  noun lacking (s: ship, staff: set of card, kinds: set of icon) gives number means
    (sum of level(i, staffing of s) over i in kinds)
    - number of (p in staff where p serves_as kinds) - number of (p in staff where p is dual_personnel and p both_serve_as kinds)
  /// The personnel can serve for an icon of one of these kinds.
  relation (p: card) serves_as (kinds: set of icon) cites r24 "7.1.3", "icon-cmd", "icon-stf", "icon-subcommands", "icon-ee",
    "icon-ocd" cites cr98 "ee-icon", "icon-c", "icon-com", "icon-def", "icon-ee", "icon-nav", "icon-ocd" means
    icons of (p as personnel) meets kinds or [Stf] in kinds and [Cmd] in icons of (p as personnel)
  /// Both personnel on the card can serve for an icon of one of these kinds.
  relation (p: card) both_serve_as (kinds: set of icon) means
    (p serves_as kinds with one_of_two = 1) and (p serves_as kinds with one_of_two = 2)
  // Some ask for somebody whom no icon tells.
  /// The ship needs this besides its staffing icons before it can move.
  clause staffed with (need: requirement) as staff_demand of ship says "Staffing: {need}."
  /// Whether these personnel meet what a ship asks for besides its icons.
  noun meets_demands (s: ship, staff: set of crew_card) gives truth means
    (no k in staff_demands of s where not holds(k.need, s, owner of s) with assembled = staff)
  // In place of those whom its icons ask for.
  /// The ship is staffed if this is met in place of its staffing icons.
  clause staffed instead with (need: requirement) as other_staffing of ship says "Staffing: OR {need}."
  /// Whether a ship is staffed by what may be met in place of its icons.
  noun filled_otherwise (s: ship, staff: set of crew_card) gives truth means
    ((some k in other_staffings of s where holds(k.need, s, owner of s)) with assembled = staff)
  /// A ship that needs no staff.
  relation (s: ship) needs_no_staff means size(staffing of s) = 0 and size(staff_demands of s) = 0
  /// A personnel with this title staffs the ship alone.
  clause may be fully staffed by (who: title) as lone_staffing of ship says "May be fully staffed by {who}."
}

// Docking is a movement, and uses no RANGE. The ship must suit the outpost, its crew need not.
rule docking cites r24 "7.1.4" {
  action dock in orders says "dock {s} at {f}" cites r24 "7.1.4", "7.1.4-staffed", "g-docking-move", "gl-dock-compat", "g-docking-compat",
    "g-docking-return-to", "gl-dock-return-to" {
    name s in every ship where it is your and it is undocked and it can move
    name f in every outpost in orbit of location of s where it is open_on_foot and (s is compatible_with it or it is open_to_all)
    legal when s is staffed because "{s} is not staffed"
    do { berth s at f }
  }
  action undock in orders says "undock {s}" cites r24 "7.1.4", "7.1.4-staffed", "g-docking-opp-facility", "gl-dock-opponents"
    cites r18 "undock-move" {
    name s in every ship where it is your and it is docked and it can move and host of it is open_on_foot
    legal when s is staffed because "{s} is not staffed"
    do { put s into orbit of location of s }
  }
  // The facility shields it with half of its own SHIELDS.
  every ship where it is docked cites r24 "7.1.4", "2.10-extend-shields", "g-docking-shields", "gl-dock-rules", "gl-facility-dock-shields",
    "g-facility-docked-shields" cites r18 "dock-shield-extension", "type-facility-role":
    SHIELDS + (SHIELDS of (host of it as facility) / 2)
}

rule flying cites r24 "7.1.5" {
  // The spans of every location entered or passed, without the one it starts from, as your side of the row shows them.
  /// The RANGE that it takes to move from one mission to another: the total of the spans on the way.
  noun distance (a: mission, b: mission) gives number cites r24 "7.1.5", "2.1-span" cites r18 "fly-range" means
    spans(position(a) + 1, position(b)) if position(a) < position(b) else spans(position(b), position(a) - 1)
  /// The total of the spans from one place in the row to another.
  noun spans (low: number, high: number) gives number means
    sum of span_facing(m, you) over m in spaceline where position(m) >= low and position(m) <= high
  /// The RANGE that a ship has left this turn.
  noun range_left of (s: ship) gives number means RANGE of s - range_used of s
  /// The ship has enough RANGE left this turn to reach the mission.
  relation (m: mission) within_range_of (s: ship) because "the RANGE that {s} has left does not reach {m}" means
    distance(location of s, m) <= range_left of s

  action fly in orders says "fly {s} to {dest}" cites r24 "7.1.5", "2.9-function", "7.1.8-illegal", "10.2.1-range-use-not-stop"
    cites r18 "fly-partial", "fly-range", "quad-illegal", "stopped-ship-aboard" {
    name s in every ship where it is your and it is undocked and it can move and it is staffed
    name dest in every mission in spaceline where it != location of s and quadrant of it = quadrant of location of s
      and it is within_range_of s
    do {
      set range_used of s to range_used of s + distance(location of s, dest)
      with under_its_own_power = yes { move s to dest }
    }
  }
}

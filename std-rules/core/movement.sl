// Moving: beam, walk, staff, dock, fly.

rule movement_words cites r24 "7.1" {
  verb beam (what: crew_card) to (dest: place) past beamed log "{what} beams" { put what into dest }
  verb walk (what: crew_card) to (dest: place) past walked log "{what} walks" { put what into dest }
  verb move (what: ship) to (dest: mission) past moved log "{what} moves to {dest}" { put what into orbit of dest }
  verb join_attempt (what: personnel)
  verb staff_ship (what: personnel)
  verb attack (what: card)
  verb cloak (what: ship)
}

// Where a transporter of yours reaches: your ships and facilities here, and the surface of a planet.
rule beaming cites r24 "7.1.1" {
  noun beam_ends of (m: mission) gives set of card means
    (every c: craft where controller of c = you and location of c = m) + (every x in m where x is planet)
  noun cards_at (e: card) gives set of card means surface of e if e is mission else interior of e
  noun place_at (e: card) gives place means surface of e if e is mission else interior of e

  relation (e: card) has_passengers means some x: crew_card in place_at(e) where x is your and x can be beamed
  action beam in orders says "beam {who} from {start} to {dest}" {
    name start in every card where (it is craft and it is your or it is mission and it is planet) and it is has_passengers
    name dest in beam_ends of location of start where it != start
    legal when start is craft or dest is craft
    pick who: at least 1 crew_card in place_at(start) where it is your and it can be beamed and it is welcome_aboard dest
    do { for each c in who { if c is welcome_aboard dest { beam c to place_at(dest) } } }
  }
}

// How many personnel were beamed up or down at a location this turn.
rule beams_counted cites r24 "7.1.1" {
  field beams_here: number of mission = 0 resets every turn
  when beam of (p: personnel) {
    let m be location of p
    set beams_here of m to beams_here of m + 1
  }
}

rule walking cites r24 "7.1.2" {
  relation (e: craft) has_walkers means some x: personnel in interior of e where x is your and x can walk
  action walk in orders says "walk {who} from {start} to {dest}" {
    name start in every craft where it is your and it is has_walkers
    name dest in every craft where it is your and (host of it = start and it is docked or host of start = it and start is docked)
    pick who: at least 1 crew_card in interior of start where it is your and it can walk
    do { for each c in who { walk c to interior of dest } }
  }
}

rule staffing cites r24 "7.1.3" {
  relation (s: ship) staffed cites r18 "Staffing" means
    some p: personnel in interior of s where p can staff_ship and mode of p = mode of s
      and (fills(s) or p fills_alone s)
  clause may be fully staffed by (who: title) as lone_staffing of ship says "May be fully staffed by {who}."
  relation (p: personnel) fills_alone (s: ship) means some k in lone_staffings of s where covers(k.who, p)
  relation fills (s: ship) means
    number of (p: personnel in interior of s where p can staff_ship and p is compatible_with s and ([Cmd] in icons of p)) >= level([Cmd], staffing of s)
    and number of (p: personnel in interior of s where p can staff_ship and p is compatible_with s and ([Cmd] in icons of p or [Stf] in icons of p))
      >= level([Cmd], staffing of s) + level([Stf], staffing of s)
}

rule docking cites r24 "7.1.4" {
  action dock in orders says "dock {s} at {f}" {
    name s in every ship where it is your and it is undocked and it can move
    name f in every outpost in orbit of location of s where it is your and it is compatible_with s
    legal when s is staffed because "{s} is not staffed"
    do { put s into dock of f }
  }
  action undock in orders says "undock {s}" {
    name s in every ship where it is your and it is docked and it can move
    legal when s is staffed because "{s} is not staffed"
    do { put s into orbit of location of s }
  }
}

rule flying cites r24 "7.1.5" {
  // The spans of every location entered, without the one it starts from.
  noun distance (a: mission, b: mission) gives number means
    sum of span of m over m in spaceline where m != a and (position(m) > position(a) and position(m) <= position(b)
      or position(m) < position(a) and position(m) >= position(b))
  noun range_left of (s: ship) gives number means RANGE of s - range_used of s

  action fly in orders says "fly {s} to {dest}" {
    name s in every ship where it is your and it is undocked and it can move and it is staffed
    name dest in every mission in spaceline where it != location of s and quadrant of it = quadrant of location of s
      and distance(location of s, it) <= range_left of s
    do {
      set range_used of s to range_used of s + distance(location of s, dest)
      move s to dest
    }
  }
}

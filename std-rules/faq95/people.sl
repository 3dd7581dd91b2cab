// Who is what.

// Whoever has Leadership, or is an OFFICER by classification, leads.
amend rule skills {
  replace adjective leader (p: personnel) cites faq95 "1.1-leader", "3.6-toral" means
    not (p is unusable) and (skill_level(Leadership, p) > 0 or classification of p = OFFICER
      or covers("Toral", p) and some x: personnel where x != p and covers("Toral", x) and x is beside p
    and controller of x = controller of p)
}
// Toral has half of a Leadership: two such halves lead, and no mission is solved with one.
rule half_leaders cites faq95 "3.6-toral" {
  every personnel where covers("Toral", it): loses Leadership x1
}

// Two dilemmas speak of Tamarians, and a captain of theirs sends them away.
rule tamarians cites faq95 "3.6-dathon" {
  /// The dilemma is about Tamarians.
  relation (d: card) about_tamarians means covers("El-Adrel Creature", d) or covers("Shaka, When the Walls Fell", d)
  when encounter of (d: dilemma) { if d is about_tamarians and some c in team where covers("Dathon", c) { nullify d } }
}

// What ages people, or changes their kind, does nothing to machines.
rule artificial_people cites faq95 "3.6-hea-species" {
  /// A hologram, an android or an exocomp.
  relation (p: personnel) artificial means p is hologram or p is android
  /// The dilemma is about aging or about the species of people.
  relation (d: card) about_flesh cites faq95 "3.6-hea-species", "3.6-hea-disease" means
    covers("Hyper-Aging", d) or covers("Rascals", d) or covers("Barclay's Protomorphosis Disease", d) or covers("Yuta", d)
  forbid kill of (p: personnel) when p is artificial and acting is something and acting is about_flesh because "{p} is of no flesh"
  forbid afflict of (p: personnel) when p is artificial and acting is something and acting is about_flesh because "{p} is of no flesh"
}

// Whom his ship has switched off it runs again when his owner's next turn begins.
amend rule holograms cites faq95 "3.6-holo-killed" {
  when turn_begins (p: player) for each c: personnel
    where owner of c = p and c is hologram and c is deactivated and host of c is projects and deactivated_in of c > 0 {
    activate_program c
  }
}

// Of captains the ship's own card speaks, and no other. Those below are on the list of 1995 by other names.
amend rule matching_commanders cites faq95 "3.8-log-strict" {
  replace relation (p: personnel) matching_commander_of (c: craft) cites faq95 "3.8-log-strict", "3.8-log-none-u-s-s-enterprise",
    "3.8-log-none-i-k-c-buruk", "3.8-log-none-i-k-c-qu-vat", "3.8-log-none-i-k-c-vorn" means
    some n in captains_on(c as ship) where title of p = n
  /// The titles of the personnel whom a ship's card names as captain or commander.
  noun captains_on (s: ship) gives set of text cites faq95 "3.8-log-u-s-s-yamato", "3.8-log-u-s-s-phoenix", "3.8-log-u-s-s-sutherland",
    "3.8-log-u-s-s-hood", "3.8-log-u-s-s-enterprise-c", "3.8-log-future-enterprise", "3.8-log-u-s-s-stargazer", "3.8-log-i-k-c-bortas",
    "3.8-log-i-k-c-pagh", "3.8-log-i-k-c-hegh-ta", "3.8-log-i-k-c-t-ong", "3.8-log-i-k-c-maht-h-a", "3.8-log-haakona", "3.8-log-devoras",
    "3.8-log-khazara", "3.8-log-decius", "3.8-log-terix", "3.8-log-mercenary-ship", "3.8-log-gomtuu", "3.8-log-tama",
    "3.8-log-zalkonian-vessel" means
    ["Data"] if covers("U.S.S. Sutherland", s) else ["Mendak"] if covers("Devoras", s) else commanders of s
}

// Where the smaller group is to be arrested and both are of one size, chance says which.
amend rule house_arrest cites faq95 "3.8-treaty-broken" {
  replace procedure let_one_side_go (you: player, aboard_it: craft) {
    let strongest be those of (x: personnel in interior of aboard_it where controller of x = you
      and x is at_odds) with highest group_size(x)
    let free be first x in strongest
    if some x in strongest where not (x is compatible_with free) { let free be one of strongest at random }
    for each x: personnel in interior of aboard_it where controller of x = you and x is at_large and not (x is compatible_with free) {
      mark x as outvoted
    }
  }
}

// Under a treaty either side uses what is the other's.
amend rule using_equipment cites faq95 "3.7-equip-treaty" {
  replace relation (c: card) without_users means c is equipment and size(users of c) > 0
    and no p: personnel where spot(p) = spot(c) and controller of p = controller of c and not (p is unusable)
    and not (spot(c) = attempt_place and p is separated)
    and (some a in users of c where p is_one_of a or allied(a, mode of p, controller of p))
}

// Who comes down to the aged is aged with them, and may go on with the mission.
rule contagion cites faq95 "3.2-hyper-mission", "3.2-rem-scope" {
  when beam of (c: personnel) to (dest: place) cites faq95 "3.2-hyper-mission" {
    for each d: dilemma where covers("Hyper-Aging", d) and host of d is mission and surface of (host of d as mission) = dest {
      afflict c under d if not (c suffers_from d)
    }
  }
  // Fatigue takes everybody aboard the ships from which the team came, too. Nobody tells which those were: all of the player's there are taken.
  when place of (what: card) on (dest: card) cites faq95 "3.2-rem-scope" {
    if covers("REM Fatigue Hallucinations", what) and dest is mission and attempter is something {
      for each p: personnel where controller of p = attempter and host of p is ship and location of p = dest {
        afflict p under (what as dilemma) if not (p suffers_from (what as dilemma))
      }
    }
  }
}

// Whom the creatures have struck recovers aboard another ship. With the last of them gone they are, too.
rule flatland cites faq95 "3.2-2d" {
  before beam of (c: personnel) to (dest: place) {
    for each d: dilemma where covers("Two-Dimensional Creatures", d) and host of d is ship and host of d = host of c {
      if level(Empathy, skills of c) > 0 and some s: ship where interior of s = dest
        and (no p: personnel in interior of (host of d as ship) where p != c and level(Empathy, skills of p) > 0) { discard d }
    }
  }
}

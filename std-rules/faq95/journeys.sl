// Ships of 1995 that must go somewhere, and what lies in their way.

titles "Incoming Message - Federation", "Incoming Message - Klingon", "Incoming Message - Romulan"

// A message calls a ship home, to the nearest outpost of its side, and it does nothing else until it is there. Without such an
// outpost the message says nothing.
rule messages cites faq95 "3.9-incoming-order" {
  /// The affiliation whose ships a message calls.
  noun called_by (c: card) gives affiliation means
    Federation if covers("Incoming Message - Federation", c) else Klingon if covers("Incoming Message - Klingon", c)
    else Romulan if covers("Incoming Message - Romulan", c) else nothing
  /// The outposts to which a message may call a ship.
  noun homes_for (c: card) gives set of outpost means
    every f: outpost where controller of f = controller of host of c and mode of f = called_by(c)
      and quadrant_around(f) = quadrant_around(host of c)
  /// Where the nearest outpost is to which a message calls its ship.
  field called_to: mission of card
  procedure call_home (c: card) cites faq95 "3.9-incoming-order" {
    let you be controller of host of c
    let nearest_one be first f in (those of (f in homes_for(c)) with lowest distance(location of (host of c), location of f))
    if nearest_one is something {
      set called_to of c to location of nearest_one
      set heading of c to 1
    }
  }
  whenever some c: interrupt where called_by(c) is something and host of c is ship and size(homes_for(c)) = 0
    cites faq95 "3.9-incoming-null" {
    for each c: interrupt where called_by(c) is something and host of c is ship and size(homes_for(c)) = 0 { nullify c }
  }
  whenever c: interrupt where heading of c != 0 and location of c = destination_of(c) { end_journey c }
}
amend rule required_actions {
  replace noun destination_of (c: card) gives mission cites faq95 "3.9-incoming-order", "3.9-incoming-speed" means
    nothing if heading of c = 0
    else called_to of c if called_to of c is something
    else first m in (every x in spaceline where quadrant of x = quadrant of location of c) if heading of c < 0
    else last m in (every x in spaceline where quadrant of x = quadrant of location of c)
  replace relation (p: player) bound_to_act means
    ((some c: dilemma where heading of c != 0) or some c: interrupt where heading of c != 0)
    and some s: ship where controller of s = p and s is can_obey
  // Whoever must go on is stopped by a net all the same.
  replace noun next_stop of (s: ship) gives mission cites faq95 "3.2-cytherians-obstacles", "3.9-incoming-speed" means
    last m in (those of (x in spaceline where x is on_the_way_of s and distance(location of s, x) <= range_left of s
      and (skill_aboard(Diplomacy, s) >= 2 or not (location of s netted_off_from x)))
      with highest distance(location of s, x))
}
ruling "Incoming Message - Federation" in faq95 cites faq95 "3.9-incoming-order", "3.9-incoming-speed" {
  plays on ship where mode of it = Federation and controller of it != you
  when played: call_home(this)
  when this is journeyed: discard this
}
ruling "Incoming Message - Klingon" in faq95 cites faq95 "3.9-incoming-order" {
  plays on ship where mode of it = Klingon and controller of it != you
  when played: call_home(this)
  when this is journeyed: discard this
}
ruling "Incoming Message - Romulan" in faq95 cites faq95 "3.9-incoming-order" {
  plays on ship where mode of it = Romulan and controller of it != you
  when played: call_home(this)
  when this is journeyed: discard this
}

// Nobody hunts when there is nothing to hunt.
rule hunts cites faq95 "3.2-conundrum-none" {
  /// The ship of the other player is one that somebody may hunt.
  relation (p: player) has_no_prey means no s: ship where controller of s != p
  whenever some d: dilemma where covers("Conundrum", d) and host of d is ship and controller of host of d is has_no_prey
    cites faq95 "3.2-conundrum-none" {
    for each d: dilemma where covers("Conundrum", d) and host of d is ship { nullify d if controller of host of d is has_no_prey }
  }
}
ruling "Conundrum" in faq95 cites faq95 "3.2-conundrum-none" {
  unless INTEGRITY > 40: place this on attempting_ship
  not encoded "the ship must chase and attack one ship of the other player's"
}

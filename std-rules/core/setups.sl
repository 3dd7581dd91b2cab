// What scenarios may say of a position before anything happens in it.

setup mission of (p: player): (m: mission) {
  put m into spaceline
  set seeder of m to p
}
setup away team of (p: player) on (m: mission): (those_cards: set of card) {
  for each c in those_cards { place_for(c, surface of m, p) }
}
setup crew of (p: player) on (s: craft): (those_cards: set of card) {
  for each c in those_cards { place_for(c, interior of s, p) }
}
setup ship of (p: player) at (m: mission): (s: craft) { place_for(s, orbit of m, p) }
setup ship of (p: player) docked at (f: facility): (s: ship) { place_for(s, dock of f, p) }
setup outpost of (p: player) at (m: mission): (f: facility) { place_for(f, orbit of m, p) }
setup headquarters of (p: player) at (m: mission): (f: headquarters) { place_for(f, surface of m, p) }
setup hand of (p: player): (those_cards: set of card) { for each c in those_cards { put c into hand of p } }
setup mission pile of (p: player): (those_cards: set of card) { for each c in those_cards { put c into mission_pile of p } }
setup seed deck of (p: player): (those_cards: set of card) { for each c in those_cards { put c into seed_deck of p } }
setup draw deck of (p: player): (those_cards: set of card) { for each c in those_cards { put c into draw_deck of p } }
// The first one listed is drawn first.
setup battle bridge of (p: player): (those_cards: set of card) { for each c in those_cards { put c into battle_bridge of p at bottom } }
setup table of (p: player): (those_cards: set of card) { for each c in those_cards { place_for(c, table of p, p) } }
// The first one listed lies lowest, and is met first.
setup seeds of (p: player) under (m: mission): (those_cards: set of card) {
  for each c in those_cards {
    if c is dilemma { set seeder of c to p }
    if c is has_permission { set let_in of c to yes }
    put c into seeds of m at top
  }
}
setup (d: card) on (c: card) { put d into attached of c; start_countdown(d) }
// What he has played before in this turn.
setup earlier plays of (p: player): (those_cards: set of card) { let you be p; for each c in those_cards { announce play(c) } }
setup turn of (p: player) { next_turn p; set plays_left of p to 1 }
// The turn as it is taken, `at stage plays` or `at stage orders`: what is on no menu of the stage cannot be done.
setup whole turn of (p: player) { next_turn p; turn_of(p) }

rule setting_up cites r24 "12.3" {
  procedure place_for (c: card, where_to: place, p: player) {
    put c into where_to
    control c by p
    if c is personnel { set mode of c to first a in affiliations of c }
    if c is craft { set mode of c to first a in affiliations of c }
  }
}

// What scenarios may say of a position before anything happens in it.

/// The player has seeded this mission.
setup mission of (p: player): (m: mission) {
  put m into spaceline
  set seeder of m to p
}
/// These cards of the player are on the surface of the planet.
setup away team of (p: player) on (m: mission): (those_cards: set of card) {
  for each c in those_cards { place_for(c, surface of m, p) }
}
/// These cards of the player are aboard the ship or facility.
setup crew of (p: player) on (s: craft): (those_cards: set of card) {
  for each c in those_cards { place_for(c, interior of s, p) }
}
/// The player's ship is undocked at the mission.
setup ship of (p: player) at (m: mission): (s: craft) { place_for(s, orbit of m, p) }
/// The player's ship is docked at the facility.
setup ship of (p: player) docked at (f: facility): (s: ship) { place_for(s, dock of f, p) }
/// The player's outpost or station is at the mission.
setup outpost of (p: player) at (m: mission): (f: facility) { place_for(f, orbit of m, p) }
/// The player's headquarters is on the planet.
setup headquarters of (p: player) at (m: mission): (f: headquarters) { place_for(f, surface of m, p) }
/// These cards are in the player's hand.
setup hand of (p: player): (those_cards: set of card) { for each c in those_cards { put c into hand of p } }
/// These missions of the player are still to be laid out.
setup mission pile of (p: player): (those_cards: set of card) { for each c in those_cards { put c into mission_pile of p } }
/// These sites of the player are still to be seeded.
setup site pile of (p: player): (those_cards: set of card) { for each c in those_cards { put c into site_pile of p } }
/// These cards are still to be seeded.
setup seed deck of (p: player): (those_cards: set of card) { for each c in those_cards { put c into seed_deck of p } }
/// These cards are in the player's draw deck.
setup draw deck of (p: player): (those_cards: set of card) { for each c in those_cards { put c into draw_deck of p } }
// The first one listed is drawn first.
/// These tactics are in the player's Battle Bridge side deck.
setup battle bridge of (p: player): (those_cards: set of card) { for each c in those_cards { put c into battle_bridge of p at bottom } }
/// These cards of the player are on the table.
setup table of (p: player): (those_cards: set of card) { for each c in those_cards { place_for(c, table of p, p) } }
// The first one listed lies lowest, and is met first.
/// The player has seeded these cards under the mission; the first one named is met first.
setup seeds of (p: player) under (m: mission): (those_cards: set of card) {
  for each c in those_cards {
    if c is dilemma { set seeder of c to p }
    if c is has_permission { set let_in of c to yes }
    put c into seeds of m at top
  }
}
/// The first card has been placed on the second one.
setup (d: card) on (c: card) { put d into attached of c; start_countdown(d) }
// What he has played before in this turn.
/// The player has already played these cards this turn.
setup earlier plays of (p: player): (those_cards: set of card) { let you be p; for each c in those_cards { announce play(c) } }
/// It is the player's turn, with one card play left.
setup turn of (p: player) { next_turn p; set plays_left of p to 1 }
// The turn as it is taken, `at stage plays` or `at stage orders`: what is on no menu of the stage cannot be done.
/// The player's whole turn is played, up to the stage that is named.
setup whole turn of (p: player) { next_turn p; turn_of(p) }

rule setting_up cites r24 "12.3" {
  procedure place_for (c: card, where_to: place, p: player) {
    put c into where_to
    control c by p
    if c is personnel { set mode of c to first a in affiliations of c }
    if c is craft { set mode of c to first a in affiliations of c }
  }
}

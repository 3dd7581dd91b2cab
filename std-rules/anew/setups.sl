// What scenarios may say of a position before anything happens in it.

/// The player has laid out this location.
setup location of (p: player): (m: location) { put m into location_row of p at bottom; control m by p }
/// These cards of the player are in the stack on the location.
setup stack of (p: player) on (m: location): (those_cards: set of card) {
  for each c in those_cards { put c into surface of m; control c by p }
}
/// These cards of the player are aboard the ship.
setup crew of (p: player) on (s: ship): (those_cards: set of card) {
  for each c in those_cards { put c into interior of s; control c by p }
}
/// The player's ship is at the location.
setup ship of (p: player) at (m: location): (s: ship) { put s into orbit of m; control s by p }
/// These cards are in the player's hand.
setup hand of (p: player): (those_cards: set of card) { for each c in those_cards { put c into hand of p } }
/// These cards are in the player's draw deck; the first one is drawn first.
setup draw deck of (p: player): (those_cards: set of card) { for each c in those_cards { put c into draw_deck of p at bottom } }
/// These locations are still to be laid out.
setup locations of (p: player): (those_cards: set of card) { for each c in those_cards { put c into location_pile of p } }
/// These dilemmas are in the player's pile; the first one is drawn first.
setup dilemmas of (p: player): (those_cards: set of card) { for each c in those_cards { put c into dilemma_pile of p at bottom } }
/// These objectives are in the player's side deck; the first one is drawn first.
setup objectives of (p: player): (those_cards: set of card) { for each c in those_cards { put c into objective_deck of p at bottom } }
/// These tactics are in the player's side deck; the first one is drawn first.
setup tactics of (p: player): (those_cards: set of card) { for each c in those_cards { put c into tactic_deck of p at bottom } }
/// The player is to complete this objective.
setup active objective of (p: player): (o: objective) { put o into active_objectives of p }
/// The player has completed this objective.
setup completed objective of (p: player): (o: objective) { put o into completed_objectives of p }
/// These dilemmas lie overcome beneath the objective.
setup overcome beneath (o: objective): (those_cards: set of card) { for each c in those_cards { put c into overcome of o face_up } }
/// These events lie in the player's core.
setup core of (p: player): (those_cards: set of card) { for each c in those_cards { put c into core_area of p } }
/// The first card lies on the second one.
setup (d: card) on (c: card) { put d into attached of c }
/// It is the player's turn, with seven counters.
setup turn of (p: player) { next_turn p; take_counters(p) }
/// The player's whole turn is played, up to the stage that is named.
setup whole turn of (p: player) { next_turn p; turn_of(p) }

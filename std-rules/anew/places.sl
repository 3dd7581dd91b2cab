// Where cards can be.

/// The cards in a player's hand.
zone hand of player: seen by holder
/// The deck from which a player draws.
zone draw_deck of player: ordered from top, seen by nobody, starts with "main deck"
/// The cards of a player that were discarded or destroyed.
zone discard_pile of player: ordered from top, seen by everybody
/// The cards of a player that are removed from the game.
zone removed of player: seen by everybody
/// The locations that a player has still to lay out.
zone location_pile of player: seen by holder, starts with "locations"
/// A player's row of locations.
zone location_row of player: ordered from left, in play, seen by everybody
/// A player's dilemma pile. What was returned to it lies face up at its bottom.
zone dilemma_pile of player: ordered from top, seen by nobody, starts with "dilemmas"
/// The dilemmas that a player has drawn against an attempt.
zone drawn_dilemmas of player: seen by holder
/// The dilemmas that a player has chosen against an attempt, in the order in which they will be met.
zone dilemma_stack of player: ordered from top, seen by holder
/// The objectives that a player may still draw.
zone objective_deck of player: ordered from top, seen by nobody, starts with "objectives"
/// The objectives that a player's personnel may attempt.
zone active_objectives of player: in play, seen by everybody
/// The objectives that a player has completed.
zone completed_objectives of player: in play, seen by everybody
/// A player's tactics. What was used or not chosen lies face up at its bottom.
zone tactic_deck of player: ordered from top, seen by nobody, starts with "tactics"
/// The tactics that a player has drawn for an engagement.
zone drawn_tactics of player: seen by holder
/// The tactic with which a player fights.
zone active_tactic of player: in play, seen by holder
/// The events of a player that lie in his core.
zone core_area of player: in play, seen by everybody
/// What has been announced and has not happened yet.
zone pending of game: seen by everybody
/// The dilemma that is being faced.
zone faced of game: seen by everybody
/// The personnel and equipment in the stacks on a location.
zone surface of location: in play, seen by owner
/// The ships at a location.
zone orbit of location: in play, seen by everybody
/// The personnel and equipment aboard a ship.
zone interior of ship: in play, seen by owner
/// What was placed on a card.
zone attached of card: in play, seen by everybody
/// What was placed on a card straight from a hand, pile or deck. It is not in play.
zone tucked_under of card: seen by everybody
/// The dilemmas that were overcome beneath an objective.
zone overcome of objective: seen by everybody

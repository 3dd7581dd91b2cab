// How the game begins, and how turns go.

/// A turn begins.
event turn_begins (p: player) ordered by p log "-- {p}'s turn" cites anew "TURN SEQUENCE"
/// A turn ends; what is due then its player does in any order.
event turn_ends (p: player) ordered by p cites anew "3. DISCARD EXCESS CARDS"
/// A turn is over, after all that was due at its end.
event turn_closes (p: player) cites anew "3. DISCARD EXCESS CARDS"
/// Until the turn is over.
time end of turn: turn_closes
/// Until your next turn begins.
time start of your next turn: turn_begins of you
/// For the rest of the game.
time end of game: never
/// When your turn begins.
frame at start of each turn: when turn_begins of you
/// When your turn ends.
frame at end of each turn: when turn_ends of you

/// What you may do in the segment in which cards are played and drawn.
menu plays_and_draws says "play and draw cards"
/// The orders that you may give.
menu orders says "execute orders", for card text
/// The location that you lay out next.
menu laying says "lay out a location"
/// What you may do while something is going on.
menu quick_answers says "play an interrupt", on the side

/// Once in each of your turns, however many copies of the card you have.
limit once_each_turn (p: player, name: title, clause: number) per turn of p says "once each turn" cites anew "start-of-turn"
/// Once per game, however many copies of the card you have.
limit once_per_game (p: player, name: title, clause: number) per game says "once per game" cites anew "TURN SEQUENCE"

rule the_game cites anew "PLAYING THE GAME" {
  /// The player who took the first turn.
  field first_player: player of game
  procedure game cites anew "turn-order", "players" {
    stage setup {
      for each p in players { lay_locations(p) }
      for each p in players { get_ready(p) }
    }
    stage play {
      let starter be one of players at random
      remember_first(starter)
      next_turn first_player
      while yes {
        turn_of(turn_player)
        next_turn next_player(turn_player)
      }
    }
  }
}

rule first_players cites anew "setup-first-player" {
  procedure remember_first (p: player) cites anew "setup-first-player" { set first_player to p }
}

rule getting_ready cites anew "setup-piles" {
  procedure get_ready (p: player) cites anew "setup-piles" {
    shuffle dilemma_pile of p
    shuffle objective_deck of p
    shuffle tactic_deck of p
    shuffle draw_deck of p
    first_objectives(p)
    first_hand(p)
  }
  procedure first_objectives (p: player) cites anew "setup-objectives" {
    for each o in top_of(number of (m in location_row of p where not (m is headquarters)), objective_deck of p) { activate(o, p) }
  }
  procedure first_hand (p: player) cites anew "setup-hand" { put top_of(7, draw_deck of p) into hand of p }
}

// In any order, but those of one quadrant lie together, and so do those in time.
rule laying_locations cites anew "setup-locations" {
  procedure lay_locations (p: player) cites anew "setup-locations" {
    while size(location_pile of p) > 0 { offer p must laying once }
  }
  action lay_location in laying says "lay out {m}" cites anew "setup-locations" {
    name m in every location in location_pile of you
    legal when m is kept_to_quadrant because "locations of one quadrant lie together"
    legal when m is kept_to_time because "locations in time lie together"
    do { put m into location_row of you at bottom }
  }
  /// The location that lies last in your row.
  noun last_laid gives location means last m in location_row of you
  /// No other location of the quadrant that was begun is left, or this one belongs to it.
  relation (m: location) kept_to_quadrant cites anew "setup-quadrant-groups" means
    last_laid is nothing or quadrant of m = quadrant of last_laid
    or no x: location in location_pile of you where quadrant of x = quadrant of last_laid
  /// The location goes on with those in time, or none of them is left in the quadrant.
  relation (m: location) kept_to_time cites anew "setup-time-locations" means
    last_laid is nothing or m is temporal or last_laid is not temporal
    or no x: location in location_pile of you where x is temporal and quadrant of x = quadrant of last_laid
}

// Seven counters pay for what is played and drawn; what is left of them is lost.
rule counters_of_a_turn cites anew "seven-counters" {
  /// The counters that a player has left.
  field counters: number of player = 0 says "{counters} counters"
}
rule the_turn cites anew "PLAYING THE GAME" {
  procedure turn_of (you: player) cites anew "turn-segments", "start-of-turn", "end-of-turn", "orders-list", "orders-unlimited",
    "order-actions",
    "orders-done", "interrupt-any-segment" {
    stage start {
      take_counters(you)
      announce turn_begins(you)
    }
    stage playing {
      replace_objectives(you)
      offer you plays_and_draws, quick_answers
    }
    stage giving_orders {
      lose_counters(you)
      offer you orders, quick_answers
    }
    stage ending {
      discard_excess(you)
      announce turn_ends(you)
      restore_all()
      announce turn_closes(you)
    }
  }
  procedure take_counters (p: player) cites anew "seven-counters" { set counters of p to 7 }
  procedure lose_counters (p: player) cites anew "counters-no-carry" { set counters of p to 0 }
  procedure discard_excess (you: player) cites anew "hand-limit" {
    while size(hand of you) > 7 { discard one card in hand of you }
  }
  // Of all players.
  procedure restore_all cites anew "turn-end-restore" {
    for each c: card where c is stopped { unstop c }
    for each s: ship { set range_used of s to 0 }
  }
  // Who has no objective draws one, for nothing.
  procedure replace_objectives (p: player) cites anew "draw-objective" {
    if size(active_objectives of p) = 0 and size(objective_deck of p) > 0 { activate(top(objective_deck of p), p) }
  }
  procedure activate (o: card, p: player) cites anew "setup-objectives" {
    put o into active_objectives of p
    show o
    announce is_activated(p, o)
  }
  /// A player has another objective to complete.
  event is_activated (p: player, o: card) log "{p} is to complete {o}"
}

rule drawing cites anew "draw-cost" {
  /// Draws so many cards, one after the other.
  verb draw (n: number) one by one past drew cites anew "draw-cost" {
    let drawn_card be top(draw_deck of you)
    put drawn_card into hand of you
    announce is_drawn(you)
  }
  /// A card is drawn.
  event is_drawn (p: player) log "{p} draws a card"
  forbid draw by (p: player) when size(draw_deck of p) = 0 because "the draw deck is empty"
  action draw in plays_and_draws says "draw a card" cites anew "draw-cost" {
    legal when counters of you >= 1 because "no counters are left"
    legal when you can draw because "the draw deck is empty"
    cost { set counters of you to counters of you - 1 }
    do { draw 1 }
  }
}

rule stopping cites anew "stopped-until-end" {
  /// A card that can carry out no orders until the turn is over.
  state stopped of personnel, ship, equipment
  /// Stops a card.
  verb stop (what: personnel or ship or equipment) past stopped log "{what} is stopped" cites anew "stopped-until-end" {
    mark what as stopped
    leave_attempt(what)
  }
  forbid stop of (c: personnel or ship or equipment) when c is stopped because "{c} is stopped already"
  /// A stopped card may carry out orders again.
  verb unstop (what: card) past unstopped cites anew "turn-end-restore" { unmark what as stopped }
}

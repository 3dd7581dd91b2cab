// The turn, and the game as a whole.

/// A turn begins.
event turn_begins (p: player)
// What is due at the end of a turn its player does in any order.
/// A turn ends; what is due then its player does in any order.
event turn_ends (p: player) ordered by p cites r24 "8.0"
// What lasts until the end of a turn lasts through all that is due then, the draw included, which is the last thing in it.
/// A turn is over, after all that was due at its end.
event turn_closes (p: player) cites r24 "8.0"
/// A phase of the game begins.
event phase_begins (name: text) log "-- {name}"
// How things stand when a turn begins, for those who read the log.
/// A turn begins; the log tells the points of both players.
event turn_opens (n: number, p: player, mine: number, them: player, theirs: number) log "-- turn {n}: {p} ({p} {mine}, {them} {theirs})"

/// Until the next turn begins, whoever has it.
time start of next turn: turn_begins
/// Until your next turn begins.
time start of your next turn: turn_begins of you
/// Until the turn is over.
time end of turn: turn_closes
/// For the rest of the game.
time end of game: never
// A next turn is none in which it was said.
/// Until your next turn is over; the present turn is not meant.
time end of your next turn: turn_closes of you after turn_number changes

/// When any player's turn begins.
frame at start of every turn: when turn_begins
/// When your turn begins.
frame at start of each turn: when turn_begins of you
/// When any player's turn ends.
frame at end of every turn: when turn_ends
/// When your turn ends.
frame at end of each turn: when turn_ends of you

/// What you may play instead of, or with, your normal card play.
menu card_plays says "play a card", for card text that does use_play
/// What you may do when you execute orders in your turn.
menu orders says "execute orders", for card text
/// What you may do at any time, in both players' turns.
menu any_time says "at any time", for card text that says so
/// What you may seed in the facility phase.
menu seeding says "seed"
/// What you may do at the end of your turn.
menu last_things says "at the end of your turn"
/// The mission you may lay out.
menu mission_seeding says "seed a mission"
/// The doorways you may seed.
menu doorway_seeding says "seed a doorway"
/// The cards you may seed under missions.
menu dilemma_seeding says "seed under a mission"

// However many copies of the card you have. Each turn is each of your own, and of nobody before the first of them.
/// Once in each of your turns, however many copies of the card you have.
limit once_each_turn (p: player, name: title, clause: number) per turn of p says "once each turn" cites r24 "12.2",
  "12.8-other-frequencies", "g-cumulative-ex-once", "gl-cum-once-per-turn", "g-cumulative-once-turn" cites r18 "opt"
  cites faq95 "1.1-turn-each"
/// Once per game for all texts of the card together.
limit once_per_game_in_all (p: player, name: title) per game says "once per game in all" cites r24 "12.8"
/// Once per game, however many copies of the card you have.
limit once_per_game (p: player, name: title, clause: number) per game says "once per game" cites r24 "12.8-once-per-game",
  "12.8-once-per-player", "12.8-once-per-card-title", "g-in-play-once-per-game-stays" cites r18 "opg-copies", "opg-different-cards",
  "opg-each-player" cites faq95 "1.1-once-per-game"
/// Once in each of your turns for each copy of the card.
limit once_each_turn_per_copy (p: player, c: card, clause: number) per turn of p says "once each turn per copy" cites r24 "12.2"
  cites faq95 "3.8-interrogate-many"
/// Twice in each of your turns, however many copies of the card you have.
limit twice_each_turn (p: player, name: title, clause: number) per turn of p 2 times says "twice each turn" cites r24 "12.2"
// Some speak of what only your opponent does in his.
/// Once in each of your opponent's turns, however many copies of the card you have.
limit once_each_opponents_turn (p: player, name: title, clause: number) per turn of opponent of p says "once each of opponent's turns"
  cites r24 "12.2"
/// Twice per game, however many copies of the card you have.
limit twice_per_game (p: player, name: title, clause: number) per game 2 times says "twice per game" cites r24 "12.8"
/// Three times per game, however many copies of the card you have.
limit thrice_per_game (p: player, name: title, clause: number) per game 3 times says "thrice per game" cites r24 "12.8"
// Every turn is anybody's, so what may be done in it may be done in the other player's turn, too.
/// Once in every turn, yours and your opponent's, however many copies of the card you have.
limit once_every_turn (p: player, name: title, clause: number) per turn in any_time says "once every turn" cites r24 "12.2"
  cites faq95 "1.1-turn-every"

rule the_game cites r24 "4.0-game-structure", "4.0-order", "4.0-starting-player", "4.0-starting-player-first" cites r18 "seed-four-phases",
  "start-player-random" {
  procedure game {
    let starter be one of players at random
    stage seeding {
      announce phase_begins("seeding")
      doorway_phase(starter)
      mission_phase(starter)
      dilemma_phase(starter)
      facility_phase(starter)
    }
    stage opening { for each p in players { begin_play(p) } }
    stage play {
      next_turn starter
      while yes {
        turn_of(turn_player)
        next_turn next_player(turn_player)
      }
    }
  }
}

// Seeds that were not used are shown and are out of the game; then both draw seven cards.
rule the_opening cites r24 "4.5" {
  procedure begin_play (p: player) cites r24 "4.5", "3.0-roles" cites r18 "deck-seed-purpose", "play-start-hand", "start-unused-oop" {
    for each c in seeds_at_hand of p { show c }
    put seed_deck of p into out_of_play of p
    put site_pile of p into out_of_play of p
    shuffle draw_deck of p
    put top_of(7, draw_deck of p) into hand of p
  }
}

rule the_turn cites r24 "5" {
  /// The card plays that a player has left this turn.
  field plays_left: number of player = 0
  /// The card plays of this turn that a player gave up when he began to give orders.
  field plays_unused: number of player = 0
  procedure turn_of (you: player) cites r24 "5" cites r18 "play-first-turn", "play-turn-three-actions" cites faq95 "1.1-turn-order" {
    stage start {
      set plays_left of you to 1
      announce turn_opens(turn_number, you, points of you, opponent, points of opponent)
      announce turn_begins(you)
    }
    stage replacing { offer you exchanges }
    // Every play comes before the first order; passing begins the orders.
    stage plays { play_cards(you) }
    stage orders { give_orders(you) }
    stage end {
      end_turn(you)
      announce turn_closes(you)
    }
  }
  procedure play_cards (you: player) cites r24 "6.1-before-orders", "6.1.1-before-orders" cites r18 "cardplay-before-orders",
    "free-before-orders" {
    between_actions()
    offer you card_plays, any_time, affiliation_changes, suspending then between_actions()
  }
  procedure give_orders (you: player) cites r24 "5.0-actions", "7.0-giving-orders", "10.1-special-active-own-turn",
    "g-executing-orders-def", "g-executing-orders-limit", "g-executing-orders-any-time", "g-executing-orders-text"
    cites r18 "orders-announce" {
    set plays_unused of you to plays_left of you
    set plays_left of you to 0
    between_actions()
    offer you orders, any_time, affiliation_changes, suspending then between_actions()
  }
  // Whatever is due at the end, the draw comes last.
  procedure end_turn (you: player) cites r24 "8.0-announce", "8.0-draw-last" cites r18 "eot-announce" cites faq95 "1.1-end-of-turn",
    "1.1-no-draw", "1.1-turn-simultaneous" {
    announce turn_ends(you)
    draw 1
    check_empty_decks()
  }
}

// Between actions either player may play what can be played at any time: before the first play and the first order, too,
// and in a turn in which nothing is done.
rule at_any_time cites r24 "2.6", "gl-alternate-actions", "gl-opponents-turn-actions" cites r18 "alt-active-first"
  cites faq95 "1.2-time-to-respond", "1.2-simultaneous", "1.2-action-move" {
  // Whose turn it is has that among his actions anyway, and is asked only when the other one has done something.
  procedure between_actions {
    offer opponent of turn_player any_time, suspending, affiliation_changes once then answer_in_turn()
  }
  window answering offers any_time, suspending from turn_player
  procedure answer_in_turn { open answering() }
}

// A full turn is a whole turn: the one in which a card came is none.
rule full_turns cites r24 "12.2" cites r18 "turn-each-def", "turn-every-def", "turn-full", "turn-subject-wcb" cites faq95 "1.1-turn-full" {
  /// What happens at the end of your turn with this number, counted in full turns since the card came into play.
  clause at end of your full turn number (n: number): (what: effects) as last_turn says "At the end of your full turn number {n}, {what}."
  /// The turn in which a card came into play.
  field came_in_turn: number of card
  /// How many full turns of its player a card has been in play.
  field full_turns: number of card = 0
  /// A turn of the player has passed since the card came into play.
  relation (c: card) has_lived_a_turn_of (p: player) means
    reader(c) = p and (some k in last_turns of c) and came_in_turn of c != turn_number
  /// This turn is the one at whose end the card has its effect.
  relation (c: card) is_at_its_last_turn means some k in last_turns of c where k.n = full_turns of c + 1
  when turn_ends (p: player) {
    for each c: card where c has_lived_a_turn_of p and not (c is_at_its_last_turn) { set full_turns of c to full_turns of c + 1 }
  }
  when turn_ends (p: player) one by one for each c: card where c has_lived_a_turn_of p and c is_at_its_last_turn {
    set full_turns of c to full_turns of c + 1
    for each k in last_turns of c where k.n = full_turns of c { follow k.what for c as p }
  }
}

// The types of cards, for texts that ask for one.

rule card_types cites r24 "gl-functions-as" cites r18 "type-seeds-like-not-dilemma" {
  /// The card types, each with its icon.
  enum card_type: [Mis], [Dil], [Art], [Evt], [Inc], [Obj], [Door], [Int], [Per], [Equ], [Shi], [Fac], [Tac], [Site], [TL], [Trib], [Tro]
  /// The card type that is printed on a card.
  noun card_type of (c: card) gives card_type cites r24 "2.0-seventeen", "2.15-normal-type", "12.13-card-type-icons", "gl-not-card-types"
    cites r18 "type-count" means
    [Per] if c is personnel else [Shi] if c is ship else [Fac] if c is facility else [Equ] if c is equipment
    else [Evt] if c is event else [Int] if c is interrupt else [Inc] if c is incident else [Obj] if c is objective
    else [Dil] if c is dilemma else [Art] if c is artifact else [Door] if c is doorway else [Tac] if c is tactic else [Site] if c is site
    else [TL] if c is time_location else [Trib] if c is tribble else [Tro] if c is trouble else [Mis]
  // An artifact that says how it plays, and neither at once nor as equipment.
  /// An artifact that is played like an event once it is earned.
  relation (c: card) used_as_event cites r24 "12.13-functions-as-general", "gl-functions-as" means
    c is artifact and not (c is plays_at_once or c is used_as_equipment or c is used_as_interrupt)
      and some w in ways of c where w.plays
  /// An interrupt, or an artifact that is played like one.
  relation (c: card) plays_as_interrupt means c is interrupt or c is used_as_interrupt
  /// The card is of this type, or is used as if it were.
  relation (c: card) is_of_type (t: card_type) means card_type of c = t or t = [Evt] and c is used_as_event
    or t = [Equ] and c is used_as_equipment or t = [Int] and c is used_as_interrupt
  /// How many different card types have been removed from the game.
  noun types_removed_from_game gives number means
    number of (t in symbols of card_type where some p in players where (some c in removed of p where c is_of_type t))
  /// `[Evt] card`: a card of this type, or used as if it were.
  adjective (t: card_type) of (c: card) means c is_of_type t
}

// A guess at what one hidden card is: whoever points at it knows nothing of it, so that chance may as well point.
rule guessing cites r24 "1.2" {
  /// The player names a card type and points at a random card of a player's hand; a right guess discards it.
  verb guess_at_hand of (p: player) past guessed_at log "{by} guesses at a card of {p}" {
    let guess be one of symbols of card_type
    let pointed_at be one of (hand of p) at random
    if pointed_at is something {
      show pointed_at
      announce is_guessed(you, guess, pointed_at)
      if pointed_at is_of_type guess { discard pointed_at }
    }
  }
  /// A player says which type a card of another's hand has.
  event is_guessed (p: player, guess: card_type, c: card) log "{p} says {guess}, and it is {c}"
}

// The types of cards, for texts that ask for one.

rule card_types cites r24 "2.0", "12.13" {
  // A type and its icon are the same.
  enum card_type: [Mis], [Dil], [Art], [Evt], [Inc], [Obj], [Door], [Int], [Per], [Equ], [Shi], [Fac], [Tac], [Site], [TL], [Trib], [Tro]
  noun card_type of (c: card) gives card_type means
    [Per] if c is personnel else [Shi] if c is ship else [Fac] if c is facility else [Equ] if c is equipment
    else [Evt] if c is event else [Int] if c is interrupt else [Inc] if c is incident else [Obj] if c is objective
    else [Dil] if c is dilemma else [Art] if c is artifact else [Door] if c is doorway else [Tac] if c is tactic else [Site] if c is site
    else [TL] if c is time_location else [Trib] if c is tribble else [Tro] if c is trouble else [Mis]
  // An artifact that says how it plays, and neither at once nor as equipment.
  relation (c: card) used_as_event cites r24 "gl artifact" means
    c is artifact and not (c is plays_at_once or c is used_as_equipment or c is used_as_interrupt)
      and some w in ways of c where w.plays
  relation (c: card) plays_as_interrupt cites r24 "gl artifact" means c is interrupt or c is used_as_interrupt
  relation (c: card) is_of_type (t: card_type) means card_type of c = t or t = [Evt] and c is used_as_event
    or t = [Equ] and c is used_as_equipment or t = [Int] and c is used_as_interrupt
  noun types_removed_from_game gives number means
    number of (t in symbols of card_type where some p in players where (some c in removed of p where c is_of_type t))
  adjective (t: card_type) of (c: card) means c is_of_type t
}

// A guess at what one hidden card is: whoever points at it knows nothing of it, so that chance may as well point.
rule guessing cites r24 "12.12" {
  verb guess_at_hand of (p: player) past guessed_at log "{by} guesses at a card of {p}" {
    let guess be one of symbols of card_type
    let pointed_at be one of (hand of p) at random
    if pointed_at is something {
      show pointed_at
      announce is_guessed(you, guess, pointed_at)
      if pointed_at is_of_type guess { discard pointed_at }
    }
  }
  event is_guessed (p: player, guess: card_type, c: card) log "{p} says {guess}, and it is {c}"
}

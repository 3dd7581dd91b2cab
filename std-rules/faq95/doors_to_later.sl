// The door to a later time: a card comes now, and the door through which it came is shown in its player's next turn.

titles "Devidian Door"

rule devidian_doors cites faq95 "3.10-dev-concept" {
  /// The turn in which a player let a card come from later and for which he has shown no door yet, or 0.
  field door_owed_from: number of player = 0
  /// The player still has to show a door.
  relation (p: player) owes_a_door means door_owed_from of p > 0
  /// The player still has to show a door, and has none to show.
  relation (p: player) cannot_show_his_door cites faq95 "3.10-dev-show" means
    p is owes_a_door and no d in hand of p where covers("Devidian Door", d)
  // Whoever owns no door says nothing of it.
  /// The player has a door in his hand or draw deck.
  relation (p: player) has_a_door_somewhere means
    (some d in hand of p where covers("Devidian Door", d)) or some d in draw_deck of p where covers("Devidian Door", d)
  /// A card is let come from later.
  event comes_from_later (p: player, c: card) log "{p} says Devidian Door: {c} comes from later"
  /// Of the cards from a later time one comes into play in a turn.
  limit one_card_from_later (p: player) per turn says "one card from later each turn"
  /// The card may come from later now: no battle goes on, and nothing is being met.
  relation (c: card) may_come_from_later cites faq95 "3.10-dev-3", "3.10-dev-4" means
    (c is personnel or c is equipment) and c is may_enter and c is has_permission and turn_player is has_a_door_somewhere
    and not in_battle and facing_now is nothing and attempter is nothing

  // Anybody who is let come is there at once, whatever hinders transporters.
  action let_come in any_time says "let {c} come from later to {dest}" {
    name c in hand of you where you = turn_player and it is may_come_from_later
    name dest in ends_of_the_door(you)
    limit one_card_from_later(you)
    do {
      let_a_card_come(c)
      arrive_from_later(c, dest)
    }
  }
  /// The cards to which somebody may be let come.
  noun ends_of_the_door (p: player) gives set of card cites faq95 "3.10-dev-1", "3.10-dev-2", "3.10-dev-5", "3.10-dev-7", "3.10-dev-9" means
    (every x: craft where x is ship or x is outpost) + (every m in spaceline)
    + (every d: dilemma where d is roams_the_spaceline)
  procedure let_a_card_come (c: card) cites faq95 "3.10-dev-concept" {
    set door_owed_from of turn_player to turn_number
    show c
    announce comes_from_later(turn_player, c)
  }
  procedure arrive_from_later (c: card, dest: card) cites faq95 "3.10-dev-1", "3.10-dev-2", "3.10-dev-7", "3.10-dev-9" {
    let you be owner of c
    if c is personnel { let side be one of affiliations of c; set mode of c to side }
    if dest is dilemma { put c into attached of dest }
    else if dest is mission {
      if dest is planet { put c into surface of dest } else { float_in_space(c, dest as mission) }
    }
    else {
      put c into interior of (dest as craft)
      if c is personnel and controller of dest != you { let you be opponent; capture c }
    }
  }

  // In space people die; androids and things float there until a ship with a good transporter takes them in.
  procedure float_in_space (c: card, m: mission) cites faq95 "3.10-dev-5" {
    put c into attached of m
    if c is personnel and not (c is Soong_type) and not (covers("Exocomp", c)) { discard c }
  }
  action take_in_floating in orders says "take in {c} with {s}" cites faq95 "3.10-dev-5" {
    name c in every crew_card where it is your and host of it is mission and spot(it) = attached of host of it
    name s in every ship in orbit of location of c where it is your and skill_aboard(Transporter Skill, it) > 0
    do { put c into interior of s }
  }

  // It may lie where it does nothing, too, or where a seed card would.
  action let_come_beneath in any_time says "let {c} come from later beneath {m}" cites faq95 "3.10-dev-6" {
    name c in hand of you where you = turn_player and it is may_come_from_later
    name m in spaceline
    limit one_card_from_later(you)
    do {
      let_a_card_come(c)
      put c into seeds of m at top face_down
    }
  }
  action let_come_elsewhere in any_time says "let {c} come from later elsewhere" {
    name c in hand of you where you = turn_player and it is may_come_from_later
    limit one_card_from_later(you)
    do {
      let_a_card_come(c)
      choose one {
        says "on the table" { put_from_later(c, table of you) }
        says "your draw deck" { put_from_later(c, draw_deck of you) }
        says "your discard pile" { put_from_later(c, discard_pile of you) }
        says "your hand" { put_from_later(c, hand of you) }
        says "your opponent's draw deck" { put_from_later(c, draw_deck of opponent) }
        says "your opponent's discard pile" { put_from_later(c, discard_pile of opponent) }
        says "your opponent's hand" { put_from_later(c, hand of opponent) }
      }
    }
  }
  procedure put_from_later (c: card, where_to: place) cites faq95 "3.10-dev-8", "3.10-dev-10", "3.10-dev-11" { put c into where_to at top }

  // To show it is no play of it, so nothing that answers plays answers that.
  action show_door in any_time says "show {d}" cites faq95 "3.10-dev-show", "3.10-dev-vortex", "3.9-vortex" {
    name d in hand of you where covers("Devidian Door", it)
    legal when you is owes_a_door and door_owed_from of you != turn_number because "no door is to be shown now"
    do {
      reveal d
      set door_owed_from of you to 0
      place_out_of_play d
    }
  }
  when turn_closes (p: player) cites faq95 "3.10-dev-concept" {
    if turn_player = p and p is owes_a_door and door_owed_from of p != turn_number {
      finish for opponent of p because "the door was not shown"
    }
  }
  advice on let_come (c: card, dest: card) means -50
  advice on let_come_beneath (c: card, m: mission) means -100
  advice on let_come_elsewhere (c: card) means -100
  advice on show_door (d: card) means 100
}

// Cards with several affiliations have one at a time.

// It is changed as often as one likes, between actions, if nobody aboard becomes incompatible by it.
rule changing_affiliation cites r24 "6.3.3", "gl-becomes" cites r18 "multi-change-planet" cites faq95 "3.6-dual-state",
  "3.6-dual-no-response" {
  /// Changes of affiliation by personnel, ships and facilities that have several.
  menu affiliation_changes says "change sides", on the side
  /// Changes a card with several affiliations to one of them.
  verb turn_to (what: personnel or craft) as_one_of (side: affiliation) past turned log "{what} is {side} now" { set mode of what to side }
  action change_affiliation in affiliation_changes says "turn {c} to {a}" {
    name c in those_of_several_sides where it is your
    name a in affiliations of c where it != mode of c and may_turn(c, it)
    do {
      turn_to(c, a)
      set side_taken of c to a
    }
  }
  // The affiliations of a mission are of those who may attempt it.
  /// The personnel, ships and facilities in play with more than one affiliation.
  noun those_of_several_sides gives set of card means every c: card where (c is personnel or c is craft) and size(affiliations of c) > 1
  /// Whether a card with several affiliations may change to this one where it is.
  noun may_turn (c: card, a: affiliation) gives truth means
    may_stay(c, a, host of c, c) if c is personnel
    else no x: personnel in interior of c where controller of x = controller of c and x is not arrested and not agrees(c, a, x)
}

// Whose affiliation is taken from him is of one that he has now. Who only gains one may take it as he takes any of his, and loses it
// with what gave it to him. An affiliation that somebody was given beside his own stays as it is.
rule affiliation_taken cites r24 "6.3.3" {
  /// The affiliation to which a card was changed last.
  field side_taken: affiliation of card
  /// The card's current affiliation is one that it no longer has.
  relation (c: personnel or craft) out_of_its_side means
    size(affiliations of c) > 0 and not (mode of c in affiliations of c)
      and (mode of c = side_taken of c or side_taken of c is nothing and mode of c in printed affiliations of c)
  whenever c: personnel where c is out_of_its_side { find_a_side(c, controller of c) }
  whenever c: craft where c is out_of_its_side { find_a_side(c, controller of c) }
  procedure find_a_side (c: personnel or craft, you: player) {
    let side be one of affiliations of c
    set mode of c to side
    set side_taken of c to side
  }
}

// Cards with several affiliations have one at a time.

// It is changed as often as one likes, between actions, if nobody aboard becomes incompatible by it.
rule changing_affiliation cites r24 "6.3.3" {
  menu affiliation_changes says "change sides", on the side
  verb turn_to (what: personnel or craft) as_one_of (side: affiliation) past turned log "{what} is {side} now" { set mode of what to side }
  action change_affiliation in affiliation_changes says "turn {c} to {a}" {
    // The affiliations of a mission are of those who may attempt it.
    name c in every card where it is your and (it is personnel or it is craft) and size(affiliations of it) > 1
    name a in affiliations of c where it != mode of c and may_turn(c, it)
    do { turn_to(c, a) }
  }
  noun may_turn (c: card, a: affiliation) gives truth means
    may_stay(c, a, host of c, c) if c is personnel
    else no x: personnel in interior of c where controller of x = controller of c and x is not arrested and not agrees(c, a, x)
}

// Ships that others carry.

// What lets somebody launch them lets him take them in again. It is no use of RANGE, and the carrier needs somebody who can do it.
rule carried_ships cites r24 "g-engage-shuttle-operations" cites cr98 "launch-recover" {
  /// Your ships of this description may be loaded, carried and launched by your ships with what is needed aboard.
  clause carry (who: selection of ship) aboard (carrier: selection of ship) as
    carrying_leave says "Your {who} may be carried by {carrier}."
  // One that goes down inside another damages it.
  when destroy of (s: ship) cites r24 "gl-carried" cites r18 "carry-destroyed" {
    if going_down is nothing { for each c: ship where host of s = c { damage c } }
  }
  /// The ship may be carried by the other one.
  relation (s: ship) fits_into (c: ship) means
    s != c and some k: card where controller of k = controller of s
    and (some l in carrying_leaves of k where s matches l.who and c matches l.carrier)
  action launch in orders says "launch {s}" cites r24 "g-engage-shuttle-operations" cites cr98 "launch-recover"
    cites faq95 "3.8-shuttle-escape" {
    name s in every ship where it is your and host of it is ship
    legal when s fits_into (host of s as ship) because "nothing lets {s} be launched"
    legal when s is staffed because "{s} is not staffed"
    do { put s into orbit of location of s }
  }
  action take_in in orders says "load {s} aboard {c}" cites cr98 "launch-recover" {
    name s in every ship where it is your and it is undocked and it can move
    name c in every ship in orbit of location of s where it is your and it is undocked and s fits_into it
    legal when s is staffed because "{s} is not staffed"
    do { put s into interior of c }
  }
}

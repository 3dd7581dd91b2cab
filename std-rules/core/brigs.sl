// Cells aboard ships and facilities.

// Whoever is locked up is held without an escort. His captor puts him there and takes him out again as he likes.
rule brigs cites r24 "7.7-brig", "gl-brig" cites r18 "cap-brig" {
  /// The ship or facility has a Brig, in which captives can be held.
  clause has a brig as cell of craft says "Has a Brig."
  /// The card gives its ship or facility a Brig.
  clause adds a brig as cell of seed_card or played_card or equipment with for_host = yes says "Adds a Brig."
  /// The place where captives are held aboard a ship or facility.
  zone brig of craft: in play, seen by everybody
  /// A ship or facility with a Brig, its own or one that a card adds.
  relation (s: craft) fitted_with_a_brig means size(cells of s) > 0
    or some x in (attached of s + (every e: equipment in interior of s)) where (some k in cells of x where k.for_host)
  /// A captive who is held in a Brig.
  relation (c: card) locked_up means host of c is craft and c in brig of (host of c as craft)

  action lock_up in orders says "lock up {c}" {
    name c in captives where it is captive_of you and not (it is locked_up) and host of it is your craft
      and host of it is fitted_with_a_brig
    do { put c into brig of (host of c as craft) }
  }
  action take_out_of_brig in orders says "take {c} out of the brig" {
    name c in captives where it is captive_of you and it is locked_up and host of it is your
    do { put c into interior of (host of c as craft) }
  }
  // Where it has changed hands, his own people aboard open the door.
  action open_the_brig in orders says "let {c} out of the brig" {
    name c in captives where controller of it = you and it is locked_up and host of it is your and it is called_for
    do {
      put c into interior of (host of c as craft)
      release c
    }
  }
  /// A captive whom personnel of his own player aboard could free.
  relation (c: personnel) called_for means
    some x: personnel in interior of (host of c as craft) where controller of x = controller of c and not (x is unusable)
}

scenario "Who sits in a brig is held without an escort, and does not go along" under r24, r18 cites r24 "7.7-brig", "gl-brig",
  "7.7-like-equipment" cites r18 "cap-brig", "cap-move" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given "Holding Cell Door" of one on "Federation Outpost"
  given crew of one on "Federation Outpost": "Ilon Tandro", "Kromm" of two
  given control "Kromm" by two
  given ship of one docked at "Federation Outpost": "U.S.S. Oberth"
  given turn of one
  when one uses "Ilon Tandro" on "Kromm"
  then "Kromm" is captive_of one, "Kromm" is escorted
  when one locks up "Kromm"
  then "Kromm" in brig of "Federation Outpost", not ("Kromm" is escorted), not ("Kromm" is unattended), "Kromm" is disabled
  when one walks "Ilon Tandro" from "Federation Outpost" to "U.S.S. Oberth"
  then "Kromm" in brig of "Federation Outpost", not ("Kromm" is unattended)
  when one takes "Kromm" out of the brig
  then "Kromm" in interior of "Federation Outpost", "Kromm" is unattended
}

scenario "Without a brig nobody is locked up" under r24 cites r24 "gl-brig" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given crew of one on "Federation Outpost": "Ilon Tandro", "Kromm" of two
  given control "Kromm" by two
  given turn of one
  when one uses "Ilon Tandro" on "Kromm"
  when one locks up "Kromm"
  then refused
}

scenario "When the facility is taken, his own people let him out" under r24 cites r24 "gl-brig" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given "Holding Cell Door" of one on "Federation Outpost"
  given crew of one on "Federation Outpost": "Ilon Tandro", "Kromm" of two
  given control "Kromm" by two
  given turn of one
  when one uses "Ilon Tandro" on "Kromm"
  when one locks up "Kromm"
  given crew of two on "Federation Outpost": "Davies" of two
  given turn of two
  when two lets "Kromm" out of the brig
  then refused
  given control "Federation Outpost" by two
  when two lets "Kromm" out of the brig
  then "Kromm" is not captive, "Kromm" is not disabled, "Kromm" in interior of "Federation Outpost"
}

scenario "With the ship goes whoever sits in its brig" under r24 cites r24 "10.2.2" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given "Holding Cell Door" of one on "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Ilon Tandro", "Kromm" of two
  given control "Kromm" by two
  given turn of one
  when one uses "Ilon Tandro" on "Kromm"
  when one locks up "Kromm"
  given destroy "U.S.S. Oberth"
  then "Kromm" in discard_pile of two
}

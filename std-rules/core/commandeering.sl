// Ships and facilities of the other player's that change hands.

// It is its new player's for the rest of the game, and of the side of one of those who took it, whom he chooses. Who and what of
// the other player's is aboard stays his; what was played on it stays on it. Borg do not commandeer.
rule commandeering cites r24 "7.8", "gl-borg-no-commandeer", "g-facility-commandeered" cites r18 "cmd-not-crew", "cmd-regain", "cmd-empty",
  "fac-two-by-move" {
  /// The card whose text took this ship or facility from its player.
  field taken_through: card of craft
  /// Takes control of a ship or facility; it becomes one of the affiliations of the new player's personnel aboard.
  verb commandeer (what: craft) past commandeered log "{by} commandeers {what}" {
    let side be one of takers_sides(what, you)
    set taken_through of what to acting
    control what by you
    if side is something { set mode of what to side } else { mark what as awaiting_its_takers }
  }
  // What a dilemma takes is taken by whoever seeded it.
  instead of commandeer of (c: craft) by (p: player) when doer(p) != p { let you be doer(p); commandeer c }
  forbid commandeer of (c: craft) by (p: player) when controller of c = doer(p) because "{c} is under that player's command already"
  // Without anybody of theirs aboard it stays of its side until somebody comes.
  /// A commandeered ship or facility without anybody of the new player aboard, which keeps its affiliation until
  /// somebody comes.
  state awaiting_its_takers of craft
  whenever c: craft where c is awaiting_its_takers and size(takers_sides(c, controller of c)) > 0 {
    unmark c as awaiting_its_takers
    take_its_side(c, controller of c)
  }
  procedure take_its_side (c: craft, you: player) {
    let side be one of takers_sides(c, you)
    set mode of c to side
  }
  /// The affiliations that a player's personnel aboard would give a ship or facility that he takes.
  noun takers_sides (what: craft, p: player) gives set of affiliation means
    each mode of x over (x: personnel in interior of what where controller of x = p and mode of x != Borg)
  /// The opponent's ship or facility has personnel of this player aboard.
  relation (c: card) boarded_by (p: player) means some x: personnel in interior of (c as craft) where controller of x = p
    and x is not captive
    and controller of c != p
  /// You have somebody aboard whose affiliation the ship or facility could take.
  relation (c: card) open_to_commandeering means c is craft and size(takers_sides(c as craft, you)) > 0

  // Some may do the work of several, aboard the ship that their card took for them.
  /// The personnel that the card is on may count for up to so many of his staffing icons at once.
  clause host may meet up to (n: number) staffing icons as stand_in of seed_card
    or played_card says "That personnel may meet up to {n} of its staffing icons."
}

scenario "A commandeered ship is of the side of one of its takers, is flown by them, and stays theirs when they leave" under r24, r18
  cites r24 "7.8-control", "7.8-affiliation", "7.8-permanent", "7.8-no-personnel", "7.8-staffing" cites r18 "cmd-transfer", "cmd-not-crew",
  "cmd-regain" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given crew of two on "I.K.S. K'Vort": "Kromm" of two
  given crew of one on "I.K.S. K'Vort": "Davies", "Vekor"
  given one commandeers "I.K.S. K'Vort"
  one chooses Non-Aligned
  then controller of "I.K.S. K'Vort" = one, owner of "I.K.S. K'Vort" = two, mode of "I.K.S. K'Vort" = Non-Aligned
  then controller of "Kromm" = two, "Kromm" is not arrested
  given turn of one
  when one flies "I.K.S. K'Vort" to "Seize Freighter"
  then location of "I.K.S. K'Vort" = "Seize Freighter"
  given kill "Davies"
  given kill "Vekor"
  then controller of "I.K.S. K'Vort" = one
}

scenario "What lies on it stays on it" under r24 cites r24 "7.8-attached" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given "Nitrium Metal Parasites" of one on "I.K.S. K'Vort"
  given damage "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Davies"
  given one commandeers "I.K.S. K'Vort"
  then mode of "I.K.S. K'Vort" = Federation, "I.K.S. K'Vort" is damaged, "Nitrium Metal Parasites" in attached of "I.K.S. K'Vort"
}

scenario "Borg take no ship" under r24 cites r24 "gl-borg-no-commandeer" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given crew of one on "I.K.S. K'Vort": "Thirteen of Nineteen"
  then size(takers_sides("I.K.S. K'Vort", one)) = 0
  given crew of one on "I.K.S. K'Vort": "Davies"
  given one commandeers "I.K.S. K'Vort"
  then mode of "I.K.S. K'Vort" = Federation
}

scenario "Whoever has taken a ship with nobody aboard boards it, and it becomes of their side" under r24, r18 cites r24 "7.8-affiliation"
  cites r18 "cmd-empty" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  given one commandeers "I.K.S. K'Vort"
  then mode of "I.K.S. K'Vort" = Klingon
  given turn of one
  when one beams "Davies" from "U.S.S. Oberth" to "I.K.S. K'Vort"
  then "Davies" aboard "I.K.S. K'Vort", mode of "I.K.S. K'Vort" = Federation, "Davies" is not arrested
}

scenario "A Borg takes none over" under r24 cites r24 "gl-borg-no-commandeer" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given ship of one at "Amnesty Talks": "Borg Cube"
  given crew of one on "Borg Cube": "Thirteen of Nineteen"
  given one commandeers "I.K.S. K'Vort"
  given turn of one
  when one beams "Thirteen of Nineteen" from "Borg Cube" to "I.K.S. K'Vort"
  then refused
}

scenario "A station that is taken is of the side of its takers" under r24 cites r24 "g-facility-commandeered" {
  given mission of two: "Alter Records"
  given put "Terok Nor" of two into orbit of "Alter Records"
  given mode of "Terok Nor" = Cardassian
  given crew of one on "Terok Nor": "Davies"
  given one commandeers "Terok Nor"
  then controller of "Terok Nor" = one, mode of "Terok Nor" = Federation
}

// Who may be where together.

// Cards of one affiliation mix, and Non-Aligned and Neutral ones with any but Borg. Others need a card that says so.
rule compatible cites r24 "gl compatible", "gl-borg-no-mix", "g-empok-nor-compat" {
  /// Whether two affiliations may be together for a player.
  noun may_mix (a: affiliation, b: affiliation, p: player) gives truth cites r24 "gl compatible", "2.7-no-mix-default", "6.3-compatible"
    cites r18 "affil-incompatible-default", "compatible-def" means
    a = b
    or a != Borg and b != Borg and (a in [Non-Aligned, Neutral] or b in [Non-Aligned, Neutral])
    or allied(a, b, p)
  /// Whether a treaty of the player lets two affiliations be together.
  noun allied (a: affiliation, b: affiliation, p: player) gives truth means
    (some t: card where controller of t = p and (some k in alliances of t where a in k.partners and b in k.partners) with as_if_free = yes)

  // What cards say of company counts, whoever is under arrest: an arrest comes of it, and would otherwise end for its own sake.
  /// Whether house arrest is left aside while texts about company are asked.
  scope as_if_free: truth
  /// Whether card `c`, taken as one of affiliation `a`, may be together with card `x`.
  noun agrees (c: card, a: affiliation, x: card) gives truth means
    c is equipment or x is equipment
    or (c is mixing or x is mixing or may_mix(a, mode of x, controller of c)) and not (c is averse_to x) and not (x is averse_to c)
  /// The two cards may be together in one crew, Away Team or force.
  relation (a: card) compatible_with (b: card) means agrees(a, mode of a, b)
  /// The card could be together with cards of this affiliation.
  relation (c: card) of_one_side_with (a: affiliation) means c is mixing or may_mix(mode of c, a, controller of c)
  /// The card's current affiliation is this one.
  relation (c: card) has_mode (a: affiliation) means mode of c = a

  // Those who are compatible with all cards of their player, for as long as they stay in play.
  /// A personnel who is compatible with all cards of his player.
  state mixing of personnel
}

// Whom some cards do not work with is as if incompatible: people of an affiliation or of the species of its name, an
// affiliation alone, or whoever has a skill, though it be of no use to him now. Where it is a matter of affiliation alone,
// whatever lets strangers mix overcomes it.
rule aversions cites r24 "gl does not work with" {
  /// A personnel whose text says with whom he does not work.
  relation (a: personnel) particular means (size(aversions of a) > 0 with as_if_free = yes)
  /// The text of one card forbids it to work with the other.
  relation (a: card) averse_to (b: card) means
    (some k in aversions of a where (some s in k.peoples where mode of b = s or b is personnel and b is_one_of s)
        or b is personnel and b is_marked_by k.failing
        or not (a is mixing or b is mixing or allied(mode of a, mode of b, controller of a))
    and (some i in k.sides where mode of b = drawn_as(i))
      with as_if_free = yes)
  /// The personnel has this skill, as a skill or as his classification.
  relation (p: personnel) is_marked_by (s: skill) means s is something and (level(s, skills of p) > 0 or classification of p = s)
}

// Incompatible personnel of yours do not stay free side by side in a ship or facility. Those who do not suit your ship or
// facility are arrested; where all suit it, or it is your opponent's, the smaller group. On a planet there are two teams.
rule house_arrest cites r24 "10.2.10", "gl house arrest", "gl-borg-house-arrest" cites r18 "crew-one-even-incompatible", "house-effect",
  "house-situation", "house-who" {
  /// A personnel under house arrest, because he is aboard something with which, or with whom, he is not compatible.
  state arrested of personnel means this is unfit_for_host or this is outvoted_aboard {
    cannot join_attempt, attack, staff_ship
  }
  /// The personnel is aboard his own player's ship or facility and not compatible with it.
  relation (p: personnel) unfit_for_host means
    host of p is craft and controller of host of p = controller of p and not (p is compatible_with host of p)
    and not (host of p is open_to_all)
  // Where all are of one side, or of none, nobody is a stranger.
  /// A ship or facility with personnel aboard who are not all compatible.
  relation (s: card) of_several_sides means s is craft and not (s is open_to_all) and not (s is of_one_mind)
  /// All aboard are of one affiliation, or are otherwise sure to be compatible.
  relation (e: card) of_one_mind means
    (size(sides_at_hand(e)) <= 1 or not (Borg in sides_at_hand(e)) and size(sides_at_hand(e) except [Non-Aligned, Neutral]) <= 1)
    and no x: personnel in place_at(e) where x is particular
  /// The affiliations of the personnel at a planet, ship or facility.
  noun sides_at_hand (e: card) gives set of affiliation means each mode of x over x: personnel in place_at(e)

  // The smaller group, or of groups of one size the one that their player likes less. They stay arrested until they leave, or
  // nobody is there any more with whom they may not mix.
  /// Marked as one of the smaller group in a quarrel aboard, which is placed under house arrest.
  state outvoted of personnel
  /// The personnel belongs to the smaller group in a quarrel that still goes on.
  relation (p: personnel) outvoted_aboard means p is outvoted and p is among_strangers
  /// The personnel is aboard with somebody of the same player with whom he is not compatible.
  relation (p: personnel) among_strangers means
    host of p is of_several_sides and some x: personnel in interior of host of p where controller of x = controller of p
    and not (p is compatible_with x)
  /// The personnel is neither a captive nor under house arrest.
  relation (p: personnel) at_large means p is not captive and p is not outvoted and not (p is unfit_for_host)
  /// The personnel is free, and so is somebody aboard with whom he is not compatible.
  relation (p: personnel) at_odds cites r24 "12.5" means
    host of p is of_several_sides and p is at_large and some x: personnel in interior of host of p where controller of x = controller of p
      and x is at_large and not (p is compatible_with x)
  /// How many free personnel aboard are compatible with a personnel, himself included.
  noun group_size (p: personnel) gives number means
    sum of people_on(x) over (x: personnel in interior of host of p where controller of x = controller of p and x is compatible_with p
      and x is at_large)
  whenever s: craft where s is of_several_sides and some p: personnel in interior of s where p is at_odds {
    let one_of_them be first p: personnel in interior of s where p is at_odds
    let_one_side_go(controller of one_of_them, s)
  }
  procedure let_one_side_go (you: player, aboard_it: craft) {
    let strongest be those of (x: personnel in interior of aboard_it where controller of x = you
      and x is at_odds) with highest group_size(x)
    let free be first x in strongest
    if some x in strongest where not (x is compatible_with free) { let free be one of strongest }
    for each x: personnel in interior of aboard_it where controller of x = you and x is at_large and not (x is compatible_with free) {
      mark x as outvoted
    }
  }
  whenever p: personnel where p is outvoted and not (p is among_strangers) { unmark p as outvoted }
  /// A ship or facility aboard which all affiliations but Borg may be together.
  relation (s: card) open_to_all means some k in open_houses of s
}

// Nobody brings it about on purpose: not by reporting, moving, or changing an affiliation.
rule no_voluntary_arrest cites r24 "10.2.10-no-voluntary", "gl house arrest" cites r18 "beam-no-house-arrest", "house-situation"
  cites faq95 "3.4-neutral-mix" {
  // Whether `c`, as one of affiliation `a`, may be aboard `dest`, in the place of `old`: its own, or that of whom it replaces.
  // Who has taken it without being aboard comes to take it over.
  /// Whether card `c`, as one of affiliation `a`, may be aboard a place without house arrest, if card `old` leaves.
  noun may_stay (c: card, a: affiliation, dest: card, old: card) gives truth means
    dest is not craft or c is equipment
    or (dest is strange_to c or agrees(c, a, dest))
    and (c is not personnel or at_home_aboard(dest, a) and c is not particular
      or no x in met_aboard(dest, controller of c) where x != old and not agrees(c, a, x))
    or a != Borg and (dest is open_to_all
      or dest is craft and dest is awaiting_its_takers and controller of dest = controller of c)
  // Who joins his own side meets no strangers.
  /// Whether all aboard may be together, and some of them are of this affiliation.
  noun at_home_aboard (dest: card, a: affiliation) gives truth means dest is of_one_mind and a in sides_at_hand(dest)
  // A ship or facility that is not for its player to use asks for nothing: whoever comes aboard is an intruder.
  /// The ship or facility is not the card's player's, so whoever comes is an intruder there.
  relation (dest: card) strange_to (c: card) means controller of dest != controller of c and not (dest is headquarters)
  /// The card may go to this place.
  relation (c: card) welcome_aboard (dest: card) means c is captive or c at_liberty_aboard dest if dest is craft else c can_exist_at dest
  /// The card would not be placed under house arrest aboard this ship or facility.
  relation (c: card) at_liberty_aboard (dest: card) because "{c} would come under house arrest aboard {dest}" means
    may_stay(c, mode of c, dest, c)
  /// The two may arrive together, because they are compatible or one is a captive.
  relation (a: card) may_arrive_with (b: card) means a is compatible_with b or a is captive or b is captive
  // Ships dock beside one another, and their crews do not meet.
  /// A player's free personnel aboard a ship or facility, whom somebody who comes aboard would meet.
  noun met_aboard (dest: card, p: player) gives set of card means
    every x: personnel in interior of dest where controller of x = p and x is not captive and not (x is arrested)
}

// What stays in play after an encounter, until it is cured, nullified or has run out.

rule curing cites r24 "7.2.2-basic-cure", "7.2.2.3-after-effect", "7.2.2.3-immediate-cure", "7.2.2.3-stays", "7.2.2.3-whole",
  "7.2.2.3-word", "7.2.2.3-effect-first-example", "7.2.2.3-no-fail", "7.2.2.4-definition", "7.2.2.4-when", "7.2.2.4-dial-up",
  "7.2.2.4-no-fail" cites r18 "cond-def", "cure-after-hit", "cure-all-effects", "cure-def", "cure-no-fail", "null-def", "cure-horta",
  "cure-menthar", "cure-ankari" cites faq95 "2.1-cure", "3.2-hyper-cure" {
  /// Cures a dilemma: it is discarded, and the player who cured it scores its points.
  verb cure (what: dilemma) log "{what} is cured" {
    score_for(what, you)
    discard what
  }
  // Directly after its effects those who met it may do it, if those effects have left them able to.
  procedure cure_at_once (d: dilemma) {
    let you be attempter
    if d is in_play and some k in remedies of d where not k.fresh and holds(k.need, d, attempter) { cure d }
  }
  // Later it is done by whoever is where the dilemma is; it is no action, and happens as soon as it can. What else says with what it
  // is nullified goes in the same way.
  whenever some d: card where d is cured_now { cure_what_can_be() }
  /// A dilemma in play whose cure or nullification somebody has now.
  relation (d: card) cured_now means (size(remedies of d) > 0 or size(nullifiers of d) > 0) and d != facing_now and some p in players
    where d is curable_by p
  // Of copies that go at the same moment from the same people one alone scores.
  procedure cure_what_can_be () {
    let curable be every d: card where d is cured_now
    let repeated be every d in curable where d is second_of curable
    for each d in curable where not (d in repeated) { cure_for(first p in players where d is curable_by p, d) }
    for each d in repeated { discard d }
  }
  /// The dilemma is a second copy of one that is cured at the same place at the same time.
  relation (d: card) second_of (all_of_them: set of card) cites r24 "12.9", "g-cumulative-ex-rem" means
    d is not cumulative and (first x in all_of_them where x copies d and cured_from(x) meets cured_from(d)) != d
  procedure cure_for (you: player, d: card) {
    if d is dilemma {
      if some k in remedies of d { cure d } else { score_for(d, you); nullify d }
    } else { nullify d }
  }
  // What says so is done by one crew or Away Team wherever it is at the location.
  /// The player has what cures or nullifies the dilemma in the right place.
  relation (d: card) curable_by (p: player) means
    (some base in (cured_from(d) + anywhere_at(location of d)) where
      ((some k in remedies of d where not k.fresh and (k.anywhere or base in cured_from(d)) and holds(k.need, d, p))
      or (some k in nullifiers of d where (k.anywhere or base in cured_from(d)) and holds(k.need, d, p))
        with assembled = able_at(base, p), attempt_place = place_at(base), attempter = p))
    or due_turn of d = turn_number and d is cured_by_newcomers_of p
  /// The player's personnel who have just arrived have what cures the dilemma.
  relation (d: card) cured_by_newcomers_of (p: player) means
    some base in anywhere_at(location of d) where
      ((some k in remedies of d where k.fresh and holds(k.need, d, p))
        with assembled = able_at(base, p) except known_there of d, attempt_place = place_at(base), attempter = p)
  /// The places at which a dilemma can be cured: where those are whom it affects.
  noun cured_from (d: card) gives set of card means
    (each host of p over p in sufferers of d) if size(sufferers of d) > 0
    else (host of d) if host of d is craft
    else (host of host of d) if host of d is personnel
    else (every m in spaceline where m = host of d and m is planet)
      + (every s: craft where location of s = host of d and host of d is mission and not (host of d as mission is planet))
  /// A player's usable cards at a planet, ship or facility.
  noun able_at (base: card, p: player) gives set of crew_card means
    every c: crew_card in place_at(base) where controller of c = p and not (c is unusable)
    and not (attempter is something and c is stopped)
}

// Some are cured in one turn alone, the next of who met it, and by those who come there in it: who was at its location when it was
// laid there, or is when that turn begins, is not new, hidden or not.
rule curing_by_arrival cites r24 "1.2" {
  /// The turn in which something that a card has announced is due.
  field due_turn: number of card = 0
  /// Those who were at a dilemma before, and so do not count as arriving.
  field known_there: set of card of card
  procedure note_who_is_there (c: card) {
    set known_there of c to known_there of c + (every p: personnel where location of p = location of c)
  }
  when turn_begins (p: player) {
    for each d: dilemma where (some k in remedies of d where k.fresh) and reader(d) = p and due_turn of d = 0
      and came_in_turn of d != turn_number {
      note_who_is_there(d)
      set due_turn of d to turn_number
    }
  }
}

// A countdown begins when its card enters play and goes down at the end of each turn of its owner.
rule countdown cites r24 "8.1", "g-countdown-icon-any-player" cites r18 "countdown-track" cites faq95 "2.1-time-not-cure" {
  /// The countdown number that is printed on a card.
  field countdown: number of card printed from 1 to 99
  /// How many turns of a card's countdown are left.
  field counter: number of card = 0
  procedure start_countdown (c: card) {
    set came_in_turn of c to turn_number
    set full_turns of c to 0
    if some k in remedies of c where k.fresh { note_who_is_there(c) }
    if countdown of c is something { set counter of c to countdown of c }
  }
  when report of (c: card) { start_countdown(c) }
  /// The countdown of the card goes on only while the condition holds.
  clause counts down only while (when: condition) as countdown_condition says "Counts down only while {when}."
  /// A player's cards whose countdown goes on now.
  noun counting_for (p: player) gives set of card cites r24 "8.1", "icon-countdown", "g-countdown-icon-start"
    cites cr98 "countdown-legend" means
    every c: card where countdown of c > 0 and owner of c = p and not (c is waits_in_stasis) and not (c is closed)
      and no k in countdown_conditions of c where not holds(k.when, c, p)
  when turn_ends (p: player) {
    for each c in counting_for(p) where counter of c > 1 { set counter of c to counter of c - 1 }
  }
  // Only a card that runs out does something, so only then does it matter when.
  when turn_ends (p: player) one by one for each c in counting_for(p) where counter of c <= 1 cites r24 "8.1", "8.0-any-order",
    "g-countdown-icon-tick", "g-countdown-icon-zero" cites r18 "eot-announce" {
    set counter of c to 0
    for each k in countdown_ends of c { follow k.what for c as reader(c) }
    if c is in_play { discard c }
  }
}

// Another version of the same man or ship takes his place.

// At the start of your turns, before anything is played. It is no play, and nobody reports.
rule persona_replacement cites r24 "6.5.3", "g-in-play-way-exchanged", "g-exchanging-cards-transfer", "g-exchanging-cards-not-report"
  cites r18 "replace-once-turn" {
  /// Exchanges of one version of a persona for another, at the start of a turn.
  menu exchanges says "exchange versions of a persona"
  action replace_persona in exchanges says "replace {old} by {new}" {
    name old in every card where (it is personnel or it is ship) and it is your and owner of it = you
      and not (just_exchanged of it)
    name new in hand of you where it is another_version_of old and it is has_permission and it may_take_the_place_of old
    do { replace_by(new, old, you) }
  }
  // All are exchanged at one time, so nobody who has just come goes again.
  /// The card has just come into play in an exchange of personas, so it is not exchanged again this turn.
  field just_exchanged: truth of card = no resets every turn
  /// The two are different versions of one persona.
  relation (a: card) another_version_of (b: card) cites r24 "6.5.3", "6.5.3-no-facility" cites r18 "replace-no-facility" means
    (a is personnel and b is personnel or a is ship and b is ship) and a is same_persona_as b and not (a is printed_like b)
  /// The two have the same title, attributes and skills.
  relation (a: card) printed_like (b: card) means
    same_title(a, b) and printed INTEGRITY of a = printed INTEGRITY of b and printed CUNNING of a = printed CUNNING of b
    and printed STRENGTH of a = printed STRENGTH of b and size(printed skills of a) = size(printed skills of b)
  /// The card could come into play where the other one is, in its place.
  relation (new: card) may_take_the_place_of (old: card) means
    (makes_up_for(old, [new]) or size(companions_of(new, old)) > 0)
    and new can_exist_at host of old
    and some a in affiliations of new where may_stay(new, a, host of old, old)
}

// No persona is brought into play or taken out of it. So two who are one card take the place of both, and both take theirs.
rule as_many_personas cites r24 "6.5.3" cites r18 "replace-own-control" {
  /// The personas of a card: those it names, or else its title.
  noun personas of (c: card) gives set of text means names of c if size(names of c) > 0 else title of c
  /// All cards in play that a player gives up when these versions come in the place of one.
  noun leaving_for (coming: set of card, old: card) gives set of card means
    old + (every x in singular_cards_of(owner of old) where (some c in coming where c is same_persona_as x))
  /// The cards of one set with a persona that no card of the other set has.
  noun missing_in (some_cards: set of card, others: set of card) gives set of card means
    every c in some_cards where (some n in personas of c where (no x in others where n in personas of x))
  /// Whether the cards that come have just the personas of those that leave.
  noun makes_up_for (old: card, coming: set of card) gives truth means
    size(missing_in(leaving_for(coming, old), coming)) = 0 and size(missing_in(coming, leaving_for(coming, old))) = 0
    and (no x in leaving_for(coming, old) where controller of x != owner of x)
  // Who comes with the new one, if it makes up for only one of two.
  /// The cards in hand that could come with a version, where it takes the place of a card with two personas.
  noun companions_of (new: card, old: card) gives set of card means
    every c in hand of owner of old where c is personnel and c is has_permission and not (c is same_persona_as new)
      and makes_up_for(old, [new, c]) and some a in affiliations of c where may_stay(c, a, host of old, old)

  procedure replace_by (new: card, old: card, you: player) {
    let coming be [new]
    if not makes_up_for(old, coming) {
      let companion be one of companions_of(new, old)
      let coming be coming + companion
    }
    let leaving be leaving_for(coming, old)
    substitute new for old
    for each x in leaving {
      for each c in coming where c is same_persona_as x and not (c = new and x = old) { substitute c for x }
    }
    put leaving into hand of you
  }

  // What was played on the old one, or is aboard, stays with the new one, and so does all that has befallen him.
  // Nothing is asked anew.
  /// Puts another version of a persona in the place of one in play; all that is on it or aboard stays.
  verb substitute (what: card) for (old: card) past substituted log "{what} takes the place of {old}" cites r24 "6.5.3",
    "g-exchanging-cards-no-recheck" cites r18 "replace-not-report", "replace-transfer" {
    if not in_play(what) { come_in_place_of(what, old) }
    for each x in attached of old { put x into attached of what }
    for each x in interior of old { put x into interior of what }
    for each d: dilemma where old in sufferers of d { set sufferers of d to sufferers of d + what }
    if old is stopped { mark what as stopped }
    if old is in_stasis { mark what as in_stasis; set stilled_by of what to stilled_by of old }
    if old is quarantined { mark what as quarantined; set quarantined_by of what to quarantined_by of old }
    if what is personnel {
      if old is disabled { mark what as disabled }
      if old is doomed { mark what as doomed }
      if old is mixing { mark what as mixing }
    }
    if what is ship {
      set range_used of what to range_used of old
      set turns_of_damage of what to turns_of_damage of old
    }
  }
  procedure come_in_place_of (what: card, old: card) {
    show what
    let side be mode of old
    if not (side in affiliations of what) {
      let side be one of (every a in affiliations of what where may_stay(what, a, host of old, old))
    }
    put what into spot(old) face_up
    set mode of what to side
    set just_exchanged of what to yes
  }
}

// Cards whose text names cards that nullify them: such a card may be played for that, whatever else it does.

titles "Kevin Uxbridge", "Plasma Fire", "Warp Core Breach", "Isabella", "Into the Breach", "Hugh"

rule nullified_by_name cites r24 "7.2.2-basic-nullify" cites r18 "null-def" {
  /// Playing an interrupt with one of these titles on the card nullifies it.
  clause nullified by (names: list of title of interrupt) as nullifying_title says "Nullify with {names}."
  /// The card says that this interrupt nullifies it.
  relation (d: card) names_as_its_end (c: card) means
    some k in nullifying_titles of d where (some t in k.names where covers(t, c))

  /// The card names interrupts that nullify it.
  relation (d: card) nullifiable_by_name because "no card that nullifies {d} is named on it" means size(nullifying_titles of d) > 0
  action play_nullifier in any_time, responses says "nullify {d} with {c}" {
    name d in (every x in (faced + pending) where x is nullifiable_by_name) + (every x: card where x is nullifiable_by_name)
    name c in hand of you where it is interrupt and it is play_allowed and d names_as_its_end it
    do {
      announce_play(c)
      if c is in pending {
        with named_end = c { nullify d }
        discard c
      }
    }
  }
  /// The card that nullifies another by being named on it.
  scope named_end: card
}

// Some cards say so of themselves, also while they are only being played. What such a card names nullifies it all the same: the
// more specific of its texts decides.
rule not_nullified cites r24 "7.2.2-basic-nullify", "1.2" cites r18 "null-def" {
  /// Nothing nullifies the card.
  clause may not be nullified as steadfastness says "May not be nullified."
  /// While the condition holds, nothing nullifies the card.
  clause may not be nullified if (when: condition) as steadfastness says "If {when}, may not be nullified."
  forbid nullify of (c: card) when (some k in steadfastnesses of c where k.when is nothing or holds(k.when, c, controller of c))
    and not (named_end is something and c names_as_its_end named_end) because "{c} may not be nullified"
}

// Some cards nullify others merely by being there.
rule nullifying_by_presence cites r24 "7.2.2-basic-nullify" cites r18 "null-def" {
  /// The card nullifies cards with these titles that are present with it.
  clause nullifies where present (names: list of title) as presence_nullifier says "Where present, nullifies {names}."
  when encounter of (d: dilemma) {
    if some c in team where (some k in presence_nullifiers of c where (some t in k.names where covers(t, d))) { nullify d }
  }
  // What stays in play goes as soon as somebody comes to where it lies, or it to him.
  whenever c: card where c is ending_others { end_those_beside(c) }
  /// A card that now nullifies others where it is present.
  relation (c: card) ending_others means
    (some k in presence_nullifiers of c where some t in k.names where some d: card where covers(t, d) and c can_end d)
    and not (c is unusable) and not (c is without_users)
  /// The card is present with the other one and may nullify it.
  relation (c: card) can_end (d: card) means
    d != c and d != facing_now and d can be nullified by controller of c
      and (c present_with d or host of d is personnel and c present_with host of d)
  procedure end_those_beside (c: card) {
    let you be controller of c
    for each k in presence_nullifiers of c {
      for each t in k.names { for each d in every x: card where covers(t, x) and c can_end x { nullify d } }
    }
  }
}

// A card immune to another is not affected by it in any way, and so is no target of it either.
rule immunity cites r24 "gl immune" {
  /// The other card does not affect this one.
  relation (c: card) immune_to (other: card) means
    (some k in immunities of c where k.who is nothing and (some t in k.names where covers(t, other))) or c is shielded_from other
    or c is kept_from other or c is hardened_against other or c declines other or c is out_of_phase_with other
  /// The icon of the card keeps the other card from it.
  relation (c: card) kept_from (other: card) cites r24 "icon-shield" means other is interrupt and covers("Kevin Uxbridge", other)
    and [Shield] in icons of c
  /// The card is a Borg ship, to which the other card does nothing.
  relation (c: card) hardened_against (other: card) cites r24 "gl-borg-ship-immune" means
    c is ship and mode of (c as ship) = Borg and (covers("Plasma Fire", other) or covers("Warp Core Breach", other)
    or covers("Isabella", other) or covers("Into the Breach", other) or covers("Hugh", other))
  /// Its own text or that of a third card keeps the other card from affecting this one.
  relation (c: card) shielded_from (other: card) means
    some x: card where (some k in immunities of x where k.who is something and (some t in k.names where covers(t, other))
      and (k.when is nothing or holds(k.when, x, reader(x))) and c in those(k.who, x, reader(x)))
  /// A card that the text at work does not affect.
  relation (c: card) spared means acting is something and c != acting and c is immune_to acting and taken_along is nothing
  // To be looked at is not to be affected.
  forbid everything done to (c: card) except glance_at, reveal when c is spared because "{c} is immune to it"
  forbid place on (dest: card) when dest is spared because "{dest} is immune to it"
}

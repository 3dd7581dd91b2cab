// Another version of the same man or ship takes his place.

// At the start of your turns, before anything is played. It is no play, and nobody reports.
rule persona_replacement cites r24 "6.5.3", "gl exchanging cards" {
  menu exchanges says "exchange versions of a persona"
  action replace_persona in exchanges says "replace {old} by {new}" {
    name old in every card where (it is personnel or it is ship) and it is your and owner of it = you
    name new in hand of you where it is another_version_of old and it is has_permission and it may_take_the_place_of old
    do { substitute new for old }
  }
  relation (a: card) another_version_of (b: card) means
    (a is personnel and b is personnel or a is ship and b is ship) and a is same_persona_as b and not (a is printed_like b)
  relation (a: card) printed_like (b: card) means
    same_title(a, b) and printed INTEGRITY of a = printed INTEGRITY of b and printed CUNNING of a = printed CUNNING of b
    and printed STRENGTH of a = printed STRENGTH of b and size(printed skills of a) = size(printed skills of b)
  // No persona is brought into play or taken out of it.
  relation (new: card) may_take_the_place_of (old: card) means
    (no x in singular_cards_of(owner of new) where x != old and x is same_persona_as new)
    and (every n in names of old where not (n in names of new) and n != title of new) is nothing
    and new can_exist_at host of old
    and some a in affiliations of new where may_stay(new, a, host of old, old)

  // What was played on the old one, or is aboard, stays with the new one, and so does all that has befallen him; neither is
  // anything asked anew.
  verb substitute (what: card) for (old: card) past substituted log "{what} takes the place of {old}" {
    let side be mode of old
    let was_stopped be old is stopped
    let was_disabled be old is disabled
    let was_in_stasis be old is in_stasis
    let held_by be stilled_by of old
    let was_quarantined be old is quarantined
    let kept_in_by be quarantined_by of old
    let was_doomed be old is doomed
    let was_mixing be old is mixing
    let damage_before be turns_of_damage of old
    let illnesses be every d: dilemma where old in sufferers of d
    let used be range_used of old
    let company be every x in interior of old
    let burdens be every x in attached of old
    for each x in burdens { put x into attached of what }
    for each x in company { put x into interior of what }
    show what
    exchange old with what
    if side in affiliations of what { set mode of what to side }
    else {
      let new_side be one of (every a in affiliations of what where may_stay(what, a, host of what, what))
      set mode of what to new_side
    }
    for each d in illnesses { set sufferers of d to sufferers of d except old + what }
    if what is personnel {
      if was_stopped { mark what as stopped }
      if was_disabled { mark what as disabled }
      if was_doomed { mark what as doomed }
      if was_mixing { mark what as mixing }
      if was_in_stasis { mark what as in_stasis; set stilled_by of what to held_by }
      if was_quarantined { mark what as quarantined; set quarantined_by of what to kept_in_by }
    }
    if what is ship {
      set range_used of what to used
      if was_stopped { mark what as stopped }
      set turns_of_damage of what to damage_before
      if was_in_stasis { mark what as in_stasis; set stilled_by of what to held_by }
      if was_quarantined { mark what as quarantined; set quarantined_by of what to kept_in_by }
    }
  }
}

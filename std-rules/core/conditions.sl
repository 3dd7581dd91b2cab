// Conditions of cards in play.

rule stopped cites r24 "10.2.1" {
  state stopped of crew_card, craft {
    cannot beam, move, walk, join_attempt, attack, cloak, stop, staff_ship
    spreads to interior of this
  }
}

rule disabled cites r24 "10.2.3" {
  state disabled of personnel {
    cannot join_attempt, walk, attack, staff_ship
  }
}

rule stasis cites r24 "10.2.4" {
  state in_stasis of personnel, ship {
    cannot join_attempt, walk, beam, move, attack, staff_ship
  }
}

// Compatible cards may mix; incompatible ones aboard are under house arrest.
rule compatible cites r24 "gl compatible" {
  relation (a: card) compatible_with (b: card) means
    a is equipment or b is equipment or a is mixing or b is mixing
    or a has_mode Borg and b has_mode Borg
    or not (a has_mode Borg) and not (b has_mode Borg)
      and (mode of a = mode of b or a has_mode Non-Aligned or b has_mode Non-Aligned or a has_mode Neutral or b has_mode Neutral)
  relation (c: card) has_mode (a: affiliation) means mode of c = a
  state mixing of personnel
}

rule house_arrest cites r24 "10.2.10" {
  state arrested of personnel means
    host of this is craft and controller of host of this = controller of this and not (this is compatible_with host of this) {
    cannot join_attempt, attack, staff_ship
  }
}

rule separated cites r24 "10.2.5" {
  relation (c: card) separated means c is stopped or c is disabled or c is in_stasis or c is arrested
  relation (c: card) active means c is not stopped and c is not disabled and c is not in_stasis
}

// Countdowns tick at the end of each of their owner's turns.
rule countdown cites r24 "8.1" {
  field countdown: number of card printed
  field counter: number of card = 0
  when turn_ends (p: player): {
    for each c: card where owner of c = p and countdown of c > 0 {
      set counter of c to counter of c - 1
      if counter of c <= 0 { run_out(c) }
    }
  }
  procedure run_out (c: card) {
    for each k in countdown_ends of c { follow k.what for c as reader(c) }
    if c is in play { discard c }
  }
}

// Equipment for some affiliations does nothing among others; one of theirs is enough for everybody it names.
rule using_equipment cites r24 "gl equipment" {
  relation (c: card) without_users means c is equipment and size(users of c) > 0
    and no p: personnel where spot(p) = spot(c) and controller of p = controller of c and (some a in users of c where p is_one_of a)
  relation (p: personnel) is_one_of (a: affiliation) means p sides_with a
    or a = Klingon and klingon_species in species of p or a = Romulan and romulan_species in species of p
    or a = Vulcan and vulcan_species in species of p or a = Borg and borg_species in species of p
}

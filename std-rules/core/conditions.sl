// Conditions of cards in play.

rule stopped cites r24 "10.2.1" {
  // Stopped and unstopped with a ship is everything that is aboard just then, and aboard what it carries; stopped with the last of a
  // team also what that carries.
  state stopped of crew_card, craft {
    cannot beam, move, walk, join_attempt, join_attempt_ship, attack, cloak, phase, be stopped
  }
  verb stop (what: crew_card or craft) past stopped log "{what} is stopped" {
    mark what as stopped
    for each c in interior of (what as craft) {
      for each x in interior of (c as craft) where x can be stopped { mark x as stopped }
      if c can be stopped { mark c as stopped }
    }
  }
  forbid unstop of (c: card) when c is not stopped and not (some x in interior of (c as craft) where x is stopped)
    because "{c} is not stopped"
  verb unstop (what: crew_card or craft) past unstopped log "{what} is unstopped" {
    unmark what as stopped
    unmark what as kept_down
    for each c in interior of (what as craft) {
      for each x in interior of (c as craft) where x can be unstopped { unmark x as stopped; unmark x as kept_down }
      if c can be unstopped { unmark c as stopped; unmark c as kept_down }
    }
  }
  // At the start of each turn it is over, unless something keeps them stopped, and all aboard with a ship; the captive and those in
  // stasis are kept from being unstopped by others alone. What is carried goes by who carries it, so it comes last.
  when turn_begins (p: player) {
    for each s: craft where s is stopped and not (host of s is ship) and not (s is kept_stopped) { unmark s as stopped }
    for each s: ship where s is stopped and not (s is kept_stopped) { unmark s as stopped }
    for each c: personnel where c is stopped and not (c is kept_stopped) { unmark c as stopped }
    for each e: equipment where e is stopped and not (e is kept_stopped) { unmark e as stopped }
  }
  // Some are stopped for longer than that: to the end of the next turn of the player whom their card calls you.
  state kept_down of crew_card, craft
  verb stop_through_next_turn (what: crew_card or craft) log "{what} is kept stopped" {
    mark what as kept_down until end of your next turn
    stop what
  }
  relation (c: card) kept_stopped means c is kept_down
    or not (c can be unstopped by turn_player) and c is not captive and c is not in_stasis
    or host of c is craft and host of c is stopped and c in interior of (host of c as craft)
  whenever e: equipment where e is not stopped and e is carried_by_stopped { mark e as stopped }
  relation (e: equipment) carried_by_stopped means
    some p: personnel where p is beside e and controller of p = controller of e and p is stopped and no q: personnel where q is beside e
    and controller of q = controller of e and q is not stopped
}

// Some are stopped for a turn alone: what else stops them afterwards lasts as ever.
rule detained cites r24 "10.2.1" {
  state detained of personnel
  verb detain (what: personnel) past detained log "{what} is detained" {
    mark what as detained
    stop what
  }
  when unstop of (c: personnel) when c is detained: unmark c as detained
  when turn_closes (p: player) for each c: personnel where c is detained {
    unmark c as detained
    if not (c is kept_stopped) { unmark c as stopped }
  }
}

rule disabled cites r24 "10.2.3" {
  // Unconscious: carried like equipment, and of no use to anybody.
  state disabled of personnel { cannot join_attempt, attack, staff_ship }
  verb disable (what: personnel) log "{what} is disabled" { mark what as disabled }
  verb enable (what: personnel) log "{what} is no longer disabled" { unmark what as disabled }
  forbid disable of (c: personnel) when c is disabled because "{c} is disabled already"
  forbid enable of (c: personnel) when c is not disabled because "{c} is not disabled"
}

rule stasis cites r24 "10.2.4" {
  // It does nothing. Nothing may move it or be done to it but by what put it there, or by what says that it reaches so far;
  // other cards on it wait.
  state in_stasis of personnel, ship { cannot do anything }
  verb put_in_stasis (what: personnel or ship) past stilled log "{what} is in stasis" {
    mark what as in_stasis
    set stilled_by of what to acting
  }
  // Whoever is in stasis stays in that of what put him there.
  forbid put_in_stasis of (c: card) when c is in_stasis because "{c} is in stasis already"
  field stilled_by: card of card
  clause reaches into stasis as long_reach says "This also affects cards in stasis."
  // It goes along with a ship or facility that leaves play.
  relation (c: card) kept_by_stasis means
    c is in_stasis and taken_along is nothing
    and not (acting is something and (acting = stilled_by of c or size(long_reaches of acting) > 0))
  forbid everything done to (c: personnel or ship) except take_out_of_stasis, glance_at, reveal when c is kept_by_stasis
    because "{c} is in stasis"
  relation (c: card) waits_in_stasis means host of c is in_stasis and c != stilled_by of host of c
  verb take_out_of_stasis (what: personnel or ship) past taken_out_of_stasis log "{what} is in stasis no more" { unmark what as in_stasis }
  forbid take_out_of_stasis of (c: card) when c is not in_stasis because "{c} is not in stasis"
  // What lay in play and put them there holds them no longer than it lies there.
  when leaves_play of (c: card) {
    if c is lets_go_with_itself {
      for each p: personnel where p is in_stasis and stilled_by of p = c { unmark p as in_stasis }
      for each s: ship where s is in_stasis and stilled_by of s = c { unmark s as in_stasis }
    }
  }
  // What people and ships have done stays done.
  relation (c: card) lets_go_with_itself means not (c is crew_card) and not (c is craft)
}

// Whose text, skills and other characteristics count for nothing.
rule unusable cites r24 "10.2.3", "10.2.4", "10.2.10" {
  relation (c: card) unusable means c is disabled or c is deactivated or c is in_stasis or c is arrested
  // Nor does anybody's text rest on them, or on a captive, where it asks whether there is somebody or how many there are.
  law supports (c: card) gives truth means not (c is unusable or c is captive)
  // Whose text is silent. What it says of company counts in spite of an arrest.
  relation (c: card) silenced means c is disabled or c is captive or c is deactivated or c is in_stasis or c is arrested and not as_if_free
}

// During an attempt these are a team of their own: not present with the others, and of no use to them.
rule separated cites r24 "10.2.5" {
  relation (c: card) separated means c is stopped or c is disabled or c is deactivated or c is in_stasis or c is arrested
}
rule active cites r24 "gl active" {
  // Whoever is conscious defends himself, stopped or not.
  relation (c: card) conscious means c is not disabled and c is not deactivated and c is not in_stasis
  relation (c: card) active means c is not stopped and c is conscious
}

// Equipment for some affiliations does nothing among others; one of theirs is enough for everybody it names.
rule using_equipment cites r24 "gl equipment" {
  relation (c: card) without_users means c is equipment and size(users of c) > 0
    and no p: personnel where spot(p) = spot(c) and controller of p = controller of c and not (p is unusable)
    and not (spot(c) = attempt_place and p is separated) and (some a in users of c where p is_one_of a)
  relation (p: personnel) using_a (t: trait) means
    some e: equipment where t in traits of e and e is beside p and controller of e = controller of p and not (e is without_users)
  relation (p: personnel) is_one_of (a: affiliation) means p sides_with a
    or a = Klingon and klingon_species in species of p or a = Romulan and romulan_species in species of p
    or a = Vulcan and vulcan_species in species of p or a = Cardassian and cardassian_species in species of p
    or a = Bajoran and bajoran_species in species of p or a = Ferengi and ferengi_species in species of p
    or a = Borg and borg_species in species of p or a = Kazon and kazon_species in species of p
    or a = Hirogen and hirogen_species in species of p or a = Vidiian and vidiian_species in species of p
}

// Whoever is under quarantine does not leave; others may come.
rule quarantine cites r24 "10.2.7" {
  state quarantined of craft, mission, personnel
  verb quarantine (what: craft or mission or personnel) log "{what} is under quarantine" {
    mark what as quarantined
    set quarantined_by of what to acting
  }
  field quarantined_by: card of card
  when leaves_play of (c: card) {
    if c is lets_go_with_itself {
      for each p: personnel where p is quarantined and quarantined_by of p = c { unmark p as quarantined }
      for each v: craft where v is quarantined and quarantined_by of v = c { unmark v as quarantined }
      for each m: mission where m is quarantined and quarantined_by of m = c { unmark m as quarantined }
    }
  }
  forbid quarantine of (c: card) when c is quarantined because "{c} is under quarantine already"
  forbid beam of (c: crew_card) when c is personnel and (c is quarantined or host of c is quarantined)
    because "nobody leaves what is under quarantine"
  forbid walk of (c: crew_card) when c is personnel and (c is quarantined or host of c is quarantined)
    because "nobody leaves what is under quarantine"
}

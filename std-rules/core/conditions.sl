// Conditions of cards in play.

rule stopped cites r24 "10.2.1", "gl-equip-belongs", "gl-second-team" cites r18 "stopped-cannot", "stopped-def", "stopped-equipment",
  "stopped-ship-aboard", "stopped-unstop", "stopped-may" cites faq95 "1.1-stopped", "1.1-stopped-when-over", "1.1-stopped-ship-crew",
  "1.1-away-team-second" {
  // Stopped and unstopped with a ship is everything that is aboard just then, and aboard what it carries; stopped with the last of a
  // team also what that carries.
  /// A card that can do nothing until the start of the next turn: not beam, move, attempt or attack.
  state stopped of crew_card, craft {
    cannot beam, move, walk, join_attempt, join_attempt_ship, attack, cloak, phase, be stopped
  }
  /// Stops a personnel, equipment, ship or facility, and everything aboard it.
  verb stop (what: crew_card or craft) past stopped log "{what} is stopped" {
    mark what as stopped
    for each c in interior of (what as craft) {
      for each x in interior of (c as craft) where x can be stopped { mark x as stopped }
      if c can be stopped { mark c as stopped }
    }
  }
  forbid unstop of (c: card) when c is not stopped and not (some x in interior of (c as craft) where x is stopped)
    because "{c} is not stopped"
  /// A stopped card, and everything aboard it, may act again.
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
  /// Marked as stopped until the end of the next turn of the player whom its card calls `you`.
  state kept_down of crew_card, craft
  /// Stops a card until the end of your next turn.
  verb stop_through_next_turn (what: crew_card or craft) log "{what} is kept stopped" {
    mark what as kept_down until end of your next turn
    stop what
  }
  /// The card does not become unstopped when a turn begins.
  relation (c: card) kept_stopped means c is kept_down
    or not (c can be unstopped by turn_player) and c is not captive and c is not in_stasis
    or host of c is craft and host of c is stopped and c in interior of (host of c as craft)
  whenever e: equipment where e is not stopped and e is carried_by_stopped { mark e as stopped }
  /// Equipment that only stopped personnel carry.
  relation (e: equipment) carried_by_stopped means
    some p: personnel where p is beside e and controller of p = controller of e and p is stopped and no q: personnel where q is beside e
    and controller of q = controller of e and q is not stopped
}

// Some are stopped for a turn alone: what else stops them afterwards lasts as ever.
rule detained cites r24 "10.2.1" {
  /// Marked as stopped only until the end of this turn.
  state detained of personnel
  /// Stops a personnel until the end of this turn.
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

rule disabled cites r24 "10.2.3" cites r18 "disabled-unusable" cites faq95 "1.1-disabled" {
  /// A disabled personnel: unconscious, carried like equipment, and without skills or text.
  state disabled of personnel { cannot join_attempt, attack, staff_ship }
  /// Disables a personnel.
  verb disable (what: personnel) log "{what} is disabled" { mark what as disabled }
  /// A disabled personnel is disabled no longer.
  verb enable (what: personnel) log "{what} is no longer disabled" { unmark what as disabled }
  forbid disable of (c: personnel) when c is disabled because "{c} is disabled already"
  forbid enable of (c: personnel) when c is not disabled because "{c} is not disabled"
}

// Some dilemmas disable whoever aboard has a skill, as long as he has it and both are aboard. He is marked, and not merely found so:
// whether somebody is conscious is asked by what gives and takes skills, so the two would ask each other for ever.
rule fainting cites r24 "10.2.3" {
  /// Whoever has this skill aboard the ship on which the card lies is disabled.
  clause disables (s: skill) aboard as fainting_spell of dilemma says "{s} personnel aboard are disabled."
  /// The dilemma on the ship disables the personnel aboard it for a skill that he has, conscious or not.
  relation (p: personnel) faints_from (d: dilemma) means
    host of d is ship and p aboard host of d and some k in fainting_spells of d where level(k.s, skills of p) > 0
  /// The dilemma that disabled the personnel for a skill.
  field fainted_from: dilemma of personnel
  whenever p: personnel where (some d: dilemma where p faints_from d) and p is not disabled and p can be disabled {
    set fainted_from of p to first d: dilemma where p faints_from d
    disable p
  }
  whenever p: personnel where p is disabled and fainted_from of p is something and not (p faints_from fainted_from of p) {
    set fainted_from of p to nothing
    enable p
  }
}

rule stasis cites r24 "10.2.4" cites r18 "stasis-def", "stasis-no-act", "stasis-no-target", "stasis-separated", "stasis-suspended" {
  // It does nothing. Nothing may move it or be done to it but by what put it there, or by what says that it reaches so far;
  // other cards on it wait.
  /// A card in stasis: it does nothing, and nothing is done to it but by the card that put it there.
  state in_stasis of personnel, ship { cannot do anything }
  /// Puts a personnel or ship in stasis.
  verb put_in_stasis (what: personnel or ship) past stilled log "{what} is in stasis" {
    mark what as in_stasis
    set stilled_by of what to acting
  }
  // Whoever is in stasis stays in that of what put him there.
  forbid put_in_stasis of (c: card) when c is in_stasis because "{c} is in stasis already"
  /// The card that put this card in stasis.
  field stilled_by: card of card
  /// The text of the card also affects cards in stasis.
  clause reaches into stasis as long_reach says "This also affects cards in stasis."
  // It goes along with a ship or facility that leaves play.
  /// Stasis protects the card from the text that is at work.
  relation (c: card) kept_by_stasis means
    c is in_stasis and taken_along is nothing
    and not (acting is something and (acting = stilled_by of c or size(long_reaches of acting) > 0))
  forbid everything done to (c: personnel or ship) except take_out_of_stasis, glance_at, reveal when c is kept_by_stasis
    because "{c} is in stasis"
  /// A card whose host is in stasis, so that its text waits.
  relation (c: card) waits_in_stasis means host of c is in_stasis and c != stilled_by of host of c
  /// Takes a personnel or ship out of stasis.
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
  /// What the card has put in stasis or quarantine is free again when it leaves play.
  relation (c: card) lets_go_with_itself means not (c is crew_card) and not (c is craft)
}

// Whose text, skills and other characteristics count for nothing.
rule unusable cites r24 "10.2.3", "10.2.4", "10.2.10" cites r18 "disabled-move", "disabled-separated" {
  /// A card whose skills and text do not count: it is disabled, deactivated, in stasis or under house arrest.
  relation (c: card) unusable means c is disabled or c is deactivated or c is in_stasis or c is arrested
  // Nor does anybody's text rest on them, or on a captive, where it asks whether there is somebody or how many there are.
  law supports (c: card) gives truth means not (c is unusable or c is captive)
  // Whose text is silent. What it says of company counts in spite of an arrest.
  /// A card whose text does not work now.
  relation (c: card) silenced means c is disabled or c is captive or c is deactivated or c is in_stasis or c is arrested and not as_if_free
}

// During an attempt these are a team of their own: not present with the others, and of no use to them.
rule separated cites r24 "10.2.5" cites r18 "separated-effects", "separated-opposing", "separated-who" {
  /// A card that takes no part in an attempt: it is stopped, disabled, deactivated, in stasis or under house arrest.
  relation (c: card) separated means c is stopped or c is disabled or c is deactivated or c is in_stasis or c is arrested
}
rule active cites r24 "gl active" {
  // Whoever is conscious defends himself, stopped or not.
  /// A card that is neither disabled, deactivated nor in stasis.
  relation (c: card) conscious cites r24 "gl active" cites faq95 "1.1-stasis" means c is not disabled and c is not deactivated
    and c is not in_stasis
  /// A card that is conscious and not stopped.
  relation (c: card) active means c is not stopped and c is conscious
}

// Equipment for some affiliations does nothing among others; one of theirs is enough for everybody it names.
rule using_equipment cites r24 "gl-equip-restricted", "gl-equip-using", "gl-equip-unattended", "g-equipment-def", "g-equipment-special",
  "g-equipment-group", "g-equipment-unattended", "g-equipment-class", "gl-equip-classification", "g-equipment-borg"
  cites faq95 "3.7-equip-move" {
  /// The personnel uses no such equipment, and it does nothing to him.
  clause does not use (what: selection of equipment) as refusal of personnel says "Does not use {what}."
  /// The personnel neither uses the equipment nor gains or loses by it.
  relation (p: card) declines (e: card) cites r24 "gl-equip-does-not-use", "g-equipment-does-not-use" means
    e is equipment and some k in refusals of p where e matches k.what
  /// Equipment that nobody there can use, because it is meant for other affiliations.
  relation (c: card) without_users means c is equipment and size(users of c) > 0
    and no p: personnel where spot(p) = spot(c) and controller of p = controller of c and not (p is unusable) and not (p declines c)
    and not (spot(c) = attempt_place and p is separated) and (some a in users of c where p is_one_of a)
  /// The personnel can use equipment with this trait, which is with him.
  relation (p: personnel) using_a (t: trait) cites r24 "2.8-use" means
    some e: equipment where t in traits of e and e is beside p and controller of e = controller of p and not (e is without_users)
      and not (p declines e)
  /// The personnel is of this affiliation or of the species of the same name.
  relation (p: personnel) is_one_of (a: affiliation) cites r24 "gl-affiliation-species", "gl-cardassian", "g-equipment-restricted",
    "g-equipment-all-specified", "g-equipment-batleth", "g-equipment-using" means
    p sides_with a
    or a = Klingon and klingon_species in species of p or a = Romulan and romulan_species in species of p
    or a = Vulcan and vulcan_species in species of p or a = Cardassian and cardassian_species in species of p
    or a = Bajoran and bajoran_species in species of p or a = Ferengi and ferengi_species in species of p
    or a = Borg and borg_species in species of p or a = Kazon and kazon_species in species of p
    or a = Hirogen and hirogen_species in species of p or a = Vidiian and vidiian_species in species of p
}

// Whoever is under quarantine does not leave; others may come.
rule quarantine cites r24 "10.2.7" cites r18 "quarantine" {
  /// A ship, facility, planet or personnel under quarantine, which personnel may not leave.
  state quarantined of craft, mission, personnel
  /// Puts a ship, facility, planet or personnel under quarantine.
  verb quarantine (what: craft or mission or personnel) log "{what} is under quarantine" {
    mark what as quarantined
    set quarantined_by of what to acting
  }
  /// The card that put this card under quarantine.
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

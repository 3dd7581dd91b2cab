// Battles: who may begin them, and what comes of having no leader.

// Three affiliations there are, and Non-Aligned is none. A force has those of its ships and of everybody aboard who is free; without one it is
// bound by nothing. The Federation begins no battle with anybody.
amend rule attack_restrictions cites faq95 "2.2-forces" {
  /// What counts as an affiliation.
  noun affiliations_of_1995 gives set of affiliation cites faq95 "1.1-affiliations" means [Federation, Klingon, Romulan]
  replace noun may_attack (a: affiliation, b: affiliation) gives truth cites faq95 "2.2-federation", "2.2-romulan" means
    a != Federation and (a != Romulan or b != Romulan)
  replace noun free_to_attack (force: set of card, foe: set of card) gives truth cites faq95 "2.2-forces", "3.9-rogue-leader" means
    (some s: ship in force where s is run_by_rogues)
    or no a in modes_in(force) where not (a = Federation and at_war_with(force, foe))
      and (a = Federation or (some b in modes_in(foe) where not may_attack(a, b)))
  replace noun modes_in (force: set of card) gives set of affiliation cites faq95 "2.2-forces", "2.2-house-arrest" means
    every a in affiliations_of_1995
      where (some p: personnel in force where mode of p = a and p is not arrested) or (some c: craft in force where mode of c = a)
}

// Whoever was attacked may strike back in his next turn, as long as somebody of both sides is still there.
amend rule counter_attacks cites faq95 "2.2-retaliate-ends" {
  replace relation (m: mission) open_to_revenge cites faq95 "2.2-retaliate", "2.2-retaliate-ends" means
    turn_player = you and ((opponent struck_at m last turn) or m in to_be_avenged_at of you)
    and (some c in fought_at of m where location of c = m and controller of c = you)
    and (some c in fought_at of m where location of c = m and controller of c = opponent)
  /// The cards that took part in the last battle at a location.
  field fought_at: set of card of mission
  when battle of (what: personnel or craft) {
    let m be location of what
    if m is something { set fought_at of m to every c: card where (c is personnel or c is craft) and c is embattled }
  }
}

// A battle may be begun without a leader. But a ship without one does not fire, and a team without one loses.
amend rule leading_an_attack cites faq95 "2.2-leader-optional", "1.1-leader-fight" {
  /// Somebody in the force leads it, stopped or not.
  relation led (force: set of card) means some p: personnel in force where p is leader and p is conscious and p is not arrested
}
amend rule space_forces cites faq95 "2.2-leader-each" {
  replace relation (s: ship) can_fire because "{s} cannot fire" cites faq95 "2.2-leader-each", "2.2-leader-optional",
    "1.1-leader-fight", "3.9-rogue-leader" means
    s is undocked and WEAPONS of s > 0 and (led(with_crew([s])) or s is run_by_rogues)
  replace relation (s: ship) can_attack_openly (target: craft) because "{s} cannot attack {target}" cites faq95 "2.2-leader-each" means
    s is can_fire and s can attack
    and (s is run_by_rogues or some p: personnel in interior of s where controller of p = controller of s and p is active)
    and (location of target is open_to_revenge or free_to_attack(with_crew([s]), [target]))
}
amend rule personnel_battle cites faq95 "2.2-leader-optional" {
  replace action attack_team in orders says "attack at {base} with the team of {ours}" {
    name base in abodes where it is contested
    name ours in every personnel in place_at(base) where it is your and it is heads_its_force and size(attackers_with(it)) > 0
    legal when not (ours in spared_by of you) because "the attack was called off"
    do { attack_from(you, ours, base) }
  }
  replace procedure attack_from (you: player, ours: personnel, base: card) cites faq95 "2.2-stops", "1.1-stopped-ways" {
    let theirs be one of (p: personnel in place_at(base) where controller of p = opponent and p is heads_its_force)
    let force be attackers_with(ours)
    let foe be defenders_with(theirs)
    if not (location of base is open_to_revenge) and not free_to_attack(force, foe) or size(foe) = 0 {
      call_off(you, [ours], location of base)
      leave attack_from
    }
    fight_out(you, force, foe, location of base)
    for each p in force + foe + force_of(theirs) where in_play(p) { stop p if p can be stopped }
  }
  replace noun total_strength (force: set of personnel, foe: set of personnel) gives number cites faq95 "2.2-leader-optional",
    "1.1-leader-fight" means
    (sum of strength_in_battle(p, foe) over p in standing_in(force)) + drone_strength(force) if led(force) else 0
}

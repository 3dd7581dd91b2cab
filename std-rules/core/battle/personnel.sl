// Personnel battle: two forces that are present with each other.

rule forces cites r24 "7.4.2-forces", "7.4.2-force-members", "7.4.2-s3-exclude", "7.4.2-s3-stopped-fight" cites r18 "pb-who", "pb-formup" {
  // Those of one player in one place who are together. A force is known by the first of them.
  /// All personnel of one player in one place who are together, and fight as one group.
  noun force_of (p: personnel) gives set of personnel means
    every q: personnel in spot(p) where controller of q = controller of p and not (q is kept_apart_from p)
  /// The personnel is the first of his group, by which the group is named.
  relation (p: personnel) heads_its_force means no q in force_of(p) where position(q) < position(p)
  // Whoever attacks must be fit for it; whoever is attacked need not be, and fights if he is conscious.
  /// Those of a personnel's group who may attack.
  noun attackers_with (p: personnel) gives set of personnel means every q in force_of(p) where q can attack
  /// Those of a personnel's group who may be attacked.
  noun defenders_with (p: personnel) gives set of personnel means
    every q in force_of(p) where q can be attacked by opponent of (controller of p)
  /// At this planet, ship or facility you have somebody who may attack, and your opponent somebody who may be attacked.
  relation (base: card) contested because "nobody of yours at {base} can attack anybody there" cites r24 "2.7-role"
    cites r18 "type-personnel-role" cites faq95 "2.2-own-forces" means
    (some q: personnel in place_at(base) where controller of q = opponent and q can be attacked by you)
    and some p: personnel in place_at(base) where p is your and p can attack
}

rule personnel_battle cites r24 "7.4.1", "gl-away-team-battle" {
  action attack_team in orders says "attack at {base} with the team of {ours}" cites r24 "7.4.1", "7.1-intruders-can", "7.4.1-who",
    "7.4.2-s1-initiation", "7.4.2-own-cards" cites r18 "battle-own-turn", "battle-pers-present", "pb-initiation" {
    name base in abodes where it is contested
    name ours in every personnel in place_at(base) where it is your and it is heads_its_force and size(attackers_with(it)) > 0
    legal when leaders_in(attackers_with(ours)) > 0 or location of base is open_to_revenge because "nobody there leads the attack"
    legal when not (ours in spared_by of you) because "the attack was called off"
    do { attack_from(you, ours, base) }
  }

  procedure attack_from (you: player, ours: personnel, base: card) cites r24 "7.4.1", "7.4.4-all-stopped", "7.4-basic-after",
    "7.4.2-stages", "7.4.2-s4-equal", "7.4.2-s5-tie" cites r18 "battle-after-stop", "pb-stages", "pb-tie" {
    let theirs be one of (p: personnel in place_at(base) where controller of p = opponent and p is heads_its_force)
    let force be attackers_with(ours)
    let foe be defenders_with(theirs)
    if not (location of base is open_to_revenge) and (not free_to_attack(force, foe) or leaders_in(force) < leaders_needed_against(foe))
      or size(foe) = 0 {
      call_off(you, [ours], location of base)
      leave attack_from
    }
    pay_for_battle(you, location of base)
    if fare_lost of you { leave attack_from }
    fight_out(you, force, foe, location of base)
    // All who were there are stopped, and what they carry.
    for each p in force + foe + force_of(theirs) where in_play(p) { stop p if p can be stopped }
  }

  // Whom a text lets attack where they are, whosever turn it is: the force of one of them.
  procedure let_attack (who: set of personnel, you: player) {
    let ready_ones be every p in who where in_play(p) and (host of p) is contested and size(attackers_with(p)) > 0
      and (leaders_in(attackers_with(p)) > 0 or location of p is open_to_revenge)
      and no q in who where in_play(q) and q in force_of(p) and position(q) < position(p)
    if size(ready_ones) > 0 {
      you may {
        let ours be one of ready_ones
        // What comes of it is the doing of those who fight.
        with acting = nothing { attack_from(you, ours, host of ours) }
      }
    }
  }

  procedure fight_out (you: player, force: set of personnel, foe: set of personnel, m: mission) cites r24 "7.4-basic-personnel",
    "7.4.2-s3-piles", "7.4.2-s4-reveal", "7.4.2-s4-modifiers", "7.4.2-s4-stun", "7.4.2-s4-mortal", "7.4.2-s4-repeat", "7.4.2-s5-total",
    "7.4.2-s5-winner", "7.4.2-s6-resolution", "7.4.2-s5-player-wins" cites r18 "pb-formup", "pb-winner-total", "pb-resolution" {
    announce strike_at(m)
    if you != turn_player { set ambushed_at of opponent to ambushed_at of opponent + m }
    with in_battle = yes, battle_place = m, battle_in_space = no, starter_of_battle = you {
      // Who fights is known as soon as it is told that there is a battle.
      for each p in force + foe { mark p as embattled }
      for each p in foe { announce battle(p) }
      announce personnel_battle_begins(m)
      open battle_announced()
      // Those who are there are shuffled into two piles, and fight in pairs until one pile is empty.
      stage combat {
        let mine be standing_in(force)
        let theirs be standing_in(foe)
        while size(mine) > 0 and size(theirs) > 0 {
          let a be one of mine at random
          let b be one of theirs at random
          for each p in [a, b] { show p }
          let mine be mine except a
          let theirs be theirs except b
          let x be strength_in_battle(a, [b])
          let y be strength_in_battle(b, [a])
          announce meets_in_battle(a, x, b, y)
          if x > y { get_the_better_of(a, b, x > 2 * y) }
          if y > x { get_the_better_of(b, a, y > 2 * x) }
        }
      }
      stage winner {
        let mine be total_strength(force, foe)
        let theirs be total_strength(foe, force)
        if mine > theirs { announce battle_won(you, m); take_casualty(foe, force) }
        if theirs > mine { announce battle_won(opponent, m); take_casualty(force, foe) }
        if mine = theirs { announce battle_undecided(m) }
      }
      stage resolution {
        begin_discards()
        for each p in force + foe where in_play(p) {
          unmark p as stunned
          if p is mortally_wounded { unmark p as mortally_wounded; opponent of controller of p kills p }
          if in_play(p) { unmark p as embattled; hide p }
        }
        order_discards()
        announce battle_ends(m)
      }
    }
  }
  // Whoever is mortally wounded outside a battle dies of it at once.
  whenever p: personnel where p is mortally_wounded and p is not embattled { unmark p as mortally_wounded; kill p }
  /// Two personnel fight each other in a personnel battle.
  event meets_in_battle (one: personnel, x: number, other: personnel, y: number) log "{one} ({x}) meets {other} ({y})"
  /// The STRENGTH of a personnel in a battle against these opponents.
  noun strength_in_battle (p: personnel, against_whom: set of card) gives number means (STRENGTH of p with counted_against = against_whom)

  // Androids survive what others do not.
  /// Hits a personnel with a weapon: he is mortally wounded, or stunned if he is an android.
  verb gun_down (what: personnel) past gunned_down log "{what} is hit" { if what is android { stun what } else { mortally_wound what } }

  // The stronger stuns the weaker, or wounds him mortally if he is more than twice as strong; or lets him be.
  procedure get_the_better_of (stronger: personnel, weaker: personnel, by_far: truth) {
    let you be controller of stronger
    if by_far and not (stronger is hologram and not (weaker is hologram)) {
      choose one or none {
        says "wound the weaker mortally": mortally_wound weaker from stronger
        says "stun the weaker": stun weaker from stronger
      }
    } else { you may { stun weaker from stronger } }
  }
  // Who is not conscious is set aside before the piles are formed.
  /// The conscious personnel of a group, who fight in a personnel battle.
  noun combatants_in (force: set of personnel) gives set of personnel means every p in force where in_play(p) and p is conscious
  // Those still standing, fought or not.
  /// Those who still stand in a battle: neither stunned nor mortally wounded.
  noun standing_in (force: set of personnel) gives set of personnel means
    every p in combatants_in(force) where p is not stunned and p is not mortally_wounded
  /// The total STRENGTH of those of a group who still stand.
  noun total_strength (force: set of personnel, foe: set of personnel) gives number means
    sum of strength_in_battle(p, foe) over p in standing_in(force)
  // One of the losers, by chance. Holograms alone kill nobody by that.
  procedure take_casualty (losers: set of personnel, winners: set of personnel) cites r24 "6.3.2", "7.4.2-s5-casualty" {
    if some p in standing_in(winners) where not (p is hologram) {
      let unlucky be one of (every p in combatants_in(losers) where p is not mortally_wounded) at random
      if unlucky is something { mortally_wound unlucky }
    }
  }
}

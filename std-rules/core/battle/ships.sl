// Ship battle: two forces of ships and facilities at one location.

rule space_forces cites r24 "7.1.3", "7.1.4" {
  // What fires has WEAPONS, is not in dock, and has somebody of its own side aboard. Whoever is stopped fires back, and begins
  // nothing.
  /// The ship can fire: it is undocked, has WEAPONS, and somebody of its affiliation aboard is conscious.
  relation (s: ship) can_fire because "{s} cannot fire" means
    s is undocked and WEAPONS of s > 0 and some p in own_side_aboard(s) where p is conscious
  /// The personnel aboard a ship who are of its controller and its affiliation.
  noun own_side_aboard (s: ship) gives set of personnel means
    every p: personnel in interior of s where controller of p = controller of s and mode of p = mode of s
  /// A force together with the personnel aboard its ships and facilities.
  noun with_crew (force: set of card) gives set of card means
    force + (every p: personnel where host of p in force and controller of p = controller of host of p)
  // Crews do not meet, but a force is of one mind.
  /// The two may fight side by side, because their crews are compatible.
  relation (a: craft) fit_to_fight_beside (b: craft) cites r24 "gl force", "g-force-compat", "gl-force-compatible"
    cites faq95 "2.2-treaty-aid" means
    no x in with_crew([a]) where (some y in with_crew([b]) where not (x is compatible_with y))
  // What can be seen of the other side is looked at beforehand.
  /// The ship may start a battle against this target, as far as both players can see.
  relation (s: ship) can_attack_openly (target: craft) because "{s} cannot attack {target}" cites r24 "g-guramba-ship" means
    s is can_fire and s can attack and some p in own_side_aboard(s) where p is active
    and (location of target is open_to_revenge or leaders_in(with_crew([s])) > 0 and free_to_attack(with_crew([s]), [target]))
  /// A ship of yours at the same location may attack this ship or facility.
  relation (c: craft) under_your_guns because "none of your ships there can attack {c}" means
    some s: ship in orbit of location of c where s is your and s can_attack_openly c
}

rule ship_battle cites r24 "7.4.1" {
  action attack_ship in orders says "attack {target} with {who}" cites r24 "7.4.1", "7.1.6-no-attack", "7.4.1-who", "7.4.3-forces",
    "gl-facility-battle", "g-facility-battle", "7.4.3-s1-attackers", "7.4.3-s1-one-target", "7.4.3-s1-target-empty"
    cites r18 "land-no-ship-battle", "sb-declaration", "sb-def", "battle-single-action", "carry-target" cites cr98 "landed-no-battle" {
    name target in every craft where controller of it = opponent and it is in_open_space and it can be attacked by you
      and it is under_your_guns
    pick who: at least 1 ship in orbit of location of target where it is your and it can_attack_openly target
    agree (a, b) in who when a is fit_to_fight_beside b because "the people of {a} and {b} may not mix" cites r24 "gl force"
    legal when not (target in spared_by of you) because "the attack was called off"
    do { begin_ship_battle(you, who, target) }
  }
  // Of what lies in dock its owner alone knows what it is, until it is attacked.
  action attack_in_dock in orders says "attack in the dock of {base} with {who}" {
    name base in every facility where controller of it = opponent and size(dock of it) > 0 and it is under_your_guns
    pick who: at least 1 ship in orbit of location of base where it is your and it can_attack_openly base
    agree (a, b) in who when a is fit_to_fight_beside b because "the people of {a} and {b} may not mix" cites r24 "gl force"
    legal when not (base in spared_by of you) because "the attack was called off"
    do {
      let target be one of dock of base
      begin_ship_battle(you, who, target as craft)
    }
  }

  procedure begin_ship_battle (you: player, who: set of ship, target: craft) {
    let m be location of target
    if not (m is open_to_revenge) and not free_to_attack(with_crew(who), with_crew([target])) {
      call_off(you, [target, host of target], m)
      leave begin_ship_battle
    }
    pay_for_battle(you, m)
    if fare_lost of you { leave begin_ship_battle }
    announce strike_at(m)
    with in_battle = yes, battle_place = m, battle_in_space = yes, starter_of_battle = you {
      // The other player may bring in what suits the target and can fire, and says whether he fires back, and at whom.
      set defenders of opponent to [target]
      set aimed_at of opponent to nothing
      with attackers = who { offer opponent defending; offer opponent returning_fire once }
      // Who fights is known as soon as it is told that there is a battle.
      for each c in who { mark c as embattled }
      for each c in defenders of opponent { mark c as embattled }
      announce battle(target)
      with under_attack = target, attackers = who { open battle_announced() }
      if target can be attacked by you {
        fight_in_space(you, every c: craft in who where in_play(c), every c: craft in defenders of opponent
          where in_play(c), target, aimed_at of opponent, m)
      } else {
        break_off(who)
        break_off(defenders of opponent)
        announce battle_ends(m)
      }
    }
  }
  /// The ships that attack in the battle that goes on.
  scope attackers: set of ship
  /// The ships and facilities that a player defends in the battle.
  field defenders: set of craft of player
  /// The ship at which a player aims.
  field aimed_at: ship of player
  /// What a player chooses among when his ships or facilities are attacked.
  menu defending says "defend"
  /// What a player chooses among when he may return fire.
  menu returning_fire says "fire back"
  action join_defence in defending says "bring {s} to the defence" {
    name s in every ship where it is your and not (it in defenders of you) and it is can_fire
      and location of it = location of (first c in defenders of you)
      and it is fit_to_fight_beside (first c in defenders of you)
    do { set defenders of you to defenders of you + s }
  }
  action fire_back in returning_fire says "fire back at {s}" cites r24 "7.4-basic-return-fire", "7.4.3-s1-return-decision",
    "7.4.3-s5-return" cites r18 "basic-ship-return", "sb-initiation", "sb-return-fire" {
    name s in attackers
    legal when some c: ship in defenders of you where c is can_fire because "nobody can fire"
    do { set aimed_at of you to s }
  }

  // Where the target can be attacked no more the battle is off, and all who were in it are stopped.
  procedure break_off (those_ships: set of craft) {
    for each c in those_ships where in_play(c) {
      unmark c as embattled
      stop c if c can be stopped
    }
  }

  procedure fight_in_space (you: player, force: set of craft, foe: set of craft, target: craft, aim: ship, m: mission) cites r24 "7.4.1",
    "7.4.4-all-stopped", "g-hit", "gl-hit", "g-direct-hit", "7.4.3-stages", "7.4.3-s4-miss", "7.4.3-s4-no-damage-yet",
    "7.4.3-s6-opposing-only", "7.4.3-s7-winner", "7.4.3-s7-equal", "7.4.3-s8-destroy", "7.4.3-s8-stop", "7.4.3-s7-player"
    cites r18 "battle-after-stop", "sb-miss", "sb-no-damage-yet", "sb-resolution-destroy", "sb-resolution-stop", "sb-winner", "sb-stages"
    cites faq95 "2.2-simultaneous", "2.2-stops" {
    with losses_wait = yes {
      let hits be 0
      let hits_back be 0
      stage tactics {
        for each p in [you, opponent] { if p is fighting_with_tactics { draw_tactics(p) } }
        reveal_tactics()
      }
      stage open_fire {
        if in_play(target) {
          let hits be hits_on(target, force, foe)
          announce fires_at(you, target, attack_total(force, foe), defense_total(target, force))
        }
      }
      // Nothing is damaged before both have fired.
      stage return_fire {
        if in_play(aim) {
          let hits_back be hits_on(aim, foe, force)
          announce fires_at(opponent, aim, attack_total(foe, force), defense_total(aim, foe))
        }
      }
      let left_to_them be sum of hull of c over c in foe
      let left_to_us be sum of hull of c over c in force
      stage damage {
        if hits > 0 { damage_in_battle(you, target, hits) }
        if in_play(aim) and hits_back > 0 { damage_in_battle(opponent, aim, hits_back) }
      }
      stage winner {
        let their_loss be left_to_them - (sum of hull of c over c in foe)
        let our_loss be left_to_us - (sum of hull of c over c in force)
        if their_loss > our_loss { announce battle_won(you, m) }
        if our_loss > their_loss { announce battle_won(opponent, m) }
        if our_loss = their_loss { announce battle_undecided(m) }
      }
    }
    stage resolution {
      put_tactics_away()
      for each c in force + foe where in_play(c) and hull of c = 0 { opponent of controller of c destroys c }
      for each c in force + foe where in_play(c) {
        unmark c as embattled
        stop c if c can be stopped
      }
      announce battle_ends(m)
    }
  }
  procedure damage_in_battle (you: player, what: craft, hits: number) {
    if you is fighting_with_tactics { with hits_taken = hits { damage what } } else { repeat hits { damage what if hull of what > 0 } }
  }
  /// A force fires at a ship or facility.
  event fires_at (p: player, at_what: craft, attack: number, defense: number) log "{p} fires at {at_what}: {attack} against {defense}"
  // More than its SHIELDS is a hit, more than double a direct one, which counts as two.
  /// How many hits a volley makes: one if ATTACK exceeds DEFENSE, two if it is more than double.
  noun hits_on (c: craft, force: set of craft, foe: set of craft) gives number cites r24 "7.4-basic-ship-hit", "7.4-basic-double",
    "7.4.3-s4-attack", "7.4.3-s4-hit", "7.4.3-s4-direct-hit" cites r18 "basic-ship-damage", "basic-ship-destroy", "sb-direct", "sb-hit"
    cites faq95 "2.2-errata-damage" means
    2 if attack_total(force, foe) > 2 * defense_total(c, force) else 1 if attack_total(force, foe) > defense_total(c, force) else 0
  /// The total of WEAPONS and bonuses with which a force fires.
  noun attack_total (force: set of craft, foe: set of craft) gives number means
    ((sum of WEAPONS of s over s: ship in force where s is can_fire) with counted_against = with_crew(foe))
      + (sum of attack_by_tactic(p, force) over p in players where some c in force where controller of c = p)
  /// The SHIELDS and bonuses of a target against a force.
  noun defense_total (c: craft, force: set of craft) gives number means
    (SHIELDS of c with counted_against = with_crew(force)) + defense_by_tactic(controller of c, [c])
}

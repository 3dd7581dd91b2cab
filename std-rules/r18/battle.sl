// Battles.

// D27. The stronger stuns the weaker, or wounds him mortally if he is more than twice as strong: nobody is let be.
// D25. Whoever is the casualty is one of all the losers, stunned, disabled or not.
amend rule personnel_battle cites r18 "pb-combat-lost", "basic-pers-war", "pb-casualty" {
  replace procedure get_the_better_of (stronger: personnel, weaker: personnel, by_far: truth) cites r18 "pb-combat-lost", "basic-pers-war" {
    let you be controller of stronger
    if by_far and not (stronger is hologram and not (weaker is hologram)) { mortally_wound weaker from stronger }
    else { stun weaker from stronger }
  }
  replace procedure take_casualty (losers: set of personnel, winners: set of personnel) cites r18 "pb-casualty" {
    if some p in standing_in(winners) where not (p is hologram) {
      let unlucky be one of (every p in losers where in_play(p) and p is not in_stasis and p is not mortally_wounded) at random
      if unlucky is something { mortally_wound unlucky }
    }
  }
}

// D23. Whoever attacks needs neither WEAPONS of his own nor somebody of the ship's side: the WEAPONS of all attackers are added.
// D22. Whatever can fire fires back, whoever may not mix with whom.
amend rule space_forces cites r18 "battle-ship-location", "basic-ship-attack", "sb-attack-total", "sb-return-who" {
  replace relation (s: ship) can_fire because "{s} cannot fire" cites r18 "battle-ship-location", "basic-ship-attack", "sb-attack-total",
    "sb-return-who" means
    s is undocked and WEAPONS of s > 0
    and (controller of s = starter_of_battle or some p in own_side_aboard(s) where p is conscious)
  replace relation (s: ship) can_attack_openly (target: craft) because "{s} cannot attack {target}" means
    s is undocked and s can attack and some p: personnel in interior of s where controller of p = controller of s and p is active
    and (location of target is open_to_revenge or leaders_in(with_crew([s])) > 0 and free_to_attack(with_crew([s]), [target]))
  replace relation (a: craft) fit_to_fight_beside (b: craft) cites r18 "sb-return-who" means
    attackers is something or no x in with_crew([a]) where (some y in with_crew([b]) where not (x is compatible_with y))
}

// D38. Who has lost the card with which he paid may pay again at once, with another.
amend rule cards_played_as_cost {
  replace procedure pay_for_battle (you: player, m: mission) cites r18 "cost-play-nullified", "cost-play-nebula" {
    set fare_lost of you to no
    if some k in battle_fees of m { play_fare(you, m) }
    while fare_lost of you and size(battle_fares(you, m)) > 0 {
      you may { play_fare(you, m) } else { leave pay_for_battle }
    }
  }
}

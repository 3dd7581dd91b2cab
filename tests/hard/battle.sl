// Battle.

set hard "Hard cases" released 2026

// 29. A battle has stages, which cards skip or add to; who was attacked may strike back next turn.

rule hard_battle cites hard "29" {
  verb assail (what: ship) past assailed log "{what} is assailed" { }
  verb sink (what: ship) past sunk log "{what} goes down" { destroy what }
  noun hulls_hit (attacker: ship, target: ship) gives number means
    2 if WEAPONS of attacker > 2 * SHIELDS of target else 1 if WEAPONS of attacker > SHIELDS of target else 0
  field hull_hits: number of ship = 0
  procedure sea_battle (attacker: ship, target: ship) {
    assail target
    stage opening_shots { }
    stage broadside { set hull_hits of target to hull_hits of target + hulls_hit(attacker, target) }
    stage return_fire { set hull_hits of attacker to hull_hits of attacker + hulls_hit(target, attacker) }
    stage aftermath {
      for each s in [attacker, target] { sink s if hull_hits of s >= 2 }
      for each s in [attacker, target] { stop s if s is in_play and s can be stopped }
    }
  }
  relation (s: ship) is_hostile_to (t: ship) means not (Federation in affiliations of s)
  // Those who attack nobody may strike back at what attacked them last turn.
  action assault in orders says "assault {target} with {attacker}" {
    name attacker in every ship where it is your and it is not stopped
    name target in every ship where location of it = location of attacker and controller of it = opponent
    legal when attacker is is_hostile_to target or attacker was assailed last turn because "this side attacks nobody"
    do { sea_battle(attacker, target) }
  }
}
card "Ironclad" ship {
  Klingon
  7 / 14 / 12
  staffing [Cmd]
}
card "Ramming Speed" event { plays on table }
rule hard_ramming cites hard "29" {
  before stage broadside of sea_battle {
    if some "Ramming Speed" in play { set hull_hits of target to hull_hits of target + 1 }
  }
}

scenario "Two hits sink a ship, and stages hooked by cards count" under r24 cites r24 "7.4.2" {
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Ironclad"
  given ship of two at "Shoals": "Lantern"
  given turn of one
  when one assaults "Lantern" with "Ironclad"
  then "Lantern" is sunk, "Ironclad" is stopped, hull_hits of "Ironclad" = 0
}

scenario "An even fight ends with both damaged" under r24 cites r24 "7.4.2" {
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Longship"
  given ship of two at "Shoals": "Lantern"
  given turn of one
  when one assaults "Lantern" with "Longship"
  then hull_hits of "Lantern" = 1, "Lantern" is stopped, hull_hits of "Longship" = 0
}

scenario "A card before the broadside" under r24 cites r24 "7.4.2" {
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Longship"
  given ship of two at "Shoals": "Lantern"
  given table of one: "Ramming Speed"
  given turn of one
  when one assaults "Lantern" with "Longship"
  then "Lantern" is sunk
}

scenario "Who attacks nobody may strike back, and only then" under r24 cites r24 "7.4.2" {
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Longship"
  given ship of two at "Shoals": "Lantern"
  given turn of two
  when two assaults "Longship" with "Lantern"
  then refused because hard "29"
  given turn of one
  when one assaults "Lantern" with "Longship"
  given turn of two
  given unstop "Lantern"
  when two assaults "Longship" with "Lantern"
  then "Longship" is assailed
}

// 30. Both choose unseen, then both choices are shown together; damage lies on the ship as cards.

rule hard_tactics cites hard "30" {
  zone tactics of player: seen by holder
  zone tactics_chosen of player: seen by holder
  menu hard_tactics says "choose a tactic"
  action choose_tactic in hard_tactics says "commit {c}" {
    name c in tactics of you
    legal when size(tactics_chosen of you) = 0
    do { put c into tactics_chosen of you face_down }
  }
  verb duel (what: ship) log "{what} is met" {
    let rival be opponent of you
    offer rival must hard_tactics once
    offer you must hard_tactics once
    let mine be first c in tactics_chosen of you
    let theirs be first c in tactics_chosen of rival
    for each c in [mine, theirs] { show c; turn c face_up }
    if points of mine > points of theirs { put theirs into attached of what } else { put mine into attached of what }
  }
}
card "Broadside" incident { points 3; plays on table }
card "Boarding Axes" incident { points 2; plays on table }
card "Feint" incident { points 1; plays on table }
card "Shot Holes" event { plays on table }
rule hard_damage_cards cites hard "30" {
  each ship where some incident in attached of it: RANGE -2 for each incident in attached of it
}

scenario "Two choices unseen, then shown, and the lesser one stays as damage" under r24 cites r24 "7.4.2" {
  given mission of one: "Shoals"
  given ship of two at "Shoals": "Longship"
  given put "Broadside" of one into tactics of one
  given put "Feint" of one into tactics of one
  given put "Boarding Axes" of two into tactics of two
  given one duels "Longship"
  when two commits "Boarding Axes"
  then decision of one offers "commit Broadside"
  then one does not see "Boarding Axes"
  when one commits "Broadside"
  then "Boarding Axes" in attached of "Longship", RANGE of "Longship" = 6, one sees "Boarding Axes"
}

// 31. Pairs drawn by chance; the weaker is stunned, or wounded if the victor likes. 32. A hologram is not killed.

rule hard_melee cites hard "31" {
  procedure melee (you: player, rival: player) {
    while some p: personnel where controller of p = you and p is ready_to_fight and some q: personnel where controller of q = rival
      and q is ready_to_fight {
      let one_side be one of (every p: personnel where controller of p = you and p is ready_to_fight) at random
      let other_side be one of (every p: personnel where controller of p = rival and p is ready_to_fight) at random
      mark one_side as engaged until end of turn
      mark other_side as engaged until end of turn
      if STRENGTH of one_side > STRENGTH of other_side { beat(you, other_side) }
      if STRENGTH of other_side > STRENGTH of one_side { beat(rival, one_side) }
    }
  }
  state engaged of personnel
  relation (p: personnel) ready_to_fight means p is not engaged and p is not stunned and p is not deactivated
  procedure beat (you: player, loser: personnel) {
    choose one {
      stun loser
      kill loser
    }
  }
}

scenario "Chance pairs them, and the victor chooses" under r24 cites r24 "7.4.3" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Corsair Captain"
  given away team of two on "Harbour": "Minstrel", "Mate"
  given melee(one, two)
  random picks "Minstrel"
  one chooses way 2
  then "Minstrel" is killed, "Mate" is not killed, "Mate" is not engaged
}

scenario "A hologram is switched off instead, and is not killed" under r24 cites r24 "6.3.2" {
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Lantern"
  given crew of one on "Lantern": "Lightform", "Mate"
  given kill "Lightform"
  given kill "Mate"
  then "Lightform" is deactivated, "Lightform" in interior of "Lantern", "Mate" in discard_pile of one
}

// Damage is placed on what is hit, as any card is placed on another.
card "Flying Splinters" tactic {
  ATTACK 2; DEFENSE 2
  when this is placed on ship: kill one personnel aboard (host as craft) at random
}
card "Watch Below" event { plays on table; when tactic is placed on your ship: score 5 from this }

scenario "A tactic that is left as damage is placed on the ship" under r24 cites r24 "7.5.1", "7.4.3" {
  given mission of one: "Shoals"
  given ship of two at "Shoals": "Lantern" of two
  given crew of two on "Lantern": "Mate" of two
  given table of two: "Watch Below" of two
  given battle bridge of one: "Flying Splinters"
  given flip_marker(one, "Lantern")
  then "Flying Splinters" in attached of "Lantern", "Mate" in discard_pile of two, points of two = 5
}

// Of damage `you` is whose it damages, and a hit by tactics damages as any does.
card "Burning Pitch" tactic { ATTACK 2; DEFENSE 2; as damage: opponent scores 4 from this }
card "Log of Broadsides" event { plays on table; when opponent's ship is damaged: score 5 from this }

scenario "The opponent on damage is who dealt it" under r24 cites r24 "7.5.1", "12.3" {
  given mission of one: "Shoals"
  given ship of two at "Shoals": "Lantern" of two
  given crew of two on "Lantern": "Mate" of two
  given table of one: "Log of Broadsides"
  given table of one: "Open Gunports"
  given battle bridge of one: "Burning Pitch"
  given damage "Lantern" of two
  then "Burning Pitch" in attached of "Lantern", points of one = 9, points of two = 0
}

// What a tactic is worth by a text counts while it is used.
card "Overcharged" tactic {
  ATTACK 3; DEFENSE 2
  while this in current_tactic of you and some your "Mate" in play: this: ATTACK +2
}
card "Fire Control" event { plays on table; each tactic in current_tactic of you: ATTACK +2 }

scenario "A tactic in use is worth more by its own text and by others" under r24 cites r24 "7.4.3" {
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Lantern"
  given put "Overcharged" into current_tactic of one
  then ATTACK of "Overcharged" = 3
  given crew of one on "Lantern": "Mate"
  then ATTACK of "Overcharged" = 5
  given table of one: "Fire Control"
  then ATTACK of "Overcharged" = 7
}

// An icon that names a tactic sends for it in place of the draw; one that names an artifact earns it.
card "Open Gunports" doorway { plays on table; opens the battle bridge }
card "Chain Shot" tactic { ATTACK 9; DEFENSE 2 }
card "Master Gunner" personnel { Klingon; SECURITY; 5 / 5 / 5; special download "Chain Shot" }
card "Sea Idol" artifact { used_as_equipment; your personnel present: CUNNING +1 }
card "Curio Hunter" personnel { Federation; SCIENCE; 5 / 5 / 5; special download "Sea Idol" }

scenario "A gunner aboard sends for a tactic, and it is used" under r24 cites r24 "6.5.5", "7.4.3" {
  given mission of one: "Open Sea"
  given table of one: "Open Gunports"
  given battle bridge of one: "Flying Splinters", "Chain Shot"
  given ship of one at "Open Sea": "Man-of-War"
  given crew of one on "Man-of-War": "Berserker", "Master Gunner"
  given ship of two at "Open Sea": "Lantern" of two
  given crew of two on "Lantern": "Skipper" of two
  given turn of one
  when one attacks "Lantern" with "Man-of-War"
  two passes
  when one sends for a tactic with "Master Gunner"
  then "Lantern" is damaged, "Flying Splinters" in attached of "Lantern"
}
scenario "Who is elsewhere sends for none" under r24 cites r24 "6.5.5" {
  given mission of one: "Open Sea"
  given mission of one: "Harbour"
  given table of one: "Open Gunports"
  given battle bridge of one: "Flying Splinters", "Chain Shot"
  given ship of one at "Open Sea": "Man-of-War"
  given crew of one on "Man-of-War": "Berserker"
  given away team of one on "Harbour": "Master Gunner"
  given ship of two at "Open Sea": "Lantern" of two
  given crew of two on "Lantern": "Skipper" of two
  given turn of one
  when one attacks "Lantern" with "Man-of-War"
  two passes
  then decision of one offers no "send for a tactic with Master Gunner"
}
scenario "An artifact that an icon names is earned where that is" under r24 cites r24 "6.5.5", "gl artifact" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Curio Hunter"
  given draw deck of one: "Sea Idol", "Mate"
  when one suspends play with "Curio Hunter"
  then "Sea Idol" is earned, "Sea Idol" in surface of "Harbour", CUNNING of "Curio Hunter" = 6
  when one suspends play with "Curio Hunter"
  then refused
}

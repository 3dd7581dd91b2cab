// Combat between personnel, and engagements between ships.

// Most attack all but their own side; two affiliations attack whom they like, and one attacks one enemy alone.
rule attack_restrictions cites anew "ATTACK RESTRICTIONS" {
  /// Whether affiliation `a` may begin a fight against affiliation `b`.
  noun may_attack (a: affiliation, b: affiliation) gives truth cites anew "attack-standard", "attack-none", "attack-limited" means
    a in [Klingon, Kazon] or a = Federation and b = Borg or a != Federation and a != b
  /// Whether everybody on one side may attack everybody on the other.
  noun free_to_attack (ours: set of card, theirs: set of card) gives truth cites anew "attack-standard" means
    no a in sides_of(ours) where (some b in sides_of(theirs) where not may_attack(a, b))
  /// The affiliations of these personnel and ships.
  noun sides_of (those_cards: set of card) gives set of affiliation cites anew "attack-standard" means
    (each affiliation of p over p: personnel in those_cards) + (each affiliation of s over s: ship in those_cards)
  /// A ship with the personnel of its commander who are aboard: they count as well as the ship.
  noun with_crew (s: ship) gives set of card cites anew "attack-crew-counts" means
    [s] + (every p: personnel in interior of s where controller of p = controller of s)
}

// Whoever comes to more wins; with equal totals nobody does.
rule totals_compared cites anew "COMBAT" {
  /// What the attackers came to in the latest fight.
  field attack_sum: number of game
  /// What the defenders came to in the latest fight.
  field defense_sum: number of game
  /// Who won the latest fight.
  field winner_of_fight: player of game
  procedure compare (a: number, b: number, you: player, foe: player) cites anew "combat-strength", "eng-total" {
    announce totals(a, b)
    set attack_sum to a
    set defense_sum to b
    set winner_of_fight to you if a > b else foe if b > a else nothing
  }
  /// What both sides come to.
  event totals (a: number, b: number) log "{a} against {b}"
}

rule combat cites anew "COMBAT" {
  /// The personnel of a player in one place who would attack.
  noun fighters_at (base: card, p: player) gives set of personnel cites anew "combat-who" means
    every x: personnel in stack_of(base) where controller of x = p and x is not stopped
  /// All personnel of a player in one place, who would be attacked.
  noun defenders_at (base: card, p: player) gives set of personnel cites anew "combat-who" means
    every x: personnel in stack_of(base) where controller of x = p
  action fight in orders says "fight {foe} at {base}" cites anew "combat-def", "combat-choose-opponent" {
    name base in every card where (it is ship or it is location) and size(fighters_at(it, you)) > 0
    name foe in players where it != you and size(defenders_at(base, it)) > 0
    legal when base is fit_for_combat because "nobody begins a combat at a headquarters" cites anew "combat-not-hq"
    legal when free_to_attack(fighters_at(base, you), defenders_at(base, foe)) because "they may not attack those"
      cites anew "attack-standard"
    do { fight_out(you, foe, base, nothing) }
  }
  /// No headquarters.
  relation (base: card) fit_for_combat cites anew "combat-not-hq" means not (base is headquarters)
  /// A combat begins.
  event combat_begins (p: player, foe: player) log "{p} attacks {foe}"
  /// A player wins a combat.
  event combat_won (p: player) log "{p} wins the combat"
  /// Nobody wins a combat.
  event combat_undecided (p: player) log "nobody wins the combat"
  procedure fight_out (you: player, foe: player, base: card, by_card: card) cites anew "combat-strength" {
    let ours be fighters_at(base, you)
    let theirs be defenders_at(base, foe)
    announce combat_begins(you, foe)
    for each p in ours + theirs { mark p as in_combat }
    open just_then()
    let a be sum of STRENGTH of p over p in ours where in_play(p)
    let b be sum of STRENGTH of p over p in theirs where in_play(p)
    compare(a, b, you, foe)
    if winner_of_fight = you { announce combat_won(you); take_spoils(by_card, you) }
    if winner_of_fight = foe { announce combat_won(foe) }
    if winner_of_fight is nothing { announce combat_undecided(you) }
    for each p in ours + theirs where in_play(p) { unmark p as in_combat }
    end_combat(ours)
    open just_then()
  }
  // Those who were attacked are not stopped.
  procedure end_combat (ours: set of personnel) cites anew "combat-end-stop" {
    for each p in ours where in_play(p) { stop p if p can be stopped }
  }
  procedure take_spoils (by_card: card, you: player) cites anew "combat-effects", "eng-effects" {
    for each k in spoils of (by_card as event) { follow k.what for by_card as you }
  }
  /// A personnel in the combat that goes on.
  state in_combat of personnel
}

// Cards that begin a combat.
rule combat_by_card cites anew "combat-requirement" {
  /// A card begins a combat that involves such personnel of yours.
  verb begin_combat with (who: selection of personnel) past begun_combat cites anew "combat-requirement" {
    let base be one of (every b: card where (b is ship or b is location) and b is fit_for_combat
      and (some p in fighters_at(b, you) where p matches who) and (some foe in players where b can_be_contested_by foe))
    if base is something {
      let foe be one of (p in players where base can_be_contested_by p)
      fight_out(you, foe, base, acting)
    }
  }
  /// There are personnel of this other player whom yours may attack.
  relation (base: card) can_be_contested_by (foe: player) cites anew "combat-requirement" means
    foe != you and size(defenders_at(base, foe)) > 0 and free_to_attack(fighters_at(base, you), defenders_at(base, foe))
}

rule engagements cites anew "engagement-def" {
  action engage in orders says "engage {target} with {s}" cites anew "eng-start", "eng-choose-opponent" {
    name s in every ship where it is your and it is not stopped
    name target in every ship in orbit of location_of(s) where controller of it != you
    legal when s is staffed because "{s} is not staffed" cites anew "eng-start"
    legal when location_of(s) is fit_for_engagement because "nobody begins an engagement at a headquarters" cites anew "eng-not-hq"
    legal when free_to_attack(with_crew(s), with_crew(target)) because "they may not attack those" cites anew "attack-standard"
    do { engage_ships(s, target, you, nothing) }
  }
  /// No headquarters.
  relation (m: location) fit_for_engagement cites anew "eng-not-hq" means not (m is headquarters)
  /// A ship in the engagement that goes on.
  state engaged of ship
  /// A player's ships in the engagement.
  noun fleet_of (p: player) gives set of ship cites anew "engagement-def" means every s: ship where s is engaged and controller of s = p
  /// An engagement begins.
  event engagement_begins (s: ship, target: ship) log "{s} engages {target}"
  /// A player wins an engagement.
  event engagement_won (p: player) log "{p} wins the engagement"
  /// Nobody wins an engagement.
  event engagement_undecided (p: player) log "nobody wins the engagement"
  procedure engage_ships (s: ship, target: ship, you: player, by_card: card) cites anew "engagement-def" {
    let foe be controller of target
    mark s as engaged
    mark target as engaged
    announce engagement_begins(s, target)
    open just_then()
    for each p in [you, foe] { offer p joining_in }
    stage tactics {
      for each p in [you, foe] { take_tactic(p) }
      reveal_tactics([you, foe])
    }
    stage winner {
      compare(attack_total(you), defense_total(foe), you, foe)
      if winner_of_fight = you { announce engagement_won(you); do_damage(you, foe); take_spoils(by_card, you) }
      if winner_of_fight = foe { announce engagement_won(foe); do_damage(foe, you) }
      if winner_of_fight is nothing { announce engagement_undecided(you) }
    }
    stage aftermath {
      let ours be fleet_of(you)
      let theirs be fleet_of(foe)
      for each x in ours + theirs { unmark x as engaged }
      put_tactics_away([you, foe])
      stop_attackers(ours)
      open just_then()
      counterattack(theirs, ours, foe)
    }
  }
  // Attackers add their WEAPONS, and the others their SHIELDS.
  /// What a player attacks with.
  noun attack_total (p: player) gives number cites anew "eng-total", "tactic-def", "ship-def" means
    (sum of WEAPONS of s over s in fleet_of(p)) + (sum of ATTACK of t over t: tactic in active_tactic of p)
  /// What a player defends himself with.
  noun defense_total (p: player) gives number cites anew "eng-total", "tactic-def" means
    (sum of SHIELDS of s over s in fleet_of(p)) + (sum of DEFENSE of t over t: tactic in active_tactic of p)
  // Those who were attacked are not stopped, and may strike back at once.
  procedure stop_attackers (ours: set of ship) cites anew "eng-stop" {
    for each s in ours where in_play(s) {
      for each p: personnel in interior of s where controller of p = controller of s { stop p if p can be stopped }
      stop s if s can be stopped
    }
  }
  procedure counterattack (theirs: set of ship, ours: set of ship, you: player) cites anew "eng-counterattack" {
    let ready_ones be every s in theirs where in_play(s) and s is not stopped and s is staffed
    let targets be every s in ours where in_play(s)
    if size(ready_ones) > 0 and size(targets) > 0 {
      you may {
        let s be one of ready_ones
        let target be one of targets
        engage_ships(s, target, you, nothing)
      }
    }
  }
  /// What you may do when an engagement begins.
  menu joining_in says "join the engagement"
  action join_in in joining_in says "join with {s}" cites anew "eng-join" {
    name s in every ship in orbit of engaged_at where it is your and it is not engaged and it is not stopped and it may_come_along
    legal when s is staffed because "{s} is not staffed" cites anew "eng-join"
    do { mark s as engaged }
  }
  /// Where the engagement goes on.
  noun engaged_at gives location means location_of(first s: ship where s is engaged)
  /// The ship, or somebody aboard it, may join engagements.
  relation (s: ship) may_come_along cites anew "eng-join" means
    some k in joinings of s or some p: personnel in interior of s where controller of p = controller of s and (some k in joinings of p)
}

// Cards that begin an engagement.
rule engagement_by_card cites anew "eng-requirement" {
  /// A card begins an engagement of a ship with such personnel of yours aboard.
  verb begin_engagement with (who: selection of personnel) past begun_engagement cites anew "eng-requirement" {
    let s be one of (every x: ship where x is your and x is not stopped and x is staffed and x carries_one_of who
      and (some y: ship in orbit of location_of(x) where x can_engage y))
    if s is something {
      let target be one of (every y: ship in orbit of location_of(s) where s can_engage y)
      engage_ships(s, target, you, acting)
    }
  }
  /// Such a personnel is aboard the ship.
  relation (s: ship) carries_one_of (who: selection of personnel) cites anew "eng-requirement" means
    some p: personnel in interior of s where controller of p = controller of s and p matches who
  /// The ship may begin an engagement against the other one.
  relation (s: ship) can_engage (target: ship) cites anew "eng-requirement" means
    controller of target != controller of s and location_of(s) is fit_for_engagement and free_to_attack(with_crew(s), with_crew(target))
}

rule tactics_in_use cites anew "eng-draw-tactics" {
  /// What you may do when you could draw tactics.
  menu drawing_tactics says "draw tactics"
  /// What you may do with the tactics that you have drawn.
  menu choosing_a_tactic says "choose a tactic"
  procedure take_tactic (p: player) cites anew "eng-draw-tactics" {
    offer p drawing_tactics
    offer p choosing_a_tactic once
    for each t in drawn_tactics of p { return_tactic(t) }
  }
  action draw_tactic in drawing_tactics says "take a tactic" cites anew "eng-draw-tactics" {
    legal when size(drawn_tactics of you) < 2 and size(active_tactic of you) = 0 because "two tactics at most are drawn"
      cites anew "eng-draw-tactics"
    legal when size(tactic_deck of you) > 0 because "there are no tactics left"
    do { renew_tactics(you); put top(tactic_deck of you) into drawn_tactics of you }
  }
  action choose_a_tactic in choosing_a_tactic says "fight with {t}" cites anew "eng-one-tactic" {
    name t in every tactic in drawn_tactics of you
    do { put t into active_tactic of you face_down }
  }
  // Instead of drawing, and it has to be used.
  action download_tactic in drawing_tactics says "take {t} by {c}" cites anew "eng-tactic-download" {
    name c in every card where it is your and (some k in tactic_downloads of it) and it is at_the_fight
    name t in every tactic in tactic_deck of you where it is fetched_by c
    legal when size(drawn_tactics of you) = 0 and size(active_tactic of you) = 0 because "tactics are drawn already"
      cites anew "eng-tactic-download"
    do { put t into active_tactic of you face_down }
  }
  /// The text of the card takes this tactic.
  relation (t: tactic) fetched_by (c: card) means some k in tactic_downloads of c where covers(k.what, t)
  /// Aboard a ship in the engagement.
  relation (c: card) at_the_fight means host of c is ship and host of c is engaged or c is engaged
  procedure return_tactic (t: card) cites anew "eng-unused-tactics" { put t into tactic_deck of owner of t at bottom face_up }
  procedure renew_tactics (p: player) cites anew "eng-tactics-recycle" {
    if face_up(top(tactic_deck of p)) {
      for each t in tactic_deck of p { turn t face_down; hide t }
      shuffle tactic_deck of p
    }
  }
  procedure reveal_tactics (those_players: set of player) cites anew "eng-reveal" {
    for each p in those_players { for each t in active_tactic of p { show t; turn t face_up; announce uses_tactic(p, t) } }
  }
  /// A player uses a tactic.
  event uses_tactic (p: player, t: card) log "{p} uses {t}"
  procedure put_tactics_away (those_players: set of player) cites anew "eng-unused-tactics" {
    for each p in those_players { for each t in active_tactic of p { return_tactic(t) } }
  }
}

rule damage cites anew "ENGAGEMENTS" {
  // The winner's tactic lies on a losing ship; without one there is no damage.
  procedure do_damage (you: player, foe: player) cites anew "eng-damage", "eng-no-tactic" {
    let t be first x: tactic in active_tactic of you
    if t is something {
      let what be one of fleet_of(foe)
      put t into attached of what face_up
      announce is_marked(what, t)
      for each k in marker_texts of t { follow k.what for t as foe }
    }
    sink_wrecks()
  }
  /// A tactic lies on a ship as damage.
  event is_marked (c: card, t: card) log "{t} damages {c}"
  /// How much of a ship's hull is lost, in percent.
  noun hull_lost (s: ship) gives number cites anew "eng-hull" means sum of hull_loss of t over t: tactic in attached of s
  procedure sink_wrecks cites anew "eng-hull" { for each s: ship where hull_lost(s) >= 100 { destroy s } }
}

// Who may attack whom.

// Some attack anybody, the Federation only Borg, Borg only in return; everybody else not those of their own side. A force is
// bound by everyone in it.
rule attack_restrictions cites r24 "7.4.1" cites r18 "battle-attack-restr-lost" {
  /// Whether affiliation `a` may start a battle against affiliation `b`.
  noun may_attack (a: affiliation, b: affiliation) gives truth cites r24 "7.4.1", "7.4-basic-exceptions", "7.4-basic-different-affiliation",
    "gl-borg-battle" means
    a in [Klingon, Kazon, Non-Aligned, Neutral] or a = Federation and b = Borg or not (a in [Federation, Borg]) and a != b
  /// Whether the affiliations of one force let it start a battle against the other.
  noun free_to_attack (force: set of card, foe: set of card) gives truth cites r24 "7.4.1", "g-force-affil", "g-force-dual", "g-force-def",
    "gl-force-fed", "gl-force-mixed", "gl-force-members" means
    no a in modes_in(force) where (some b in modes_in(foe) where not may_attack(a, b))
  /// The affiliations in a force.
  noun modes_in (force: set of card) gives set of affiliation means
    (each mode of p over (p in force where p is personnel)) + (each mode of c over (c in force where c is craft))
  // Who is on the other side is seen when the attack is announced. What is not allowed then is called off, and is not tried again
  // in the same turn.
  /// An attack is called off, because the attackers may not attack those whom they find.
  event called_off (p: player, m: mission) log "the attack is called off: {p} may not attack them"
  /// The cards that a player may not attack any more this turn.
  field spared_by: set of card of player resets every turn
  procedure call_off (you: player, what: set of card, m: mission) {
    set spared_by of you to spared_by of you + what
    announce called_off(you, m)
  }
}

// Who was attacked may strike back in his next turn, at anything of the attacker's at that location, with whomever he likes and
// without a leader.
rule counter_attacks cites r24 "7.4.4" {
  /// Announced when somebody starts a battle at a location.
  verb strike_at (what: mission) past struck_at
  // In that turn alone: what lets somebody attack in the other's turn is no counter-attack.
  /// You may counter-attack at this location, because you were attacked there in the last turn.
  relation (m: mission) open_to_revenge cites r24 "7.4.4", "7.4-basic-after" cites r18 "counter-chain" means
    turn_player = you and ((opponent struck_at m last turn) or m in to_be_avenged_at of you)
  // Where somebody was attacked in a turn of his own, until his next one begins, and then throughout that.
  /// The locations at which a player has been attacked in his own turn.
  field ambushed_at: set of mission of player
  /// The locations at which a player may counter-attack this turn.
  field to_be_avenged_at: set of mission of player
  when turn_begins (p: player) {
    set to_be_avenged_at of p to ambushed_at of p
    set ambushed_at of p to []
  }
}

// A leader is needed for every ship, facility or team that begins it; against Guramba two of them.
rule leading_an_attack cites r24 "7.4.1", "g-guramba", "gl-guramba-borg", "10.1-guramba" {
  /// How many active leaders are in a force.
  noun leaders_in (force: set of card) gives number cites r24 "7.4.1", "7.4-basic-leader" means
    number of (p: personnel in force where p is leader and p is active)
  /// How many leaders a force needs to start a battle against these opponents.
  noun leaders_needed_against (foe: set of card) gives number means 2 if some p: personnel in foe where p has Guramba else 1
}

rule battles cites r24 "7.4.2", "7.4.3", "7.4.1" {
  // Once it has been announced, and before anything comes of it, cards may be played and used that say so.
  window battle_announced offers battle_openings, suspending from opponent of turn_player
  /// What may be played when a battle begins.
  menu battle_openings says "at the start of the battle"
  /// Whether a battle goes on, from its start until its losses have been suffered.
  scope in_battle: truth
  /// The location of the battle that goes on.
  scope battle_place: mission
  // Those who are in it.
  /// Marked as taking part in the battle that goes on.
  state embattled of personnel, craft
  /// Taking part in the battle that goes on now.
  state fighting of personnel, craft means in_battle and this is embattled
  /// Whether the battle that goes on is a ship battle.
  scope battle_in_space: truth
  /// The player who started the battle that goes on.
  scope starter_of_battle: player
  /// The interrupt is played when a personnel battle begins.
  clause plays at start of personnel battle to (what: effects) as opening of interrupt with in_space =
    no says "Plays at start of personnel battle to {what}."
  /// The interrupt is played when a ship battle begins.
  clause plays at start of ship battle to (what: effects) as opening of interrupt with in_space =
    yes says "Plays at start of ship battle to {what}."
  action play_at_start in battle_openings says "play {c}" cites r24 "7.4.2-s2-responses", "7.4.3-s2-responses" cites faq95 "1.2-exc-during",
    "1.2-action-battle", "3.9-asteroid", "3.9-autodestruct" cites r18 "sb-responses", "pb-responses" {
    name c in hand of you where it is interrupt and it is play_allowed
    name k in openings of c where (it.in_space or not battle_in_space) and (battle_in_space or not it.in_space)
      and can_target(it.what, c, you)
    do { play_for_effect(c, k.what) }
  }
  // So may whatever else could not be played but for the battle.
  action play_for_battle in battle_openings says "play {c} in the battle" {
    name c in hand of you where it is plays_as_interrupt and it is play_allowed
    name w in deeds_of(c)
    legal when not ((c is timely and w in deeds_of(c)) with in_battle = no) because "it does not bear on the battle"
    do { play_for_effect(c, w.what) }
  }
  action play_on_in_battle in battle_openings says "play {c} on {host_card} in the battle" {
    name c in lasting_interrupts_of(you) where it is play_allowed
    name w in ways of c where it.plays and it.host is something
    name host_card in hosts_to_play_on(w, c)
    legal when not ((c is timely and host_card in hosts_to_play_on(w, c)) with in_battle = no) because "it does not bear on the battle"
    do { enter_on(c, host_card) }
  }
  // Or what forbids this very attack, which then does not take place.
  /// The ship or facility that is about to be attacked.
  scope under_attack: craft
  action play_on_against_attack in battle_openings says "play {c} on {host_card} in answer to the attack" {
    name c in lasting_interrupts_of(you) where it is play_allowed
    name w in ways of c where it.plays and it.host is something
    name host_card in hosts_to_play_on(w, c)
    declares { put c into attached of host_card }
    legal when after it under_attack is something and not (under_attack can be attacked by starter_of_battle)
      because "it does not bear on the battle"
    do { enter_on(c, host_card) }
  }
  // A doorway as well, in a turn of one's own.
  action play_doorway_for_battle in battle_openings says "open {c} in the battle" {
    name c in hand of you where it is doorway and it is play_allowed
    name w in deeds_of(c)
    legal when you = turn_player because "doorways are played in your own turn"
    legal when not ((c is timely and w in deeds_of(c)) with in_battle = no) because "it does not bear on the battle"
    do { play_for_effect(c, w.what) }
  }
  action play_doorway_on_in_battle in battle_openings says "open {c} on {host_card} in the battle" {
    name c in hand of you where it is doorway and it is play_allowed
    name w in ways of c where it.plays and it.host is something
    name host_card in hosts_to_play_on(w, c)
    legal when you = turn_player because "doorways are played in your own turn"
    legal when not ((c is timely and host_card in hosts_to_play_on(w, c)) with in_battle = no) because "it does not bear on the battle"
    do { enter_on(c, host_card) }
  }
  /// A personnel battle begins at a location.
  event personnel_battle_begins (m: mission)
  /// A battle is over at a location.
  event battle_ends (m: mission)
  /// Until the battle is over.
  time end of battle: battle_ends
  /// When a personnel battle begins, anywhere.
  frame at start of personnel battle: when personnel_battle_begins
  /// When a personnel battle begins where this card is.
  frame at start of personnel battle here: when personnel_battle_begins of mission here
  /// A player wins a personnel battle.
  event battle_won (p: player, m: mission) log "{p} wins the battle"
  /// A personnel battle ends without a winner.
  event battle_undecided (m: mission) log "the battle has no winner"
}

// Whose side is whose: while one is counted, what counts says it; else it is all of yours, or of your opponent's, with their crews.
rule sides_of_a_battle cites r24 "7.4.1" {
  /// The force beside which somebody fights while strengths are compared.
  scope counted_beside: set of card
  /// The force against which somebody fights while strengths are compared.
  scope counted_against: set of card
  /// Your cards in the battle that goes on, with the crews of your ships.
  noun own_force gives set of card means
    counted_beside if counted_beside is something else side_of(you) if in_battle else nothing
  /// Your opponent's cards in the battle that goes on, with the crews of the ships.
  noun opposing_force gives set of card cites r24 "gl-counterpart-bonus", "g-counterpart-plus4", "7.4.3-s1-defenders" means
    counted_against if counted_against is something else side_of(opponent) if in_battle and this is taking_part else nothing
  // A battle elsewhere opposes nobody who is not in it.
  /// The card is in the battle, or is on or aboard something that is.
  relation (c: card) taking_part means c is fighting or host of c is fighting or host of host of c is fighting
    or not (c is crew_card or c is craft or host of c is craft)
  /// All that a player has in the battle, with the crews of the ships.
  noun side_of (p: player) gives set of card means
    with_crew(every c: card where (c is personnel or c is craft) and c is fighting and controller of c = p)
}

// Tactics: a side deck that serves in ship battles, and as damage.

// It is open while its door is. Of its cards the lower half counts only where one lies on a damaged ship.
rule battle_bridge cites r24 "2.13" {
  /// The doorway lets you stock and use tactics of a Battle Bridge side deck.
  clause opens the battle bridge as bridge_opening of doorway says "Opens your Battle Bridge side deck."
  /// The side deck of tactics of a player, from which he draws in ship battles.
  zone battle_bridge of player: ordered from top, seen by nobody, starts with "battle bridge"
  /// The tactics that a player has drawn for a battle.
  zone drawn_tactics of player: seen by holder
  /// The tactic that a player uses in the battle that goes on.
  zone current_tactic of player: in play, seen by holder
  /// A player who has opened his Battle Bridge side deck, so damage to him is drawn from tactics.
  relation (p: player) fighting_with_tactics cites r24 "2.13", "2.13-side-deck-only", "2.5-function", "3.0-side-decks-any", "3.3-separate",
    "3.3-open-in-seed", "3.3-any-size", "gl-bb-deck" cites r18 "sb-tactics-optional", "sidedeck-any-size", "sidedeck-doorway",
    "sidedeck-optional" means
    some d: doorway where controller of d = p and some k in bridge_openings of d
  deck bars c in battle_bridge of you where c is not tactic because "{c} is no tactic"
  before stage seeding of game cites r24 "2.13", "4.0-shuffle-side" cites r18 "start-shuffle-side-decks" {
    for each p in players { shuffle battle_bridge of p }
  }
}

// Each draws up to two, looks at each before the next, and may choose one; then both are shown.
rule choosing_tactics cites r24 "gl-attack-bonus", "7.4.3-bbsd-variants", "7.4.3-s3-draw", "7.4.3-s3-choose", "7.4.3-s3-reveal",
  "7.4.3-s4-bonus-once" cites r18 "tac-choose", "tac-draw", "tac-none", "tac-reveal", "tac-not-hand" {
  procedure draw_tactics (you: player) {
    offer you drawing_tactics
    offer you choosing_a_tactic once
    for each t in drawn_tactics of you { put t into battle_bridge of you at bottom }
  }
  /// What a player may do when he could draw tactics.
  menu drawing_tactics says "draw tactics"
  /// What a player may do with the tactics he has drawn.
  menu choosing_a_tactic says "choose a tactic"
  action draw_tactic in drawing_tactics says "draw a tactic" {
    legal when size(drawn_tactics of you) < 2 and size(current_tactic of you) = 0 and size(battle_bridge of you) > 0
    do { put top(battle_bridge of you) into drawn_tactics of you }
  }
  action choose_a_tactic in choosing_a_tactic says "fight with {t}" {
    name t in drawn_tactics of you where it is timely
    do { put t into current_tactic of you face_down }
  }
  procedure reveal_tactics {
    for each p in players { for each t in current_tactic of p { show t; turn t face_up; announce uses_tactic(p, t) } }
  }
  /// A player uses a tactic in a battle.
  event uses_tactic (p: player, t: card) log "{p} uses {t}"
  // What was not left as damage goes back.
  procedure put_tactics_away cites r24 "7.4.3-s8-discard-tactic" cites r18 "sb-resolution-tactic" {
    for each p in players { for each t in current_tactic of p { put t into battle_bridge of p at bottom } }
  }

  /// The tactic adds so much to ATTACK while the condition holds.
  clause adds (n: number) to attack if (when: condition) as attack_gain of tactic says "ATTACK bonus +{n} if {when}."
  /// The tactic adds so much to DEFENSE while the condition holds.
  clause adds (n: number) to defense if (when: condition) as defense_gain of tactic says "DEFENSE bonus +{n} if {when}."
  /// What the player's current tactic adds to the ATTACK of his force.
  noun attack_by_tactic (p: player, force: set of card) gives number means
    sum of (ATTACK of t + (sum of k.n over k in attack_gains of t
    where (holds(k.when, t, p) with counted_beside = force))) over t: tactic in current_tactic of p
  /// What the player's current tactic adds to the DEFENSE of his force.
  noun defense_by_tactic (p: player, force: set of card) gives number cites r24 "2.13-dual-role", "g-defense-not-enh", "gl-defense-bonus",
    "g-defense-def", "gl-attribute-enhancement", "7.4.3-s4-defense" cites r18 "sb-defense-total", "tac-facility" means
    sum of (DEFENSE of t + (sum of k.n over k in defense_gains of t
    where (holds(k.when, t, p) with counted_beside = force))) over t: tactic in current_tactic of p
}

// What comes of a hit: the current tactic says how many more are turned up, and whether it is left there itself; without one it
// is two, or four for a direct hit. What happens at once comes before the HULL is looked at.
rule damage_by_tactics cites r24 "g-damage-markers", "gl-damage-markers", "g-damage-immediate", "g-damage-ongoing", "g-damage-hull",
  "g-damage-cum", "g-damage-empty-deck", "g-damage-no-mix", "g-damage-default", "g-damage-default-not-rotation", "g-damage-order",
  "gl-damage-order", "gl-damage-immediate-ongoing", "gl-damage-none-left", "gl-default-damage", "7.5.1-no-both" cites r18 "dmg-cumulative",
  "dmg-depends", "dmg-no-markers", "sb-damage-empty-deck", "dmg-intruders" {
  /// What the tactic does while it lies on a ship as a damage marker.
  clause as damage: (what: effects) as marker_text of tactic says "{what}."
  procedure deal_damage (you: player, what: craft, direct: truth) cites r24 "icon-flip", "icon-down", "7.4.3-s6-current-tactic",
    "7.4.3-s6-default", "7.5.1-tactics-indicated", "7.5.1-tactics-default" cites r18 "dmg-default-lost", "sb-damage" {
    let t be first x: tactic in current_tactic of you
    let flips be 4 if direct else 2
    if t is something {
      let flips be direct_flips of t if direct else hit_flips of t
      if t is left_as_damage { place_marker(you, t, what) }
    }
    repeat flips { flip_marker(you, what) }
  }
  procedure flip_marker (you: player, what: craft) cites r24 "icon-flip", "7.5.1-marker-definition", "7.5.1-marker-order"
    cites r18 "dmg-marker-order" {
    let t be top(battle_bridge of you)
    if t is tactic {
      show t
      if hull_spared and hull_loss of t >= hull of what { discard t } else { place_marker(you, t, what) }
    }
  }
  /// A tactic is placed on a ship or facility as damage.
  event is_marked (c: card, t: card) log "{t} is damage on {c}"
  procedure place_marker (you: player, t: tactic, what: craft) {
    place t on what
    if host of t = what {
      turn t face_up
      announce is_marked(what, t)
      for each k in marker_texts of t { follow k.what for t as reader(t) }
    }
  }
  procedure take_off (t: tactic) cites r24 "gl-bb-recycle" cites r18 "tac-never-discard" {
    put t into battle_bridge of owner of t at bottom
  }
}

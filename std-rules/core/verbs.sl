// What cards do to cards. One declaration gives the effect, its event, the word that rules forbid, and its log line.

// A card leaves play with all that is on it or aboard, in the same manner, each to its owner.
rule leaving_play cites r24 "g-in-play-leave", "g-in-play-leave-hand", "g-in-play-cancel", "g-in-play-new-copy" {
  // A dilemma is out of play where others are discarded, and what has brought points is kept with them.
  /// Discards a card, with all that is on it or aboard, each to its owner's discard pile.
  verb discard (what: card) log "{what} is discarded" cites r24 "12.3-owner", "gl-bonus-area", "g-discarding-default-pile",
    "gl-discarded-not-killed", "g-discarding-not-dead", "g-discard-pile-owner", "g-discard-pile-effects-end", "6.4-to-owner",
    "6.4-face-up-stack", "6.4-unique-freed", "6.4-dilemma-oop", "6.4-oop-pile", "6.4-bonus-area", "6.4-other-discards",
    "g-discard-pile-faceup", "g-discarding-hand-default" cites r18 "discard-pile-faceup", "leave-discard-owner", "leave-unique-free",
    "owner-def", "dilemma-out-of-play" {
    with taken_along = what { for each x in going_with(what) { discard x } }
    let_go(what)
    if was_scored of what is something { put what into point_area of was_scored of what at top }
    else if what is dilemma { put what into out_of_play of owner of what at top }
    else { put what into discard_pile of owner of what at top }
  }
  /// Places a card out of play, with all that is on it or aboard.
  verb place_out_of_play (what: card) past placed_out_of_play log "{what} is placed out of play" cites faq95 "1.1-out-of-play" {
    with taken_along = what { for each x in going_with(what) { place_out_of_play x } }
    let_go(what)
    put what into out_of_play of owner of what at top
  }
  /// Removes a card from the game, with all that is on it or aboard.
  verb remove_from_game (what: card) past removed_from_game log "{what} is removed from the game" {
    with taken_along = what { for each x in going_with(what) { remove_from_game x } }
    let_go(what)
    put what into removed of owner of what at top
  }
  /// Returns a card to its owner's hand, with all that is on it or aboard.
  verb return_to_hand (what: card) past returned_to_hand log "{what} returns to the owner's hand" {
    with taken_along = what { for each x in going_with(what) { return_to_hand x } }
    let_go(what)
    put what into hand of owner of what
  }
  /// Places a card on top of its owner's draw deck, with all that is on it or aboard.
  verb place_atop (what: card) past placed_atop log "{what} is placed on top of the owner's draw deck" {
    with taken_along = what { for each x in going_with(what) { place_atop x } }
    let_go(what)
    put what into draw_deck of owner of what at top
  }
  /// Places a card beneath its owner's draw deck, with all that is on it or aboard.
  verb place_beneath (what: card) past placed_beneath log "{what} is placed beneath the owner's draw deck" {
    with taken_along = what { for each x in going_with(what) { place_beneath x } }
    let_go(what)
    put what into draw_deck of owner of what at bottom
  }
  // Nothing that protects a card keeps it back when what it is on or aboard goes.
  /// The card that is leaving play with all that is on it or aboard.
  scope taken_along: card
  /// All that leaves play together with a card: what is on it or aboard.
  noun going_with (c: card) gives set of card cites r24 "g-in-play-attached", "6.4-attached-leave", "6.4-target-leave"
    cites r18 "leave-attached",
    "leave-attached-stp" means
    attached of c + interior of (c as craft) + brig of (c as craft) + (every o: objective where aim of o = c)
  // In whatever way, and just before it does.
  /// A card is about to leave play, in whatever way.
  event leaves_play (c: card)
  // Ships docked at it are not aboard.
  procedure let_go (c: card) cites r24 "7.1.4-survive", "g-docking-facility-destroyed" cites r18 "dock-survive" {
    if in_play(c) { announce leaves_play(c) }
    for each x in dock of (c as facility) { put x into orbit of location of c }
    // Whom a text protects goes, too: to nobody's hand, and with no word of being killed.
    for each x in going_with(c) {
      let_go(x)
      if x is dilemma { put x into out_of_play of owner of x at top } else { put x into discard_pile of owner of x at top }
    }
  }
  /// The player who has scored the points of a card.
  field was_scored: player of card
}

// With a ship or facility all aboard it die, and all equipment is lost.
rule killed cites r24 "10.2.2" {
  /// Kills a personnel: he is discarded.
  verb kill (what: personnel) log "{what} is killed" { discard what }
  /// Destroys a ship or facility: all personnel aboard are killed, and everything else aboard is discarded.
  verb destroy (what: craft) log "{what} is destroyed" cites r24 "10.2.2", "gl-carried" cites r18 "killed-def" {
    with going_down = what {
      for each x in interior of what + brig of what {
        if x is personnel { kill x } else if x is craft { destroy x } else { discard x }
      }
    }
    discard what
  }
}

rule nullify cites r24 "7.2.2-basic-nullify", "gl-cancel" cites r18 "null-def" cites faq95 "1.1-nullify", "3.9-q2-discard" {
  /// Nullifies a card: it is discarded without effect, or in answer to being played.
  verb nullify (what: card) answers what past nullified log "{what} is nullified" { discard what }
}

rule draw cites r24 "8.3", "gl-results-subactions", "gl-card-draw-def" cites r18 "draw-from-deck", "draw-mandatory", "draw-replace",
  "draw-separate" {
  // Each card drawn is an action of its own.
  /// Draws so many cards, one after the other.
  verb draw (n: number) one by one past drew {
    let drawn_card be top(draw_deck of you)
    put drawn_card into hand of you
    announce is_drawn(you, drawn_card)
  }
  forbid draw by (p: player) when size(draw_deck of p) = 0 because "the draw deck is empty"
  /// A card is drawn.
  event is_drawn (p: player, c: card) log "{p} draws {c}"
  procedure draw_for (you: player, n: number) { draw n }
}

// Whoever has renounced draws nothing more in this turn, by no means and in nothing's place.
rule no_more_draws cites r24 "gl-draw-no-cards" cites r18 "draw-none" {
  /// Whether a player draws no more cards this turn.
  field renounced_draws: truth of player = no resets every turn
  /// The player draws no more cards this turn.
  verb renounce log "{by} draws no more cards this turn" { set renounced_draws of you to yes }
  forbid draw by (p: player) when renounced_draws of p because "no cards are drawn this turn"
}

// Cards that ask for somebody, and go by that later.
rule choosing_cards cites r24 "1.2" {
  /// The card that another card's text has chosen, for later use.
  field one_chosen: card of card
  /// Chooses a card and keeps it for the later use of another card's text.
  verb single_out (what: card) for (c: card) past singled_out log "{by} chooses {what}" { set one_chosen of c to what }
}
rule choosing_players cites r24 "1.2" {
  /// The player whom a card's text has chosen, for later use.
  field chosen_player: player of card
  /// Chooses a player and keeps him for the later use of a card's text.
  verb choose_player for (c: card) past chosen_for { let p be one of players; set chosen_player of c to p }
  /// The card says that this other card affects all players.
  relation (c: card) widens (x: card) means some k in widenings of c where (some n in k.names where covers(n, x))
  /// The card affects all players, because some card in play says so.
  relation (x: card) for_everybody means some c: card where c widens x
  /// The players whom a card affects: the chosen one, or all.
  noun players_of (c: card) gives set of player means players if c is for_everybody else chosen_player of c
}

rule score cites r24 "9.0" {
  /// The points that a player has.
  field points: number of player = 0 says "{points} points"
  /// The points that a player has from elsewhere than missions.
  field bonus_points: number of player = 0
  /// Scores points for the player, from a card; points from no mission are bonus points.
  verb score (n: number) from (c: card) log "{by} scores {n} points from {c}" cites r24 "9.0", "6.4-bonus-box", "gl-bonus-box"
    cites r18 "bonus-box" {
    set points of you to points of you + n
    set net_this_turn of you to net_this_turn of you + n
    if c is not mission {
      set bonus_points of you to bonus_points of you + n
      if points of c is something { set was_scored of c to you }
    }
  }
  // What is lost are no points of missions.
  /// The player loses points, which count as bonus points.
  verb lose_points (n: number) log "{by} loses {n} points" {
    set points of you to points of you - n
    set net_this_turn of you to net_this_turn of you - n
    set bonus_points of you to bonus_points of you - n
  }
  // How much less than nothing an amount comes to is no gain.
  forbid lose_points of (n: number) when n < 0 because "there is nothing to lose"
}

rule place_on cites r24 "6.2", "gl-dilemma-place-on", "g-dilemma-place-on" {
  /// Places a card on another card, where it stays.
  verb place (what: card) on (dest: card) log "{what} is placed on {dest}" {
    put what into attached of dest
    start_countdown(what)
  }
}

rule relocate cites r24 "10.2.6" cites r18 "relocate", "stopped-target" {
  /// Relocates a card to a place in play; personnel may carry equipment along.
  verb relocate (what: card) to (dest: place) log "{what} is relocated" {
    if what is personnel { carry_along(what, dest, controller of what) }
    put what into dest
  }
  // Whoever moves, by choice or by force, may carry equipment.
  procedure carry_along (who: personnel, dest: place, you: player) cites r24 "7.1-team-equipment", "7.1-carry-equipment"
    cites r18 "equipment-carried-team" {
    let gear be any number of (every e: equipment where controller of e = you and e is beside who)
    for each e in gear { put e into dest }
  }
}

// People and things are on the ground or aboard something, ships in space, docked, landed or carried, and other cards elsewhere.
rule where_cards_lie cites r24 "12.4" {
  forbid relocate of (what: crew_card) to (dest: place) when dest is something and not (dest is on_foot)
    because "{what} is on a surface or aboard something"
  forbid relocate of (what: craft) to (dest: place) when dest is something and not (dest is for_craft)
    because "{what} is in orbit, docked, landed or carried"
  forbid relocate of (what: card) to (dest: place) when some m: mission where surface of m = dest and m is not planet
    because "there is no ground"
  forbid place of (what: personnel or craft) on (dest: mission or craft)
    because "{what} is not placed on that, but relocated to its surface, orbit or interior"
  /// The place is one for personnel and equipment: a surface or the inside of a ship or facility.
  relation (dest: place) on_foot means (some m: mission where surface of m = dest) or (some s: craft where interior of s = dest)
    or (some s: craft where brig of s = dest)
  /// The place is one for ships and facilities: an orbit, a surface, a dock or the inside of a carrier.
  relation (dest: place) for_craft means (some m: mission where orbit of m = dest) or (some m: mission where surface of m = dest)
    or (some f: facility where dock of f = dest) or (some s: craft where interior of s = dest)
}

// Verbs of subsystems that follow; cards already speak of them.
rule battle_words cites r24 "7.4.1" {
  // From whose hand it comes, if it comes from anybody's.
  /// Stuns a personnel until the end of the turn.
  verb stun (what: personnel) from (fighter: maybe personnel) past stunned log "{what} is stunned" {
    mark what as stunned until end of turn
  }
  /// Wounds a personnel mortally: he dies at the end of the battle.
  verb mortally_wound (what: personnel) from (fighter: maybe personnel) past mortally_wounded log "{what} is mortally wounded" {
    mark what as mortally_wounded
  }
  /// Announced for each personnel, ship or facility that is attacked.
  verb battle (what: personnel or craft) past attacked
  /// A personnel who is out of the personnel battle, but lives.
  state stunned of personnel
  /// A personnel who dies at the end of the personnel battle.
  state mortally_wounded of personnel
}
// What a card counts, each once, and what it is worth by that.
rule tallies cites r24 "9.0" {
  /// The cards that a card has counted.
  field tallied: set of card of card
  /// Counts a card for another card, each only once.
  verb tally (what: card) on (book: card) past tallied_up {
    if not (what in tallied of book) { set tallied of book to tallied of book + what }
  }
}
// Some cards may not be attacked for a while.
rule kept_from_battle cites r24 "7.4.1" {
  /// Protects a card from attacks until the end of the turn.
  verb keep_from_battle (what: card) past kept_from_battle { mark what as unassailable until end of turn }
  /// A card that may not be attacked.
  state unassailable of card { cannot be attacked }
}
rule counting cites r24 "1.2" {
  /// Adds one to the turns that a card counts.
  verb count_turn_on (what: card) past turn_counted_on log "a turn is counted on {what}" { set counter of what to counter of what + 1 }
}

rule shuffling_back cites r24 "1.2" {
  procedure shuffle_back_bottom (n: number) {
    for each c in bottom_of(n, every c: card in discard_pile of you where c is personnel or c is ship) {
      put c into draw_deck of you
    }
    shuffle draw_deck of you
  }
  procedure shuffle_all_back {
    for each c in discard_pile of you { put c into draw_deck of you }
    shuffle draw_deck of you
  }
}

// What one action discards lies in the pile in the order that suits its owner: a ship or facility with all that was aboard,
// and those who fall in a battle.
rule order_of_discards cites r24 "g-discarding-multi", "gl-discard-multiple" {
  /// What a player may do to put in order the cards that an action discarded.
  menu piling says "put in order what was discarded", on the side
  /// How many cards lay in a player's discard pile before the action that is under way.
  field pile_before: number of player = 0
  procedure begin_discards { for each p in players { set pile_before of p to size(discard_pile of p) } }
  procedure order_discards { for each p in players { offer p piling } }
  before destroy of (c: craft) { if going_down is nothing { begin_discards() } }
  when destroy of (c: craft) { if going_down is nothing { order_discards() } }

  /// The cards that the last action put into a player's discard pile.
  noun just_piled (p: player) gives set of card means top_of(size(discard_pile of p) - pile_before of p, discard_pile of p)
  // The lowest of them first; who passes leaves the others as they lie.
  action pile_next in piling says "lay {c} next" {
    name c in just_piled(you)
    legal when some x in just_piled(you) where not same_title(x, c) because "all of them are the same"
    do {
      let lowest_one be last x in just_piled(you)
      if c != lowest_one { put c into discard_pile of you after lowest_one }
      set pile_before of you to pile_before of you + 1
    }
  }
}

// One by one, in the order that suits him.
rule discarding_hands cites r24 "g-discarding-multi" {
  procedure discard_whole_hand (you: player) { repeat size(hand of you) { discard one card in hand of you } }
}

// Whoever looks at the top of a pile and may put it in order says which of them lies lowest, and so upwards.
rule rearranging cites r24 "1.2" {
  procedure rearrange_top (n: number, pile: place) {
    let left be top_of(n, pile)
    for each c in left { glance_at c }
    while size(left) > 0 {
      let lowest_one be one of left
      put lowest_one into pile at top
      let left be left except lowest_one
    }
  }
}

// The top card of the deck goes, and another comes back in its place.
rule digging cites r24 "1.2" {
  procedure dig_deeper by (you: player) {
    let lost be top(draw_deck of you)
    if lost is something {
      discard lost
      let found be one of (c in discard_pile of you where c != lost)
      if found is something { place_atop found }
    }
  }
}

rule optional_draws cites r24 "1.2" {
  procedure draw_up_to (p: player, n: number) {
    let you be p
    repeat n { you may { draw 1 } else { leave loop } }
  }
  /// Discards all events at a location.
  verb destroy_events (what: mission) past destroyed_events {
    for each e: card where (e is event or e is used_as_event) and location of e = what { discard e if e can be discarded }
  }
}

// A look at what is hidden: only who looks sees it.
rule glancing cites r24 "gl-encounter-when", "g-encounter-when" {
  /// Looks at a hidden card; only the player who looks sees it.
  verb glance_at (what: card) past glanced_at log "{by} glances at a card" { show what to you }
  // At all seed cards here but three, which the opponent picks.
  /// All seed cards at a mission, hidden as they are.
  noun hidden_at of (m: mission) gives set of card means every x in seeds of m
  procedure peek_at_all_but_three (m: mission, you: player) {
    if size(seeds of m) > 3 {
      let kept be three (hidden_at of m) by opponent
      for each c in seeds of m where not (c in kept) { glance_at c }
    }
  }
}

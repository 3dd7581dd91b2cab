// What cards do to cards. One declaration gives the effect, its event, the word that rules forbid, and its log line.

// A card leaves play with all that is on it or aboard, in the same manner, each to its owner.
rule leaving_play cites r24 "6.4" {
  // A dilemma is out of play where others are discarded, and what has brought points is kept with them.
  verb discard (what: card) log "{what} is discarded" {
    with taken_along = what { for each x in going_with(what) { discard x } }
    let_go(what)
    if was_scored of what is something { put what into point_area of was_scored of what at top }
    else if what is dilemma { put what into out_of_play of owner of what at top }
    else { put what into discard_pile of owner of what at top }
  }
  verb place_out_of_play (what: card) past placed_out_of_play log "{what} is placed out of play" {
    with taken_along = what { for each x in going_with(what) { place_out_of_play x } }
    let_go(what)
    put what into out_of_play of owner of what at top
  }
  verb remove_from_game (what: card) past removed_from_game log "{what} is removed from the game" {
    with taken_along = what { for each x in going_with(what) { remove_from_game x } }
    let_go(what)
    put what into removed of owner of what at top
  }
  verb return_to_hand (what: card) past returned_to_hand log "{what} returns to the owner's hand" {
    with taken_along = what { for each x in going_with(what) { return_to_hand x } }
    let_go(what)
    put what into hand of owner of what
  }
  verb place_atop (what: card) past placed_atop log "{what} is placed on top of the owner's draw deck" {
    with taken_along = what { for each x in going_with(what) { place_atop x } }
    let_go(what)
    put what into draw_deck of owner of what at top
  }
  verb place_beneath (what: card) past placed_beneath log "{what} is placed beneath the owner's draw deck" {
    with taken_along = what { for each x in going_with(what) { place_beneath x } }
    let_go(what)
    put what into draw_deck of owner of what at bottom
  }
  // Nothing that protects a card keeps it back when what it is on or aboard goes.
  scope taken_along: card
  noun going_with (c: card) gives set of card means attached of c + interior of (c as craft) + brig of (c as craft)
  // In whatever way, and just before it does.
  event leaves_play (c: card)
  // Ships docked at it are not aboard.
  procedure let_go (c: card) {
    if in_play(c) { announce leaves_play(c) }
    for each x in dock of (c as facility) { put x into orbit of location of c }
    // Whom a text protects goes, too: to nobody's hand, and with no word of being killed.
    for each x in going_with(c) {
      let_go(x)
      if x is dilemma { put x into out_of_play of owner of x at top } else { put x into discard_pile of owner of x at top }
    }
  }
  // Who has its points.
  field was_scored: player of card
}

// With a ship or facility all aboard it die, and all equipment is lost.
rule killed cites r24 "10.2.2" {
  verb kill (what: personnel) log "{what} is killed" { discard what }
  verb destroy (what: craft) log "{what} is destroyed" {
    with going_down = what {
      for each x in interior of what + brig of what {
        if x is personnel { kill x } else if x is craft { destroy x } else { discard x }
      }
    }
    discard what
  }
}

rule nullify cites r24 "gl nullify" {
  verb nullify (what: card) answers what past nullified log "{what} is nullified" { discard what }
}

rule draw cites r24 "8.3", "gl card draw" {
  // Each card drawn is an action of its own.
  verb draw (n: number) one by one past drew {
    let drawn_card be top(draw_deck of you)
    put drawn_card into hand of you
    announce is_drawn(you, drawn_card)
  }
  forbid draw by (p: player) when size(draw_deck of p) = 0 because "the draw deck is empty"
  event is_drawn (p: player, c: card) log "{p} draws {c}"
  procedure draw_for (you: player, n: number) { draw n }
}

// Whoever has renounced draws nothing more in this turn, by no means and in nothing's place.
rule no_more_draws cites r24 "gl card draw" {
  field renounced_draws: truth of player = no resets every turn
  verb renounce log "{by} draws no more cards this turn" { set renounced_draws of you to yes }
  forbid draw by (p: player) when renounced_draws of p because "no cards are drawn this turn"
}

// Cards that ask for somebody, and go by that later.
rule choosing_cards cites r24 "12.1" {
  field one_chosen: card of card
  verb single_out (what: card) for (c: card) past singled_out log "{by} chooses {what}" { set one_chosen of c to what }
}
rule choosing_players cites r24 "12.1" {
  field chosen_player: player of card
  verb choose_player for (c: card) past chosen_for { let p be one of players; set chosen_player of c to p }
  // Some cards have others act upon everybody.
  relation (c: card) widens (x: card) means some k in widenings of c where (some n in k.names where covers(n, x))
  relation (x: card) for_everybody means some c: card where c widens x
  noun players_of (c: card) gives set of player means players if c is for_everybody else chosen_player of c
}

rule score cites r24 "9.0" {
  field points: number of player = 0 says "{points} points"
  field bonus_points: number of player = 0
  verb score (n: number) from (c: card) log "{by} scores {n} points from {c}" {
    set points of you to points of you + n
    if c is not mission {
      set bonus_points of you to bonus_points of you + n
      if points of c is something { set was_scored of c to you }
    }
  }
  // What is lost are no points of missions.
  verb lose_points (n: number) log "{by} loses {n} points" {
    set points of you to points of you - n
    set bonus_points of you to bonus_points of you - n
  }
  // How much less than nothing an amount comes to is no gain.
  forbid lose_points of (n: number) when n < 0 because "there is nothing to lose"
}

rule place_on cites r24 "6.2" {
  verb place (what: card) on (dest: card) log "{what} is placed on {dest}" {
    put what into attached of dest
    start_countdown(what)
  }
}

rule relocate cites r24 "10.2.6" {
  verb relocate (what: card) to (dest: place) log "{what} is relocated" {
    if what is personnel { carry_along(what, dest, controller of what) }
    put what into dest
  }
  // Whoever moves, by choice or by force, may carry equipment.
  procedure carry_along (who: personnel, dest: place, you: player) cites r24 "7.1" {
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
  relation (dest: place) on_foot means (some m: mission where surface of m = dest) or (some s: craft where interior of s = dest)
    or (some s: craft where brig of s = dest)
  relation (dest: place) for_craft means (some m: mission where orbit of m = dest) or (some m: mission where surface of m = dest)
    or (some f: facility where dock of f = dest) or (some s: craft where interior of s = dest)
}

// Verbs of subsystems that follow; cards already speak of them.
rule battle_words cites r24 "7.4.2" {
  // From whose hand it comes, if it comes from anybody's.
  verb stun (what: personnel) from (fighter: maybe personnel) past stunned log "{what} is stunned" {
    mark what as stunned until end of turn
  }
  verb mortally_wound (what: personnel) from (fighter: maybe personnel) past mortally_wounded log "{what} is mortally wounded" {
    mark what as mortally_wounded
  }
  verb battle (what: personnel or craft) past attacked
  state stunned of personnel
  state mortally_wounded of personnel
}
// What a card counts, each once, and what it is worth by that.
rule tallies cites r24 "9.0" {
  field tallied: set of card of card
  verb tally (what: card) on (book: card) past tallied_up {
    if not (what in tallied of book) { set tallied of book to tallied of book + what }
  }
}
// Some cards may not be attacked for a while.
rule kept_from_battle cites r24 "7.4.1" {
  verb keep_from_battle (what: card) past kept_from_battle { mark what as unassailable until end of turn }
  state unassailable of card { cannot be attacked }
}
rule counting cites r24 "gl Birth of Junior" {
  verb count_turn_on (what: card) past turn_counted_on log "a turn is counted on {what}" { set counter of what to counter of what + 1 }
}

rule shuffling_back cites r24 "12.12" {
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
rule order_of_discards cites r24 "g-discarding-multi" {
  menu piling says "put in order what was discarded", on the side
  field pile_before: number of player = 0
  procedure begin_discards { for each p in players { set pile_before of p to size(discard_pile of p) } }
  procedure order_discards { for each p in players { offer p piling } }
  before destroy of (c: craft) { if going_down is nothing { begin_discards() } }
  when destroy of (c: craft) { if going_down is nothing { order_discards() } }

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
rule rearranging cites r24 "gl discard pile" {
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
rule digging cites r24 "12.12" {
  procedure dig_deeper by (you: player) {
    let lost be top(draw_deck of you)
    if lost is something {
      discard lost
      let found be one of (c in discard_pile of you where c != lost)
      if found is something { place_atop found }
    }
  }
}

rule optional_draws cites r24 "gl card draw" {
  procedure draw_up_to (p: player, n: number) {
    let you be p
    repeat n { you may { draw 1 } else { leave loop } }
  }
  verb destroy_events (what: mission) past destroyed_events {
    for each e: card where (e is event or e is used_as_event) and location of e = what { discard e if e can be discarded }
  }
}

// A look at what is hidden: only who looks sees it.
rule glancing cites r24 "gl showing your cards" {
  verb glance_at (what: card) past glanced_at log "{by} glances at a card" { show what to you }
  // At all seed cards here but three, which the opponent picks.
  noun hidden_at of (m: mission) gives set of card means every x in seeds of m
  procedure peek_at_all_but_three (m: mission, you: player) {
    if size(seeds of m) > 3 {
      let kept be three (hidden_at of m) by opponent
      for each c in seeds of m where not (c in kept) { glance_at c }
    }
  }
}

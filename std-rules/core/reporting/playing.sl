// Playing cards.

// Once each turn, before any order; what plays for free plays beside it.
rule normal_play cites r24 "6.1", "gl card play", "gl-event", "gl-incident", "g-incident-play", "g-event-play" cites r18 "cardplay-one",
  "cardplay-optional" {
  /// Announced when a card is played, before its effect happens.
  verb play (what: card) on (dest: maybe card) past played not in play yet
  when play of (c: card) by (you: player) { keep_as_played(c, you) }
  procedure keep_as_played (c: card, p: player) {
    set cards_played of p to cards_played of p + c
    set cards_played_now of p to cards_played_now of p + c
    set cards_played_in_battle of p to cards_played_in_battle of p + c
  }
  // What is taken back was never played.
  procedure no_more_as_played (c: card, p: player) {
    set cards_played of p to cards_played of p except c
    set cards_played_now of p to cards_played_now of p except c
    set cards_played_in_battle of p to cards_played_in_battle of p except c
  }
  /// The cards that a player has played in this game.
  field cards_played: set of card of player
  /// The cards that a player has played this turn.
  field cards_played_now: set of card of player resets every turn
  /// The cards that a player has played in this battle.
  field cards_played_in_battle: set of card of player
  when battle_ends of (m: mission) for each p in players { set cards_played_in_battle of p to nothing }
  /// Uses up the player's normal card play.
  verb use_play {
    set plays_left of you to plays_left of you - 1
    set play_just_used of you to yes
    if acting is something { set has_replaced_play of you to yes }
  }
  // What a text does in its place is done once each turn, however many plays there are.
  /// Whether the player has done something in place of his normal card play this turn.
  field has_replaced_play: truth of player = no resets every turn
  forbid use_play by (p: player) when acting is something and has_replaced_play of p because "a play was replaced this turn"
  /// Whether the normal card play has just paid for a card.
  field play_just_used: truth of player = no
  /// Whether the card was played with the normal card play.
  field paid_with_play: truth of card = no
  /// Gives the player one more card play this turn.
  verb gain_play log "{by} may play one card more" { set plays_left of you to plays_left of you + 1 }
  forbid use_play by (p: player) when plays_left of p <= 0 because "no normal card play is left this turn"
}

// A card of an alternate universe needs a card that lets it be played.
rule alternate_universe cites r24 "6.2", "gl Alternate Universe icon" {
  /// The card needs no permission to enter play, or a card in play gives it: cards with [AU] need one.
  relation (c: card) has_permission because "nothing lets you play {c}, a card of an alternate universe"
    cites r24 "6.2", "gl Alternate Universe icon", "2.0-icons-two-kinds", "2.5-function", "icon-au" cites r18 "icons-two-kinds"
    cites cr98 "icon-au", "mmc-absent" cites faq95 "3.10-aud-open", "3.10-au-hand" means
    not ([AU] in icons of c)
    or c in sought_as_AU
    or some d: card where controller of d = owner of c and not (d is closed) and some k in au_doors of d where c matches k.what
  /// The card is native to a time location in play.
  relation (c: card) at_home_in_another_time cites cr98 "mmc-native" means
    some t: time_location where (some k in native_lists of t where (some n in k.names where covers(n, c)))
  /// The cards for which the text at work gives permission, because it speaks of [AU].
  scope sought_as_AU: set of card
  /// The card, if the description speaks of [AU] and so gives permission to bring it.
  noun named_as_AU (c: card, what: selection) gives card means c if speaks_of(what, [AU]) else nothing
  /// While it is in play, you may play cards of this description that have [AU].
  clause you may play [AU] (what: selection) as au_door says "You may play [AU] {what}."
  /// While it is in play, your cards of this description that have [AU] may enter play.
  clause opens to [AU] (what: selection) as au_door says "Your [AU] {what} may enter play."
}

// Some cards play for free, always or when something is so. That may be done before the normal play and behind it.
rule playing_for_free cites r24 "6.1.1", "g-for-free", "g-for-free-segment" cites r18 "free-no-count", "free-unlimited" {
  /// The card does not use up the normal card play now.
  relation (c: card) is_free means some k in always_frees of c or (some k in free_plays of c where holds(k.when, c, owner of c))
  /// The card does not use up the normal card play when it is played on this host.
  relation (c: card) free_on (h: card) means c is is_free or some k in free_hosts of c where h in those(k.base, c, owner of c)
}

rule playing cites r24 "6.2", "g-event-def", "g-incident-def" cites r18 "enter-inspect" {
  /// The card may be played now, as far as rules and its own text go.
  relation (c: card) play_allowed means
    c can be played and c is may_enter and c is has_permission and c is timely
  // What its own text asks of who plays it, or has it report.
  // Each turn is each of yours; every turn is anybody's.
  /// The card's own text lets it be played or report now.
  relation (c: card) timely because "the text of {c} does not let it be played now" means
    (no k in play_limits of c where not holds(k.when, c, owner of c))
    and (no k in play_onces of c where some x in
      (cards_played_now of owner of c if k.each_turn else cards_played_in_battle of owner of c if k.each_battle
      else cards_played of owner of c)
    where same_title(x, c))
    and not (some k in play_onces of c where k.own_turn and turn_player != owner of c)
  /// The card can be played on the table.
  relation (c: card) plays_on_table because "the text of {c} does not let it be played on the table" means
    some w in ways of c where w.plays and w.table
  /// A card that is played with the normal card play.
  relation (c: card) plays_as_play cites r24 "6.2", "2.4-same-function" cites r18 "type-eio-same" means c is event or c is incident
    or c is objective
    or c is used_as_event

  action play_on_table in card_plays says "play {c}" {
    name c in hand of you where it is plays_as_play and it is play_allowed and not unearned(it, you) and not (it has [HA])
      and it is plays_on_table
    legal when plays_left of you > 0 or c is is_free because "no normal card play is left this turn"
    cost { use_play if not (c is is_free) }
    do { enter(c, table of you) }
  }
  action play_on in card_plays says "play {c} on {host_card}" {
    name c in hand of you where it is plays_as_play and it is play_allowed and not unearned(it, you)
    name w in ways of c where it.plays and it.host is something
    name host_card in hosts_to_play_on(w, c)
    legal when plays_left of you > 0 or c is free_on(host_card) because "no normal card play is left this turn"
    cost { use_play if not (c is free_on(host_card)) }
    do { enter_on(c, host_card) }
  }
  action play_to in card_plays says "play {c} for its effect" {
    name c in hand of you where it is plays_as_play and it is play_allowed and not unearned(it, you)
    name w in deeds_of(c)
    legal when plays_left of you > 0 or c is is_free or w.free because "no normal card play is left this turn"
    cost { use_play if not (c is is_free) and not w.free }
    do { play_for_effect(c, w.what) }
  }
}

// A doorway is played at any time of its player's own turn, and is no play of the turn.
rule playing_doorways cites r24 "6.5.2-default" {
  action play_doorway in any_time says "open {c}" cites r24 "2.5-seed-or-play", "6.5.2-default", "g-doorway-play", "g-doorway-no-limit",
    "gl-doorway-play", "g-doorway-def" cites faq95 "3.10-aud-when" {
    name c in hand of you where it is doorway and it is play_allowed and it is plays_on_table
    legal when you = turn_player because "doorways are played in your own turn"
    do { enter(c, table of you) }
  }
  action play_doorway_to in any_time says "open {c}" {
    name c in hand of you where it is doorway and it is play_allowed
    name w in deeds_of(c)
    legal when you = turn_player because "doorways are played in your own turn"
    do { play_for_effect(c, w.what) }
  }
  action play_doorway_on in any_time says "open {c} on {host_card}" {
    name c in hand of you where it is doorway and it is play_allowed
    name w in ways of c where it.plays and it.host is something
    name host_card in hosts_to_play_on(w, c)
    legal when you = turn_player because "doorways are played in your own turn"
    do { enter_on(c, host_card) }
  }
}

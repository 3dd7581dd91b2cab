// Playing cards, and reporting for duty.

rule normal_play cites r24 "6.1" {
  verb play (what: card) past played log "{by} plays {what}" { set cards_played of you to cards_played of you + what }
  field cards_played: set of card of player
  verb report (what: card) past reported log "{what} reports" { }
  verb use_play { set plays_left of you to plays_left of you - 1 }
  forbid use_play by (p: player) when plays_left of p <= 0 because "the normal card play is used"
}

rule uniqueness cites r24 "6.3.1" {
  relation (a: card) same_persona_as (b: card) means
    same_title(a, b) or a is personnel and b is personnel and names of a meets names of b
  relation (c: card) may_enter means
    (not (c is unique) or no x: card where owner of x = owner of c and x is same_persona_as c)
    and (not (c is not_duplicatable) or no x: card where same_title(x, c))
}

// A card of an alternate universe needs a card that lets it be played.
rule alternate_universe cites r24 "6.2" {
  relation (c: card) has_permission means not ([AU] in icons of c)
    or some d: card where controller of d = owner of c and some k in au_doors of d
  clause you may play [AU] cards as au_door says "You may play [AU] cards."
}

rule reporting cites r24 "6.3" {
  noun report_places of (c: card) gives set of card means
    (every f: facility where controller of f = you and fits(c, f) and f suits c)
    + end_places of c
    + (every v: craft where (some s: card in interior of v where s is your and (some k in report_permissions of s where c matches k.who and v matches k.dest)))
    + (every v: ship where some k in own_permissions of c where v matches k.dest)
    + (every m: mission where m is seeded_by you and (some k in mission_reports of m where c matches k.who))
  relation fits (c: card, f: facility) means
    c is equipment or some a in affiliations of c where a in affiliations of f or a = Non-Aligned or Non-Aligned in affiliations of f

  procedure report_to (c: card, dest: card, a: affiliation) {
    announce_play(c)
    if c is not in pending { leave report_to }
    put c into (dock of dest if c is ship and dest is facility else interior of dest if dest is craft
      else orbit of dest if c is ship else surface of dest)
    if a is something { set mode of c to a }
    report c
  }

  action report in card_plays says "report {c} to {dest}" {
    name c in hand of you where (it is personnel or it is ship) and it is may_enter and it is has_permission
    name dest in report_places of c where size(modes_at(c, it)) > 0
    legal when plays_left of you > 0
    cost { use_play }
    do { report_as_chosen(c, dest) }
  }
  // A card with several affiliations takes one when it is played.
  procedure report_as_chosen (c: card, dest: card) {
    let you be owner of c
    let a be one of modes_at(c, dest)
    report_to(c, dest, a)
  }
  noun modes_at (c: card, dest: card) gives set of affiliation means
    every a in affiliations of c where dest is not craft or a = mode of dest or a = Non-Aligned or mode of dest = Non-Aligned

  limit free_report_each_turn (p: player, s: title) per turn
  action report_for_free in card_plays says "call {c} to {dest} with {source_card}" {
    name source_card in every card where it is your and size(free_reports of it) > 0
    name k in free_reports of source_card
    name c in hand of you where it is personnel and it matches k.who and it is may_enter and it is has_permission
    name dest in those(k.dest, source_card, you) where it is craft and it matches_affiliation_of c
    limit free_report_each_turn(you, title of source_card)
    do { report_to(c, dest, mode of dest) }
  }
  // To match is more than to be compatible: it is to have the same affiliation.
  relation (dest: card) matches_affiliation_of (c: card) cites r24 "gl compatible" means
    dest is craft and mode of dest in affiliations of c
  relation no_copy_in_play (c: card) means no x: card where same_title(x, c) and controller of x = you
  action report_equipment in card_plays says "report {c} to {dest}" {
    name c in hand of you where it is equipment
    name dest in report_places of c
    legal when plays_left of you > 0
    cost { use_play }
    do { report_to(c, dest, nothing) }
  }
}

rule playing cites r24 "6.2" {
  relation (c: card) free_on (h: card) means c is is_free or some k in free_hosts of c where h in those(k.base, c, owner of c)
  relation (c: card) is_free means some k in always_frees of c or (some k in free_plays of c where holds(k.when, c, owner of c))
  relation (c: card) play_allowed means
    c is may_enter and c is has_permission and (no k in play_limits of c where not holds(k.when, c, owner of c))
    and (no k in play_onces of c where owner of c has_played_copy_of c)
  relation (p: player) has_played_copy_of (c: card) means
    some x in cards_played of p where same_title(x, c)
  relation (c: card) plays_as_play means c is event or c is incident or c is objective or c is doorway

  action play_on_table in card_plays says "play {c}" {
    name c in hand of you where it is plays_as_play and it is play_allowed and some w in ways of it where w.plays and w.table
    legal when plays_left of you > 0 or c is is_free
    cost { use_play if not (c is is_free) }
    do { enter(c, table of you) }
  }
  action play_on in card_plays says "play {c} on {host_card}" {
    name c in hand of you where it is plays_as_play and it is play_allowed
    name w in ways of c where it.plays and it.host is something
    name host_card in those(w.host, c, you)
    legal when plays_left of you > 0 or c is free_on(host_card)
    cost { use_play if not (c is free_on(host_card)) }
    do { enter(c, attached of host_card) }
  }
  action play_to in card_plays says "play {c}" {
    name c in hand of you where it is plays_as_play and it is play_allowed
    name w in deeds_of(c)
    legal when plays_left of you > 0 or c is is_free
    cost { use_play if not (c is is_free) }
    do { play_for_effect(c, w.what) }
  }
}

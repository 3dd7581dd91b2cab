// Cards that lie face down until their player needs them.

rule hidden_agendas cites r24 "6.2", "6.5.1", "gl hidden agenda" {
  zone agenda of player: seen by holder
  // Nobody is told what it is. It is the play of the turn all the same, or the turn in the seed phase.
  action play_hidden in card_plays says "play {c} face down" {
    name c in hand of you where it has [HA] and it is has_permission and some w in ways of it where w.plays and w.table
    legal when plays_left of you > 0 or c is is_free because "the normal card play is used"
    cost { use_play if not (c is is_free) }
    do { put c into agenda of you face_down }
  }
  action seed_hidden in seeding says "seed {c} face down" {
    name c in seed_deck of you where it has [HA] and it is has_permission and some w in ways of it where w.seeds and w.table
    do { put c into agenda of you face_down }
  }
  // Turned up it is in play, and stays so.
  verb activate (what: card) past activated log "{by} activates {what}" { }
  action activate in any_time says "activate {c}" {
    name c in agenda of you where it is may_enter
    do {
      put c into table of you face_up
      show c
      activate c
      start_countdown(c)
      for each k in on_plays of c { follow k.what for c as owner of c }
    }
  }
}

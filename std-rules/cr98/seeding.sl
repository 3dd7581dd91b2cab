// What is seeded when.

// Cards that seed or play take their turn among those of every phase.
amend rule seeding_on_table cites cr98 "sop-any-phase" {
  replace relation (c: card) seeds_with_dilemmas cites cr98 "sop-any-phase" means
    c is seeds_or_plays or (some k in seed_times of c where k.with_dilemmas)
    or (no k in seed_times of c) and c is not facility and c is not doorway
  /// The card may be seeded on the table or played there later.
  relation (c: card) seeds_or_plays means c is not facility and c is not doorway and some w in ways of c where w.seeds and w.plays
    and w.table
}
amend rule mission_phase cites cr98 "sop-any-phase" {
  action seed_between_missions in mission_seeding says "seed {c} first" cites cr98 "sop-any-phase" {
    name c in seed_deck of you where it is seeds_or_plays and it is seeds_openly_on_table and it is may_enter and it is has_permission
    do { enter_seeded(c, table of you) }
  }
  action seed_hidden_between_missions in mission_seeding says "seed {c} face down first" cites cr98 "sop-any-phase" {
    name c in seed_deck of you where it is seeds_or_plays and it has [HA] and it is has_permission
    do { put c into agenda of you face_down }
  }
}

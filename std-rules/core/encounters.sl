// Seed cards, turned up one by one in an attempt.

rule revealing cites r24 "7.2.1" {
  /// Shows a card to all players.
  verb reveal (what: card) past revealed log "{what} is revealed" { show what }

  // The lowest card is slid out and shown. What lies there for its finder stays, face up; what may not be met is gone.
  procedure meet (c: card, m: mission) cites r24 "2.2-purpose", "7.2.3-face-up-continue", "7.2.2-bottom-first"
    cites r18 "dil-enters-play" {
    put c into faced face_up
    set copies_left of m to size(copies_under(c, m))
    reveal c
    open just_revealed(c)
    if c is not in faced { leave meet }
    if nobody_left_at(m) { put c into seeds of m at bottom; fail(m); leave meet }
    let wrong be misplaced(c, m)
    if c is artifact { set had_artifact_of of m to had_artifact_of of m + owner of c }
    if wrong { misseed(c, m); leave meet }
    if c is artifact { put c into attached of m; leave meet }
    if c is equipment { put c into stash of m face_up; leave meet }
    if c is already_unique { discard c; leave meet }
    face(c as dilemma, m)
    // What has not been put back has been found.
    finally { if size(copies_under(c, m)) <= copies_left of m { remember(c, m) } }
  }
  /// How many copies of the card that is being met lie at the mission beside it.
  field copies_left: number of mission = 0
  procedure remember (c: card, m: mission) {
    if owner of c = owner of m { set found_of_its_owner of m to found_of_its_owner of m + title of c }
    else { set found_of_others of m to found_of_others of m + title of c }
  }
  // Both players have read it; nothing else may answer yet.
  window just_revealed (c: card) offers suspending from attempter

  /// A unique or not duplicatable card of which a copy of the same owner, or of anybody, is there already.
  relation (c: card) already_unique cites r24 "6.2", "g-encounter-placed", "g-encounter-unique" means
    (c is stands_alone and some x: card where x != c and owner of x = owner of c and same_title(x, c))
    or c is not_duplicatable and some x: card where x != c and same_title(x, c)
}

rule misseeds cites r24 "gl-encounter-misseed", "g-encounter-misseed", "g-dilemma-types", "gl-artifact-seed", "4.3-misseed-removed",
  "7.2.4-own-penalty", "7.2.4-own-penalty-opponent" cites r18 "misseed-def", "misseed-own" {
  // What cannot be met here: no seed card at all, a dilemma of the other kind of place, an artifact in space or one of
  // several, a second copy, a card of an alternate universe that nobody opened the way for, or a dilemma of Q's.
  /// The card was seeded where it cannot be encountered or earned, a mis-seed.
  relation misplaced (c: card, m: mission) cites r24 "2.2-types", "4.3-space-under-space", "4.3-planet-under-planet", "4.3-dual-anywhere",
    "4.3-q-dilemma", "4.3-any-number-one-copy", "4.3-one-artifact", "4.3-multi-artifact-all", "4.0-au-seed", "icon-planet", "icon-space",
    "icon-dual", "7.2.4-definition", "7.2.4-non-seed", "7.2.4-dup-copies", "7.2.4-wrong-type", "7.2.4-au-no-enabler",
    "7.2.4-multi-artifact", "7.2.4-no-text-personnel", "7.2.4-not-exhaustive" cites r18 "dil-one-artifact", "dil-one-copy", "misseed-list"
    cites cr98 "icon-p", "icon-s", "icon-sp" cites faq95 "3.10-au-seeds" means
    not (c is seed_card) and not (c is hidden_by_leave_of m)
    or c is dilemma and not (ground of c meets ground of m)
    or c is artifact and (not (m is planet) and size(space_seedings of c) = 0 or (some x in seeds_beside(c, m) where x is artifact)
    or owner of c in had_artifact_of of m)
    or c is not artifact and c found_before_at m
    or [AU] in icons of c and not (c is has_permission) and not let_in of c
    or c is dilemma and [Q] in icons of c
  /// All other cards of the same owner that are seeded at a mission, or were and lie there still.
  noun seeds_beside (c: card, m: mission) gives set of card means
    every x in (seeds of m + attached of m) where x != c and owner of x = owner of c
  /// All copies of a card, of the same owner, that lie under a mission.
  noun copies_under (c: card, m: mission) gives set of card means every x in seeds of m where owner of x = owner of c and same_title(x, c)
  // Wherever a card has gone, its title is remembered, and whose it was.
  /// The titles of the seed cards that have been met at a mission, are no longer there, and are of the player whose mission it is.
  field found_of_its_owner: set of text of mission
  /// The titles of the other seed cards that have been met at a mission and are no longer there.
  field found_of_others: set of text of mission
  /// The players of whom an artifact has been met at a mission.
  field had_artifact_of: set of player of mission
  /// A copy of the card, of the same owner, has been met at the mission.
  relation (c: card) found_before_at (m: mission) means
    title of c in (found_of_its_owner of m if owner of c = owner of m else found_of_others of m)

  // Nobody encounters it. Who finds a mistake of his own can never solve this mission.
  procedure misseed (c: card, m: mission) {
    if owner of c = attempter { set barred of m to barred of m + attempter }
    place_out_of_play c
  }
  /// The players who can no longer solve a mission, because of a mis-seed of their own.
  field barred: set of player of mission
  /// The player cannot solve the mission, because he found a mis-seed of his own there.
  relation (m: mission) barred_for (p: player) means p in barred of m
}

rule encountering cites r24 "gl-dilemma-def", "g-dilemma-def", "g-in-play-way-encountered", "g-dilemma-contents", "7.2.2-encounter-start",
  "7.2.2-effect-kinds", "7.2.2-removed-when", "7.2.2.2-wording", "7.2.2.2-continues-text", "gl-dilemma-just-revealed" cites r18 "auto-def",
  "auto-mixed", "auto-removed", "basic-attempt-dilemma", "cond-mission-continues", "dil-just-encountered", "cond-astral-eddy",
  "dil-sequence" {
  // What is met lies nowhere; where it is met is said.
  /// Announced when a crew or Away Team meets a dilemma.
  verb encounter (what: dilemma) at (m: maybe mission) past encountered not in play
  // Why it is not passed, for those who read the log.
  /// The crew or Away Team does not meet a requirement of a dilemma.
  event falls_short (p: player, need: requirement) log "{p} lacks {need}"
  /// A player does not pay the cost that a dilemma asks for.
  event goes_without (p: player, cost: effects) log "{p} does not do this: {cost}"
  /// The player who met a dilemma.
  field met_by: player of dilemma
  /// The dilemma that is being faced now.
  scope facing_now: dilemma

  procedure face (d: dilemma, m: mission) cites cr98 "encounter" cites r18 "dil-you-is-encountering" {
    with facing_now = d { go_through(d, m, attempter) }
  }
  // First what is required is asked, and whom it takes chosen. Then it is encountered and may be answered. Then it
  // happens, and nothing is asked again.
  procedure go_through (d: dilemma, m: mission, you: player) {
    set met_by of d to you
    // Without what it needs to begin with, it is encountered and does nothing.
    if some k in triggers of d where not holds(k.what, d, you) { pass_by(d, you); leave go_through }
    let unmet be every k in steps of d where k.need is something and k.cost is nothing and not k.late and not holds(k.need, d, you)
    // What is paid for is asked for only where nothing else will do.
    let to_pay be every k in steps of d where k.cost is something and (k.need is nothing or not holds(k.need, d, you))
    let failed be size(unmet) > 0
    let averted be number of (k in nullifiers of d where holds(k.need, d, you)) > 0
    let aimed be each k.what over (k in steps of d where no)
    if not averted {
      for each k in steps of d where k.what is something and k.cost is nothing and (k.need is nothing or k in unmet) {
        let text be k.what
        target text for d as you
        let aimed be aimed + [text]
      }
    }
    announce encounter(d, attempted_mission)
    open just_encountered(d)
    if d is not in faced { leave go_through }
    if averted { score_for(d, you); nullify d; leave go_through }
    for each k in unmet { announce falls_short(you, k.need) }
    stage effects {
      for each k in steps of d {
        if k.cost is something {
          let paid be not (k in to_pay)
          if not paid and can_target(k.cost, d, you) {
            if k.forced { follow k.cost for d as you; let paid be yes }
            else { you may { follow k.cost for d as you; let paid be yes } }
          }
          if not paid {
            announce goes_without(you, k.cost)
            let failed be yes
            if k.what is something { follow k.what for d as you }
          }
        } else if k.late {
          if not holds(k.need, d, you) { announce falls_short(you, k.need); let failed be yes }
        } else if k.what is something and (k.need is nothing or k in unmet) {
          let text be first t in aimed
          let aimed be aimed except text
          follow text for d as you
        }
      }
    }
    // What stays in play after its effects is cured at once, if it can be.
    cure_at_once(d)
    // Whose nullifier is met has no conditions left, whenever it is met.
    if d was nullified this turn { leave go_through }
    stage failure { if failed { failed_at(d, m) } }
    // Put back under the mission by its own text, it ends the attempt.
    if d in seeds of m { fail(m) }
    if failed { discard d if d is in faced }
    else if d is in faced or d is in_play {
      for each k in overcomings of d { follow k.what for d as you }
      overcome(d)
    }
  }
  procedure pass_by (d: dilemma, you: player) cites r24 "gl-dilemma-no-trigger" cites r18 "dil-no-target-feature"
    cites faq95 "2.1-trigger" {
    announce encounter(d, attempted_mission)
    open just_encountered(d)
    if d is in faced { discard d }
  }
  // From now on whatever bears on the encounter may be played.
  window just_encountered (d: dilemma) offers responses, suspending from opponent of attempter

  // A dilemma is removed when its requirements are met, and its points are scored. What its text has put somewhere by then stays.
  procedure overcome (d: dilemma) cites r24 "7.2.2-basic-unless", "7.2.2-basic-other", "7.2.2.1-automatic", "7.2.2.1-all-automatic-removed",
    "7.2.2.2-overcome" {
    let you be attempter
    if not (d is to_be_ended_later) { score_for(d, you) }
    if d is in faced { discard d } else { cure_at_once(d) }
  }
  // What stays until it is cured or nullified scores then.
  /// A dilemma that stays in play and scores when it is cured or nullified.
  relation (d: dilemma) to_be_ended_later means in_play(d) and size(remedies of d) + size(nullifiers of d) > 0
  procedure score_for (d: dilemma, you: player) cites r24 "7.2.2.5-score", "7.2.2.5-placement" cites r18 "dil-bonus-lost"
    cites faq95 "2.1-points" {
    if points of d is something and not (d is scores_by_text) {
      if d is asking_something { score points of d from d } else { announce asks_nothing(d) }
    }
  }
  // Of some no script says yet what overcomes them; that is no gift.
  /// A dilemma of which some text says how it is overcome.
  relation (d: dilemma) asking_something means
    size(steps of d) + size(triggers of d) + size(overcomings of d) > 0 or some k in nullifiers of d where holds(k.need, d, attempter)
  /// A dilemma is overcome that scores nothing, because no text says how it is overcome.
  event asks_nothing (d: dilemma) log "no text of {d} says how it is overcome, so it scores nothing"
  // Who fails a condition has failed the attempt and is stopped, and meets the dilemma first the next time.
  procedure failed_at (d: dilemma, m: mission) cites r24 "g-in-play-leave-reseed", "7.2.2.1-mixed", "7.2.2.2-fail-effect",
    "7.2.2.2-fail-attempt", "7.2.2.2-fail-stop", "7.2.2.2-fail-reseed", "7.2.2.2-discard-text", "7.2.2.5-no-score-on-fail"
    cites r18 "cond-discard-dilemma", "cond-fail-list", "fail-dilemma-stops" cites faq95 "2.1-conditions", "2.1-stops-when",
    "2.1-leaves-mission", "2.1-text-overrides", "2.1-targets", "3.2-menthar" {
    if d is mission_continues { leave failed_at }
    if d is in faced {
      if d is discard_dilemma { discard d } else { put d into seeds of m at bottom }
    }
    // That is the dilemma's doing.
    with acting = d { stop_team() }
    fail(m)
  }
  procedure stop_team {
    let whom be every c in team
    if attempting_ship is ship { stop attempting_ship }
    for each c in whom { stop c if c can be stopped }
    stop_other_group()
  }
}

// Attempts: the player on the left draws dilemmas, chooses some, and those who pass them are measured against the objective.

rule who_attempts cites anew "attempt-where" {
  /// A personnel who takes part in the attempt that goes on.
  state in_attempt of personnel
  /// The personnel who take part in the attempt that goes on.
  noun team gives set of personnel cites anew "face-stopped-removed", "face-scope" means every p: personnel where p is in_attempt
  /// Your unstopped personnel on a planet.
  noun team_on (m: location) gives set of personnel cites anew "attempt-planet" means
    every p: personnel in surface of m where p is your and p is not stopped
  /// Your unstopped personnel aboard these ships.
  noun team_aboard (those_ships: set of ship) gives set of personnel cites anew "attempt-space" means
    every p: personnel where p is your and p is not stopped and host of p in those_ships
  action attempt_planet in orders says "attempt {o} at {m}" cites anew "attempt-planet", "attempt-where", "attempt-own-only",
    "location-types" {
    name m in every planet location in location_row of you where size(team_on(it)) > 0
    name o in every planet objective in active_objectives of you where it is suited_to m
    legal when o is open_to team_on(m) because "they do not meet what {o} asks for beforehand" cites anew "attempt-extra-req"
    do { attempt_with(o, m, team_on(m), you) }
  }
  action attempt_in_space in orders says "attempt {o} at {m} with {those_ships}" cites anew "attempt-space" {
    name m in every space location in location_row of you
    name o in every space objective in active_objectives of you where it is suited_to m
    pick those_ships: at least 1 ship in orbit of m where it is your and it is not stopped and size(team_aboard(it)) > 0
    do { if o is open_to team_aboard(those_ships) { attempt_with(o, m, team_aboard(those_ships), you) } }
  }
  /// The location has the keyword that the objective asks for, or it asks for none.
  relation (o: objective) suited_to (m: location) cites anew "attempt-keyword" means wanted of o is nothing or wanted of o in keywords of m
  /// These personnel meet what the objective asks for beforehand.
  relation (o: objective) open_to (who: set of personnel) cites anew "attempt-extra-req" means
    no k in entry_needs of o where not (holds(k.need, o, you) with assembled = who)
}

// What is asked of those who attempt, or of others in their place.
rule needs_of_a_team cites anew "check-multi-skill" {
  /// The personnel who are asked about, in the place of those who attempt.
  scope assembled: set of personnel
  /// Those of whom a requirement is asked.
  noun asked_about gives set of personnel cites anew "check-multi-skill" means assembled if assembled is something else team
  /// How much of a skill those asked about have in total.
  noun skill_among (s: skill) gives number cites anew "check-multi-skill", "personnel-def" means
    sum of level(s, skills of p) over p in asked_about
  /// `Honor x2`: so much of a skill among them.
  need (s: skill) x (n: number) means skill_among(s) >= n
  /// `CUNNING > 30`: their total.
  need (f: field of personnel) means sum of f over p: personnel in asked_about
  /// `[TNG]`: somebody with the icon.
  need (i: icon) means some p in asked_about where i in icons of p
  /// `"Data"`: somebody of this title.
  need (t: title) means some p in asked_about where covers(t, p)
  /// `2 Klingon personnel`: so many of them.
  need (n: number) (q: selection) means number of (p in asked_about where p matches q) >= n
}

// One order at a time: no other is given, and no interrupt that is one, while an attempt or a fight goes on.
rule orders_one_by_one cites anew "GENERAL RULES ON EXECUTING ORDERS" {
  /// No order is being carried out, so that another may be given.
  relation (c: card) orderly cites anew "one-order-at-a-time" means
    objective_in_hand is nothing and (no x: personnel where x is in_combat) and no s: ship where s is engaged
}

rule the_attempt cites anew "ORDER - ATTEMPT AN OBJECTIVE" {
  /// The objective that is attempted.
  field objective_in_hand: objective of game
  /// The location at which an objective is attempted.
  field attempted_at: location of game
  /// Personnel begin to attempt an objective.
  verb attempt (what: objective) past attempted log "{by} attempts {what}"
  /// An attempt fails.
  event attempt_fails (p: player, o: objective) log "the attempt fails"
  /// Personnel complete an objective.
  verb complete (what: objective) past completed log "{by} completes {what}" cites anew "check-success", "check-dilemmas-stay",
    "check-once" {
    put what into completed_objectives of you
    score points of what
  }
  procedure attempt_with (o: objective, m: location, who: set of personnel, you: player) cites anew "attempt-two-parts",
    "attempt-no-abort" {
    set objective_in_hand to o
    set attempted_at to m
    set attempter to you
    for each p in who { mark p as in_attempt }
    announce attempt(o)
    open just_then()
    stage facing { face_dilemmas(o, next_player(you), number_to_face(o)) }
    stage checking { check_requirements(o, you) }
    finally {
      for each p: personnel where p is in_attempt { unmark p as in_attempt }
      set attempter to nothing
      set objective_in_hand to nothing
      set attempted_at to nothing
    }
  }
  procedure leave_attempt (c: card) cites anew "face-stopped-removed" { if c is personnel { unmark c as in_attempt } }
  // Each that was overcome counts for one person.
  /// How many dilemmas are drawn, and what they may cost.
  noun number_to_face (o: objective) gives number cites anew "face-count", "face-min-zero" means
    at_least(0, size(team) - size(overcome of o))
}

rule facing_dilemmas cites anew "face-draw" {
  procedure face_dilemmas (o: objective, foe: player, n: number) cites anew "face-draw" {
    announce counts_off(n)
    draw_dilemmas(foe, n)
    choose_dilemmas(foe)
    meet_stack(o, foe, n)
  }
  /// It is told how many dilemmas are drawn.
  event counts_off (n: number) log "{n} dilemmas are drawn"
  procedure draw_dilemmas (foe: player, n: number) cites anew "face-draw", "dilemma-by-opponent" {
    repeat n { draw_dilemma(foe) }
  }
  procedure draw_dilemma (foe: player) {
    renew_pile(foe)
    put top(dilemma_pile of foe) into drawn_dilemmas of foe
  }
  // Whoever reaches one that lies face up shuffles the whole pile.
  procedure renew_pile (foe: player) cites anew "face-reshuffle" {
    if size(dilemma_pile of foe) > 0 and face_up(top(dilemma_pile of foe)) {
      for each d in dilemma_pile of foe { turn d face_down }
      for each d in dilemma_pile of foe { hide d }
      shuffle dilemma_pile of foe
    }
  }
  procedure choose_dilemmas (foe: player) cites anew "face-choose" {
    offer foe choosing_dilemmas
    for each d in drawn_dilemmas of foe { return_to_pile(d) }
  }
  procedure return_to_pile (d: card) cites anew "face-choose", "face-placement" { put d into dilemma_pile of owner of d at bottom face_up }
  /// The dilemmas that you choose to be faced, one after the other.
  menu choosing_dilemmas says "choose dilemmas"
  action stack_dilemma in choosing_dilemmas says "let them face {d}" cites anew "face-order" {
    name d in every dilemma in drawn_dilemmas of you
    do { put d into dilemma_stack of you at bottom }
  }

  procedure meet_stack (o: objective, foe: player, n: number) cites anew "face-order" {
    set spent_on_dilemmas to 0
    set met_titles to []
    while size(dilemma_stack of foe) > 0 {
      if size(team) = 0 { overcome_rest(o, foe) }
      else { meet(top(dilemma_stack of foe) as dilemma, o, foe, n) }
    }
  }
  // With nobody left the others are overcome.
  procedure overcome_rest (o: objective, foe: player) cites anew "face-none-left" {
    for each d in dilemma_stack of foe { lay_beneath(d, o) }
  }
  /// What the dilemmas of the attempt have cost so far.
  field spent_on_dilemmas: number of game = 0
  /// The titles of the dilemmas of the attempt so far.
  field met_titles: set of title of game
  procedure meet (d: dilemma, o: objective, foe: player, n: number) cites anew "face-order" {
    put d into faced face_up
    show d
    set spent_on_dilemmas to spent_on_dilemmas + cost of d
    if spent_on_dilemmas > n { exceed(d, o, foe) }
    else if d is seen_already or d is of_wrong_type { lay_beneath(d, o) }
    else { face(d, o) }
    set met_titles to met_titles + title of d
  }
  procedure exceed (d: dilemma, o: objective, foe: player) cites anew "face-overbudget", "face-budget" {
    lay_beneath(d, o)
    overcome_rest(o, foe)
  }
  /// A copy of the dilemma was revealed before in this attempt.
  relation (d: dilemma) seen_already cites anew "face-duplicate" means title of d in met_titles
  /// The dilemma is for another sort of location.
  relation (d: dilemma) of_wrong_type cites anew "face-wrong-type", "dilemma-types", "dilemma-icons" means
    no g in ground of d where g in ground of attempted_at
  /// Those who attempt face a dilemma.
  verb encounter (what: dilemma) past encountered not in play log "{what} is faced"
  procedure face (d: dilemma, o: objective) cites anew "face-follow" {
    let you be attempter
    announce encounter(d)
    open just_then()
    for each k in steps of d where d in faced and (k.need is nothing or not holds(k.need, d, you)) {
      follow k.what for d as you
      open just_then()
    }
    // What a dilemma has put elsewhere by its own text is not overcome.
    if d in faced { lay_beneath(d, o) }
  }
  procedure lay_beneath (d: card, o: objective) cites anew "face-overcome" {
    put d into overcome of o face_up
    announce is_overcome(d)
  }
  /// A dilemma is overcome.
  event is_overcome (d: card) log "{d} is overcome"
  /// A dilemma returns to the pile of its owner.
  verb return_to_dilemma_pile (what: dilemma) past returned_to_dilemma_pile not in play log "{what} returns to its pile"
    cites anew "face-placement" { return_to_pile(what) }
  /// Places a card on another card, where it stays.
  verb place (what: card) on (dest: card) past placed not in play yet log "{what} is placed on {dest}" cites anew "face-placement" {
    put what into attached of dest
  }
}

rule checking_requirements cites anew "check-when" {
  procedure check_requirements (o: objective, you: player) cites anew "check-when", "check-retry" {
    if size(team) > 0 and o is met_by_team { complete o }
    else { fail(o, you) }
    open just_then()
  }
  /// Those who are left in the attempt meet all that the objective requires.
  relation (o: objective) met_by_team cites anew "check-when", "objective-def", "check-attribute" means no k in goals of o
    where not holds(k.need, o, attempter)
  procedure fail (o: objective, you: player) cites anew "check-fail" {
    announce attempt_fails(you, o)
    for each p in team { stop p }
  }
}

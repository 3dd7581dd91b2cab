// The Borg attempt no missions: they scout what an objective of theirs is aimed at, and meet what lies there.

titles "Assimilate Planet", "Assimilate Homeworld", "Picard's Artificial Heart", "Rogue Borg Mercenaries"

rule scouting cites r18 "attempt-borg-scout", "scout-complete", "scout-per-objective", "scout-permanent", "scout-entered-play",
  "scoutship-objective", "scoutship-before-probe", "scoutship-once-complete" cites cr98 "scout-multi-planet", "scout-multi-ship" {
  /// Your Borg may scout the planet at which the objective is aimed.
  clause Borg may scout its planet as scouting_leave of objective with on_planet = yes says "Your Borg may scout that planet."
  /// Your Borg may scout the location in space at which the objective is aimed.
  clause Borg may scout its location as scouting_leave of objective with in_space = yes says "Your Borg may scout that location."
  /// Your Borg may scout the ship at which the objective is aimed.
  clause Borg may scout its ship as scouting_leave of objective with aboard = yes says "Your Borg may scout that ship."
  /// The mission or ship at which an objective is aimed.
  field aim: card of objective
  /// Aims an objective at a mission or ship.
  verb take_aim (what: objective) at (m: card) past aimed log "{what} is aimed at {m}" cites r24 "gl-borg-objective-target" {
    set aim of what to m
  }
  /// The turn in which the last seed card was met for an objective, or the ship was scouted.
  field scouted_in_turn: number of objective = 0
  /// The objective for which Borg scout now.
  scope scouting_for: objective
  /// Announced when Borg begin to scout a mission or ship.
  verb scout_out (what: card) past scouted log "{by} scouts {what}"
  /// The objective's target has been scouted, in an earlier turn.
  relation (o: objective) scouted_out cites r24 "gl-borg-probe-complete" means scouted_in_turn of o > 0
    and scouted_in_turn of o != turn_number
  /// The objective is aimed at something, and its target is still to be scouted.
  relation (o: objective) still_scouting means aim of o is something and in_play(aim of o) and scouted_in_turn of o = 0

  // However many of them came there, and by whatever way.
  /// A Borg of yours who can scout.
  relation (p: personnel) can_scout means p is your and mode of p = Borg and p is active and p can join_attempt
  action scout_planet in orders says "scout the surface of {m}" cites cr98 "scout-multi-planet", "dual-borg-one-team"
    cites r24 "7.2.5-scout-after" {
    name m in every mission in spaceline where it is planet and some p: personnel in surface of it where p is can_scout
    name o in every objective where it is your and it is still_scouting and aim of it = m and some k in scouting_leaves of it
      where k.on_planet
    do { scout_there(o, m, surface of m, you) }
  }
  action scout_space in orders says "scout {m} with {s}" cites cr98 "dual-borg-one-team" {
    name s in every ship where it is your and it is undocked and it is not stopped and some p: personnel in interior of it
      where p is can_scout
    name m in every mission in spaceline where it = location of s
    name o in every objective where it is your and it is still_scouting and aim of it = m and some k in scouting_leaves of it
      where k.in_space
    do { scout_there(o, m, interior of s, you) }
  }
  action scout_ship in orders says "scout the inside of {s}" cites cr98 "scout-multi-ship" {
    name s in every ship where controller of it = opponent and some p: personnel in interior of it where p is can_scout
    name o in every objective where it is your and it is still_scouting and aim of it = s and some k in scouting_leaves of it
      where k.aboard;
    do {
      announce scout_out(s)
      set scouted_in_turn of o to turn_number
    }
  }
  procedure scout_there (o: objective, m: mission, where_from: place, you: player) {
    announce scout_out(m)
    with scouting_for = o { attempt_mission(m, where_from, you, Borg) }
  }

  // What has been scouted is the Borg's once a probe says so, and the objective lies there.
  /// No other objective of the Borg lies on the mission.
  relation (m: mission) bears_no_goal_of_borg (o: card) cites cr98 "dual-borg-order" means no x in attached of m where x != o
    and x is objective and [BO] in icons of x
  /// No objective by which the Borg have assimilated it lies on the mission.
  relation (m: mission) unassimilated means no x in attached of m where covers("Assimilate Planet", x) or covers("Assimilate Homeworld", x)
  /// The objective is done: its points are scored, and it is placed on what it was aimed at.
  verb complete_goal (what: objective) past goal_completed log "{what} is completed" cites r24 "gl-borg-nonbonus" {
    let target_card be aim of what
    if points of what is something { with goal_scored = what { score points of what from target_card } }
    if target_card is ship { assimilate target_card }
    if target_card is mission and some k in scouting_leaves of what where k.on_planet { assimilate_planet(target_card, you) }
    put what into attached of target_card face_up
    announce scouting_completed(you, what)
    if target_card is mission { acquire_artifacts(what, target_card, you) }
    you may { download one objective }
  }
  // What the Borg find they take only with one who can, and each kind with the goal that was pursued where it is found. Some
  // artifacts go to their owner whoever finds them.
  procedure acquire_artifacts (o: objective, m: mission, you: player) cites cr98 "dual-borg-artifacts" {
    for each a in attached of m where covers("Picard's Artificial Heart", a) { put a into hand of owner of a }
    if m is searched_by you {
      let found be every a: artifact in attached of m where a is found_with o
      for each a in found {
        control a by you
        earn a
      }
    }
  }
  /// A Borg of the player who acquires artifacts is on the planet, or aboard a ship there.
  relation (m: mission) searched_by (p: player) means
    some x: personnel where location of x = m and controller of x = p and (some k in artifact_leaves of x) and not (x is unusable)
  /// The artifact is acquired with this goal: what may lie in space with one in space, any other with one on a planet.
  relation (a: artifact) found_with (o: objective) cites cr98 "dual-borg-artifacts" means
    size(space_seedings of a) > 0 and (some k in scouting_leaves of o where k.in_space)
    or size(space_seedings of a) = 0 and (some k in scouting_leaves of o where k.on_planet)
  /// The artifact may be seeded in space.
  clause may seed at a space location as space_seeding of artifact says "May seed at a space location."
  /// The Borg may acquire artifacts where it is.
  clause may acquire artifacts as artifact_leave of
    personnel says "May acquire artifact(s) if on same planet or aboard a ship at same space location."
  /// The objective whose points are being scored.
  scope goal_scored: objective
  /// A player has completed an objective for which his Borg scouted.
  event scouting_completed (p: player, o: objective)
  // What a dilemma assimilates is assimilated for whoever seeded it.
  instead of assimilate of (c: card) by (p: player) when doer(p) != p { let you be doer(p); assimilate c }
  /// The player has Borg in play.
  relation (p: player) plays_borg means some c: card where controller of c = p and (c is personnel or c is craft) and mode of c = Borg

  // What they have met in an earlier turn they know.
  /// The dilemmas that a player's Borg have met while scouting this turn.
  field met_by_borg: set of card of player
  /// The dilemmas that a player's Borg met while scouting in earlier turns.
  field known_to_borg: set of card of player
  when encounter of (d: dilemma) {
    if scouting_for is something { set met_by_borg of attempter to met_by_borg of attempter + d }
  }
  when turn_ends (p: player) {
    for each x in players { set known_to_borg of x to known_to_borg of x + met_by_borg of x; set met_by_borg of x to [] }
  }
  /// The dilemma has just been revealed to the player's scouts, one with [Com] among them, and they know it from an earlier turn.
  relation (d: dilemma) known_to_the_scouts_of (p: player) cites cr98 "adapt-negate-timing" means
    scouting_for is something and d = facing_now and attempter = p and (some c in known_to_borg of p where same_title(c, d))
    and some x: personnel in team where x has [Com]
  /// The planet, or a ship or facility of whoever meets a dilemma, where it is met.
  relation (x: card) open_to_a_beam_in means
    x = attempted_mission and x is planet or x is craft and location of x = attempted_mission and controller of x = attempter
  /// Rogue Borg come aboard ships with somebody in them, and nowhere else.
  relation (c: card) open_to_rogues cites cr98 "ubi-rogue" means c is ship and some p: personnel where host of p = c
  /// A personnel who is a drone of the Borg.
  relation (c: card) drones_of_borg means c is personnel and drone in traits of c
  /// Up to so many of your drones come from your hand or draw deck to a place where a dilemma is met.
  verb beam_in (n: number) past beamed_in not in play log "{by} beams drones in" {
    look_through(you)
    let dest be one of (every x: card where x is open_to_a_beam_in)
    let found be up to n of (every x in (hand of you + draw_deck of you) where dest is open_to_rogues
      and covers("Rogue Borg Mercenaries", x)
      or x is drones_of_borg and x is may_enter)
    for each c in found where not (c is personnel) { put c into attached of dest face_up; show c }
    for each c in found where c is personnel {
      put c into place_at(dest) face_up
      show c
      set mode of (c as personnel) to Borg
      announce report(c)
    }
    shuffle draw_deck of you
  }
}

// Borg of one player at one location are a hive. Some of them let the others share what they know or think.
rule hives cites r24 "g-hive", "gl-hive" cites cr98 "interlink-share" {
  /// Your Borg share their regular skills at a location, each group of them that has a [Com] among it.
  clause lets the hive share skills as skill_sharing of personnel says "All Borg in this hive present with a [Com] Borg share skills."
  /// Your groups of Borg at a location that have a [Com] among them add up their CUNNING against dilemmas.
  clause lets the hive add up CUNNING as mind_sharing of personnel says "Groups with a [Com] Borg in this hive add up CUNNING."
  /// The two are Borg of one player at one location.
  relation (a: personnel) of_one_hive_with (b: personnel) means
    mode of a = Borg and mode of b = Borg and controller of a = controller of b and location of a = location of b and in_play(a)
  /// A Borg in whose group somebody has [Com].
  relation (p: personnel) in_touch means
    not (p is unusable) and some x: personnel in spot(p) where x is of_one_hive_with p and x has [Com] and not (x is unusable)
  /// How much of a skill the hive shares with one of its Borg.
  noun level_shared_with (p: personnel, s: skill) gives number cites cr98 "interlink-share", "queen-skill" means
    (highest level(s, skills of x) over (x: personnel where x is of_one_hive_with p and x is in_touch)) if p is hive_sharer
    and p is in_touch
    else 0
  /// Somebody in the Borg's hive lets it share skills.
  relation (p: personnel) hive_sharer means some x: personnel where x is of_one_hive_with p and (some k in skill_sharings of x)
    and not (x is unusable)

  // It is added to the total where a dilemma asks for it, and to nobody's own.
  /// Whether a total of those who meet a dilemma is asked for.
  scope totals_asked: truth
  /// The Borg who adds the CUNNING of the other groups of his hive to that of his own.
  relation (p: personnel) speaks_for_the_hive cites cr98 "unity-share", "unity-lost-com" means
    totals_asked and facing_now is something and mode of p = Borg and p in team and p is in_touch
    and p = (first x: personnel in team where mode of x = Borg)
    and some x: personnel where x is of_one_hive_with p and (some k in mind_sharings of x) and not (x is unusable)
  /// The CUNNING of all other groups of a Borg's hive that have a [Com] among them.
  noun cunning_elsewhere (p: personnel) gives number cites cr98 "unity-share" means
    sum of (CUNNING of x with totals_asked = no) over (x: personnel where x is of_one_hive_with p and x is in_touch and spot(x) != spot(p))
  every personnel where it is speaks_for_the_hive: CUNNING + cunning_elsewhere(it)
}

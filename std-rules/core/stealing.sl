// The points of a few missions go back and forth after they are solved.

rule stealing_points cites r24 "gl Impose Order" {
  /// Unopposed personnel of this description on the planet may steal the mission's points.
  clause may be stolen by unopposed (who: selection) as theft of mission says "Unopposed {who} on planet may steal the points."

  // Whoever solved it has the points, until they are stolen. Solving is not stolen with them.
  /// The player who has stolen the points of a mission.
  field stolen_by: player of mission
  /// The player who has the points of a mission: the one who solved it, or stole them.
  noun points_holder of (m: mission) gives player means stolen_by of m if stolen_by of m is something else solver of m

  /// A personnel with no opponent's personnel in the same place.
  relation (p: personnel) unopposed means no o: personnel where spot(o) = spot(p) and controller of o != controller of p
  /// The player has somebody on the planet who may steal the mission's points.
  relation (p: player) has_thief_at (m: mission) means
    some c: personnel in surface of m where controller of c = p and c is unopposed and mode of c != Borg and c can join_attempt
      and (some k in thefts of m where c matches k.who)

  action steal_points in orders says "steal the points of {m}" {
    name m in every mission in spaceline where points_holder of it is something and points_holder of it != you
    legal when you is has_thief_at m because "no unopposed personnel of yours there may steal"
    do { steal m }
  }
  // What a dilemma steals is stolen for whoever seeded it.
  instead of steal of (m: mission) by (p: player) when doer(p) != p { let you be doer(p); steal m }
  forbid steal of (m: mission) by (p: player) when points_holder of m = doer(p) because "that player has these points already"
  forbid steal of (m: mission) when points_holder of m is nothing because "nobody has its points"
  /// Steals the points of a mission, or takes equipment.
  verb steal (what: mission or equipment) past stolen {
    if what is mission { take_points_of(what, you) }
    if what is equipment { take_away_gear(what, you) }
  }
  procedure take_points_of (m: mission, you: player) {
    let victim be points_holder of m
    set points of victim to points of victim - points of m
    set points of you to points of you + points of m
    set stolen_by of m to you
    announce points_are_stolen(you, m)
  }
  /// A player steals the points of a mission.
  event points_are_stolen (p: player, m: mission) log "{p} steals the points of {m}"
}

// Whoever steals equipment has it in his hands: it stays with those of his who are beside it, or else goes to the team that is at it.
// A dilemma that steals does so for who met it.
rule stealing_equipment cites r24 "12.3" {
  procedure take_away_gear (e: equipment, you: player) {
    control e by you
    if place_of_earner is something and no p: personnel in spot(e) where controller of p = you { put e into place_of_earner }
    announce gear_is_stolen(you, e)
  }
  /// A player steals equipment.
  event gear_is_stolen (p: player, e: equipment) log "{p} steals {e}"
  /// Equipment without anybody in the same place who has it in his hands.
  relation (e: equipment) lying_unattended in play means no p: personnel in spot(e) where controller of p = controller of e
  forbid steal of (e: equipment) by (p: player) when controller of e = p because "{e} is that player's already"
}

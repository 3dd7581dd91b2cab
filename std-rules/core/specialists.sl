// Mission specialists, and what their one skill is good for.

rule mission_specialists cites r24 "gl-mission-specialist", "gl-mission-specialist-change" cites r18 "contrib-def", "contrib-exception" {
  // One regular skill and nothing else: neither by losing others nor while there is another.
  /// A mission specialist: a personnel with one regular skill and nothing else.
  relation (c: personnel) mission_specialist means
    size(printed skills of c) = 1 and size(skills of c) = 1 and dots of c = 0 and c is without_special_downloads
  /// The card has no special download.
  relation (c: card) without_special_downloads means no k in special_downloads of c
  /// The one skill of a mission specialist.
  noun only_skill of (p: personnel) gives skill means first s in skills of p
  // Whoever owns a card has it in play, whoever controls it.
  /// No copy of the card of the same owner is in play.
  relation (c: card) without_a_copy_in_play means no x: card where same_title(x, c) and owner of x = owner of c
}

rule using_their_skill cites r24 "gl-ams-points" {
  // With a skill rationed, a team has no more of it than the ration.
  /// The skill of which a team is given only so much, to find out how much is needed.
  scope rationed: skill
  /// How much of the rationed skill a team is given.
  scope ration: number
  /// How much of a skill one way to meet the requirements takes.
  noun asked_of (s: skill, way_to_solve: requirement, m: mission) gives number means
    number of (n in [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] where not (holds(way_to_solve, m, attempter) with rationed = s, ration = n))
  /// Whether one way to meet the requirements takes any of a skill.
  noun calls_for (s: skill, way_to_solve: requirement, m: mission) gives truth means
    (not holds(way_to_solve, m, attempter) with rationed = s, ration = 0)
  /// The mission specialists in the crew or Away Team.
  noun specialists gives set of personnel means every p: personnel in team where p is mission_specialist
  /// The skills and classifications of the mission specialists in the crew or Away Team.
  noun skills_of_specialists gives set of skill means
    (each only_skill of p over p in specialists) + (each classification of p over p in specialists)
  // A classification serves as well as the skill of its name. Copies of one card count once.
  /// The skills of a mission specialist that a way to meet the requirements asks for.
  noun wanted_of (p: personnel, w: requirement, m: mission) gives set of skill means
    every s in [only_skill of p, classification of p] where calls_for(s, w, m)
  /// The mission specialists who help with this skill and with no other.
  noun helpers_only_in (s: skill, w: requirement, m: mission) gives set of title means
    each title of p over p in specialists where size(wanted_of(p, w, m)) = 1 and s in wanted_of(p, w, m)
  /// The mission specialists who help either with their skill or with their classification.
  noun helpers_in_either (w: requirement, m: mission) gives set of title means
    each title of p over p in specialists where size(wanted_of(p, w, m)) = 2
  /// How much of a skill is left for those who could help with either.
  noun left_for_others (s: skill, w: requirement, m: mission) gives number means
    at_least(0, asked_of(s, w, m) - size(helpers_only_in(s, w, m)))
  // Each puts in one of what he has: first those who can do it in one way only, then the others where there is room.
  /// How many mission specialists help in one way to meet the requirements.
  noun helpers_by (w: requirement, m: mission) gives number means
    (sum of at_most(asked_of(s, w, m), size(helpers_only_in(s, w, m))) over s in skills_of_specialists)
    + at_most(size(helpers_in_either(w, m)), sum of left_for_others(s, w, m) over s in skills_of_specialists
        where some p in specialists where size(wanted_of(p, w, m)) = 2 and s in wanted_of(p, w, m))
  /// How many mission specialists help to solve a mission, in the best way for the player.
  noun specialists_helping (m: mission) gives number means
    highest (highest helpers_by(w, m) over w in alternatives(k) where holds(w, m, attempter)) over k in needs_facing(m)
}

// Who actively contributes helps: a skill that is asked for, an attribute, or himself by name.
rule helping cites r24 "gl helps" {
  /// The personnel contributes to the requirements of the mission.
  relation (p: personnel) helps_with (m: mission) means
    some k in needs_facing(m) where (some w in alternatives(k) where holds(w, m, attempter) and lends_something(p, w, m))
  /// Whether a personnel contributes a skill or an attribute to a way to meet the requirements.
  noun lends_something (p: personnel, w: requirement, m: mission) gives truth means
    (some s in symbols of skill where skill_level(s, p) > 0 and calls_for(s, w, m))
    or (not holds(w, m, attempter) with without_attributes = yes)
    or (not holds(w, m, attempter) with assembled = team except p)
  /// Whether a team is asked as if it had no attributes.
  scope without_attributes: truth
}

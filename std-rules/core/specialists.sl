// Mission specialists, and what their one skill is good for.

rule mission_specialists cites r24 "gl mission specialist" {
  // One regular skill and nothing else: neither by losing others nor while there is another.
  relation (c: personnel) mission_specialist means
    size(printed skills of c) = 1 and size(skills of c) = 1 and dots of c = 0 and c is without_special_downloads
  relation (c: card) without_special_downloads means no k in special_downloads of c
  noun only_skill of (p: personnel) gives skill means first s in skills of p
  // Whoever owns a card has it in play, whoever controls it.
  relation (c: card) without_a_copy_in_play means no x: card where same_title(x, c) and owner of x = owner of c
}

rule using_their_skill cites r24 "gl Assign Mission Specialists" {
  // With a skill rationed, a team has no more of it than the ration.
  scope rationed: skill
  scope ration: number
  // How much of a skill one way of meeting a mission's requirements takes.
  noun asked_of (s: skill, way_to_solve: requirement, m: mission) gives number means
    number of (n in [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] where not (holds(way_to_solve, m, attempter) with rationed = s, ration = n))
  noun specialists gives set of personnel means every p: personnel in team where p is mission_specialist
  noun skills_of_specialists gives set of skill means
    (each only_skill of p over p in specialists) + (each classification of p over p in specialists)
  // A classification serves as well as the skill of its name. Copies of one card count once.
  noun wanted_of (p: personnel, w: requirement, m: mission) gives set of skill means
    every s in [only_skill of p, classification of p] where asked_of(s, w, m) > 0
  noun helpers_only_in (s: skill, w: requirement, m: mission) gives set of title means
    each title of p over p in specialists where size(wanted_of(p, w, m)) = 1 and s in wanted_of(p, w, m)
  noun helpers_in_either (w: requirement, m: mission) gives set of title means
    each title of p over p in specialists where size(wanted_of(p, w, m)) = 2
  noun left_for_others (s: skill, w: requirement, m: mission) gives number means
    at_least(0, asked_of(s, w, m) - size(helpers_only_in(s, w, m)))
  // Each puts in one of what he has: first those who can do it in one way only, then the others where there is room.
  noun helpers_by (w: requirement, m: mission) gives number means
    (sum of at_most(asked_of(s, w, m), size(helpers_only_in(s, w, m))) over s in skills_of_specialists)
    + at_most(size(helpers_in_either(w, m)), sum of left_for_others(s, w, m) over s in skills_of_specialists
        where some p in specialists where size(wanted_of(p, w, m)) = 2 and s in wanted_of(p, w, m))
  // The player solves it in the way that suits him best.
  noun specialists_helping (m: mission) gives number means
    highest (highest helpers_by(w, m) over w in alternatives(k) where holds(w, m, attempter)) over k in needs_facing(m)
}

// Who actively contributes helps: a skill that is asked for, an attribute, or himself by name.
rule helping cites r24 "gl helps" {
  relation (p: personnel) helps_with (m: mission) means
    some k in needs_facing(m) where (some w in alternatives(k) where holds(w, m, attempter) and lends_something(p, w, m))
  noun lends_something (p: personnel, w: requirement, m: mission) gives truth means
    (some s in symbols of skill where skill_level(s, p) > 0 and asked_of(s, w, m) > 0)
    or (not holds(w, m, attempter) with without_attributes = yes)
    or (not holds(w, m, attempter) with assembled = team except p)
  // With this a team has no attributes that count.
  scope without_attributes: truth
}

// What an atom of a requirement means: the scope `team` has it.

/// The place of the crew or Away Team that attempts a mission or is asked about.
scope attempt_place: place
/// The player whose crew or Away Team attempts a mission or is asked about.
scope attempter: player
/// Whether a mission attempt goes on, rather than a question about somebody who could meet a requirement.
scope attempt_goes_on: truth

/// The personnel and equipment who are asked about, in the place of those who attempt.
scope assembled: set of crew_card
/// The crew or Away Team that attempts the mission or faces the dilemma; those who are stopped or disabled are not in
/// it.
noun team gives set of crew_card cites r24 "12.4", "7.1-crew", "7.1-away-team", "7.1-no-splitting" cites r18 "no-voluntary-split"
  cites faq95 "1.1-away-team-dilemma" means
  assembled if assembled is something
  else every c: crew_card in attempt_place where controller of c = attempter and not (c is separated) and c is goes_along
/// The ships that count for a requirement of those who attempt: the one they are aboard, or those in orbit.
noun vessels_at_hand gives set of ship means
  every s: ship where controller of s = attempter and location of s = attempted_mission
  and (attempting_ship is nothing or s = attempting_ship)
/// The ship or facility from which the mission is attempted; nothing on a planet.
noun attempting_ship gives craft cites r24 "7.2.1" cites cr98 "attempt-ship-trigger" means first c: craft
  where interior of c = attempt_place
/// The mission that is attempted.
noun attempted_mission gives mission cites r24 "7.2.1" means
  location of attempting_ship if attempting_ship is something else first m in spaceline where surface of m = attempt_place

// Of cards that count for whoever attempts.
rule attempting_now cites r24 "7.2.1" {
  /// The card is in the crew or Away Team that attempts, or is its ship.
  relation (c: card) on_attempt in play means c in team or c = attempting_ship
  // Not who is asked whether he could cure something, though nobody attempts anything.
  /// The card takes part in an attempt that goes on.
  relation (c: card) at_an_attempt in play means attempt_goes_on and c is on_attempt
}

rule skills cites r24 "10.1-select-add-regular-only", "10.1-attributes-like-skills", "10.1-leader", "10.1-intelligence",
  "10.1-intelligence-multi" cites r18 "attr-as-skill", "loaded-lost", "regular-skill-list", "select-regular-only", "leader-lore-not",
  "multi-lower" {
  // A classification counts as a skill of its name, and any of the services as Intelligence. Who is unconscious or in
  // stasis has no skills that count.
  /// How much of a skill a personnel has; his classification counts as a skill of its name.
  noun skill_level (s: skill, p: personnel) gives number cites r24 "2.7-classifications", "g-intelligence", "g-intelligence-multi",
    "gl-intelligence-gl", "gl-classification", "10.1-regular", "10.1-regular-use", "10.1-regular-skill" cites r18 "skill-class-only",
    "skill-class-equiv", "multi-skill" cites faq95 "1.1-leader-mission", "3.3-naiskos" means
    0 if p is unusable
    else (sum of level(x, skills of p) over x in intelligence_services) if s = Intelligence
    else at_least(level(s, skills of p) + (1 if classification of p = s or p is made_a_drone and printed classification of p = s else 0),
      level_shared_with(p, s) if mode of p = Borg else 0)
  /// The skills of intelligence services, each of which counts as Intelligence.
  noun intelligence_services gives set of skill means
    [FCA, Intelligence, Klingon Intelligence, Memory Omega, Obsidian Order, Section 31, V'Shar, Tal Shiar]
  // A leader may begin a battle.
  /// A leader: a personnel with Leadership or OFFICER.
  adjective leader (p: personnel) means skill_level(Leadership, p) > 0 or skill_level(OFFICER, p) > 0
  /// The highest of a personnel's three attributes.
  noun best_attribute of (p: personnel) gives number means at_least(INTEGRITY of p, at_least(CUNNING of p, STRENGTH of p))
  /// The total of a personnel's three attributes.
  noun total_attributes of (p: personnel) gives number means INTEGRITY of p + CUNNING of p + STRENGTH of p
  // As printed: a skill with a number has one dot, and so has each special skill, but no special download.
  /// How many skill dots are printed on a personnel: one for each regular and each special skill.
  noun skill_dots of (p: personnel) gives number cites r24 "10.1-skill-dot", "10.1-special-skill", "icon-sd" cites cr98 "dots-not-skills",
    "dots-count" means
    size(printed skills of p) + dots of p
  // Of special skills, each a text of its own. A card says it where that is not so: a skill of two sentences, or one that only
  // rules know of.
  /// How many special skills a personnel has.
  field dots: number of personnel printed = own_texts(this)

  /// `Honor x2`: the crew or Away Team has so much of the skill in total.
  need (s: skill) x (n: number) means (ration if rationed = s else skill_in_team(s)) >= n
  /// `STRENGTH > 40`: what the personnel of the crew or Away Team have in total.
  need (f: field of personnel) means 0 if without_attributes
    else (sum of at_least(f, STRENGTH of p if p lends_strength else 0) over p: personnel in team with totals_asked = yes)
  /// `RANGE > 7`: what the ship that attempts has.
  need (f: field of ship) means f of attempting_ship
  // Of an affiliation, or of the species of its name.
  /// `Klingon`: somebody in the crew or Away Team is of this affiliation or species.
  need (a: affiliation) means some p: personnel in team where p sides_with a or p is_one_of a
  // To overcome or to solve something with equipment is to use it.
  /// `phaser`: somebody or something in the crew or Away Team has this characteristic.
  need (t: trait) means some c in team where t in traits of c and not (c is without_users)
  /// `"Locutus"`: a card with this title is in the crew or Away Team, or is its ship.
  need (t: title) means some c in (team + vessels_at_hand) where covers(t, c) and not (c is without_users)
  /// `3 Klingon personnel`: so many cards of this description are in the crew or Away Team.
  need (n: number) (q: selection) means
    (sum of people_matching(c, q) over c in (team + vessels_at_hand) where not (c is without_users)) >= n
}

// Some may contribute their STRENGTH where INTEGRITY or CUNNING is asked for: whatever is more.
rule contributing cites r24 "1.2" {
  /// Such personnel may add their STRENGTH where the mission asks for INTEGRITY or CUNNING.
  clause contribute STRENGTH instead: (who: selection) as strength_lending of
    event says "{who} may contribute STRENGTH instead of INTEGRITY or CUNNING here."
  /// A card at the location lets the personnel add his STRENGTH in place of INTEGRITY or CUNNING.
  relation (p: personnel) lends_strength means
    some e in attached of location of p where (some k in strength_lendings of e where p in those(k.who, e, controller of e))
}

// Nobody else is there, of whatever player; or one who has it.
rule alone cites r24 "gl alone" {
  /// A personnel with nobody else in the same place.
  relation (p: personnel) alone means p is not dual_personnel and (no q: personnel where q != p and spot(q) = spot(p))
  /// The personnel is in one place with one other personnel only, who has this skill.
  relation (p: personnel) alone_with_skill (s: skill) means
    sum of people_on(q) over (q: personnel where q != p and spot(q) = spot(p)) = 1 and p is not dual_personnel
    and (some q: personnel where q != p and spot(q) = spot(p) and skill_level(s, q) > 0)
}

// Verbs that several dilemmas share.

rule selections cites r24 "12.1-random-selection" cites r18 "random-select" {
  // Two groups, of which the opponent has one stopped. He sees how many are in each, and not who.
  /// Announces how many personnel a player puts into a group, without naming them.
  verb split_off (n: number) log "{by} makes a group of {n}"
  procedure divide (who: set of personnel) {
    let you be attempter
    let pile be any number of who
    announce split_off(size(pile))
    announce split_off(size(who except pile))
    opponent chooses one {
      says "stop the group that was picked": stop pile
      says "stop the others": stop_others(who, pile)
    }
  }
  procedure stop_others (who: set of personnel, pile: set of personnel) {
    for each p in who where not (p in pile) { stop p }
  }
  // All such are stopped; of two or more, one by chance goes on.
  procedure stop_all_but_one (who: set of personnel) cites r24 "12.1-selection-modes" {
    if size(who) >= 2 {
      let lucky be one of who at random
      for each p in who where p != lucky { stop p }
    } else {
      for each p in who { stop p }
    }
  }
  // Here one whom you choose goes on.
  procedure stop_all_but_chosen (who: set of personnel) cites r24 "12.1-selection-modes", "12.1-selection-default" {
    if size(who) >= 2 {
      let chosen be one of who
      for each p in who where p != chosen { stop p }
    } else {
      for each p in who { stop p }
    }
  }
  /// The two personnel have the same INTEGRITY, the same CUNNING or the same STRENGTH.
  relation (a: personnel) shares_an_attribute_with (b: personnel) cites r24 "gl Chula: The Chandra" means
    INTEGRITY of a = INTEGRITY of b or CUNNING of a = CUNNING of b or STRENGTH of a = STRENGTH of b
  /// Stops a personnel who has neither Honor nor Treachery.
  verb tempt (what: personnel) past tempted log "{what} is tempted" {
    if level(Honor, skills of what) = 0 and level(Treachery, skills of what) = 0 { stop what }
  }
  // Those who help with one of the skills are picked one by one, until they have as much of it as was asked for.
  procedure send_helpers_beneath (helpful: set of skill, asked_for: number) {
    let you be attempter
    let s be one of (every k in helpful where skill_in_team(k) >= asked_for)
    let lent be 0
    while lent < asked_for {
      let helper be one of (every p: personnel in team where skill_level(s, p) > 0)
      if helper is nothing { leave send_helpers_beneath }
      let lent be lent + skill_level(s, helper)
      place_beneath helper
    }
  }
  /// Seeds a dilemma again under a mission, at the bottom.
  verb reseed (what: dilemma) under (dest: mission) past reseeded log "{what} is seeded again"
    cites r24 "4.3-bottom-seed" {
    put what into seeds of dest at bottom
  }
  /// How much of a skill the crew or Away Team has in total.
  noun skill_in_team (s: skill) gives number means sum of skill_level(s, p) over p: personnel in team
  /// How much of a skill a player's personnel at a location have in total.
  noun skill_here (s: skill, at_mission: mission, p: player) gives number means
    sum of skill_level(s, x) over x: personnel where controller of x = p and location of x = at_mission
  /// How much of a skill the personnel of its controller aboard a ship or facility have in total.
  noun skill_aboard (s: skill, v: craft) gives number means
    sum of skill_level(s, x) over x: personnel in interior of v where controller of x = controller of v
  /// The total of all attributes in the crew or Away Team.
  noun attributes_in_team gives number means sum of total_attributes of p over p: personnel in team
  /// How many different personnel with Music are in the crew or Away Team.
  noun musicians_present gives number means size(each title of p over (p: personnel in team where skill_level(Music, p) > 0))
  /// The skill that a card selected for a personnel.
  field selected_skill: skill of personnel
  /// Selects a skill for a personnel.
  verb select (s: skill) for (c: personnel) past selected { set selected_skill of c to s }
  /// The mission with this place name.
  noun place_called (name: text) gives mission means first m in spaceline where place_name of m = name
  /// The personnel is the only one on the surface of a planet.
  relation (p: personnel) alone_on_a_planet means host of p is mission and no x: personnel where x != p and spot(x) = spot(p)
  /// The card is on the planet with this name, not in its orbit.
  relation (c: card) on_place (name: text) means host of c is mission and place_name of (host of c as mission) = name
  /// The dilemma that is being encountered now.
  noun faced_dilemma gives card means first c in faced
}

// Some are marked for death, and die when the turn is over.
rule doomed cites r24 "8.0" {
  /// Marked as a personnel who is to die at a later time.
  state doomed of personnel
  /// Marks a personnel as one who is to die at a later time.
  verb doom (what: personnel) log "{what} is doomed" { mark what as doomed }
  when turn_ends (p: player) for each c: personnel where c is doomed { kill c }
}

// Verbs that several dilemmas share.

rule selections cites r24 "12.1" {
  // Two groups, of which the opponent has one stopped. He sees how many are in each, and not who.
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
  procedure stop_all_but_one (who: set of personnel) {
    if size(who) >= 2 {
      let lucky be one of who at random
      for each p in who where p != lucky { stop p }
    } else {
      for each p in who { stop p }
    }
  }
  // Here one whom you choose goes on.
  procedure stop_all_but_chosen (who: set of personnel) {
    if size(who) >= 2 {
      let chosen be one of who
      for each p in who where p != chosen { stop p }
    } else {
      for each p in who { stop p }
    }
  }
  relation (a: personnel) shares_an_attribute_with (b: personnel) cites r24 "gl Chula: The Chandra" means
    INTEGRITY of a = INTEGRITY of b or CUNNING of a = CUNNING of b or STRENGTH of a = STRENGTH of b
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
  verb reseed (what: dilemma) under (dest: mission) past reseeded log "{what} is seeded again" {
    put what into seeds of dest at bottom
  }
  noun skill_in_team (s: skill) gives number means sum of skill_level(s, p) over p: personnel in team
  noun skill_here (s: skill, at_mission: mission, p: player) gives number means
    sum of skill_level(s, x) over x: personnel where controller of x = p and location of x = at_mission
  noun skill_aboard (s: skill, v: craft) gives number means
    sum of skill_level(s, x) over x: personnel in interior of v where controller of x = controller of v
  noun attributes_in_team gives number means sum of total_attributes of p over p: personnel in team
  noun musicians_present gives number means size(each title of p over (p: personnel in team where skill_level(Music, p) > 0))
  field selected_skill: skill of personnel
  verb select (s: skill) for (c: personnel) past selected { set selected_skill of c to s }
  noun place_called (name: text) gives mission means first m in spaceline where place_name of m = name
  relation (p: personnel) alone_on_a_planet means host of p is mission and no x: personnel where x != p and spot(x) = spot(p)
  // On the planet of that name, not in orbit.
  relation (c: card) on_place (name: text) means host of c is mission and place_name of (host of c as mission) = name
  noun faced_dilemma gives card means first c in faced
}

// Some are marked for death, and die when the turn is over.
rule doomed cites r24 "8.0" {
  state doomed of personnel
  verb doom (what: personnel) log "{what} is doomed" { mark what as doomed }
  when turn_ends (p: player) for each c: personnel where c is doomed { kill c }
}

// Dilemmas.

// Dilemmas print what they ask for in other words than missions.
phrase demand_atom {
  "android" as "some android personnel in team"
  "any {icon} personnel" as "some {icon} personnel in team"
  "{number} {skill}" as "{skill} x{number}"
  "{atom}" as "{atom}"
}
phrase demand {
  "{demand_list}" as "{demand_list}"
  "{demand_atom}" as "{demand_atom}"
  "({demand})" as "({demand})"
  "{a: demand} and {b: demand}" as "{a} + {b}"
  "{a: demand} + {b: demand}" as "{a} + {b}"
  "{a: demand} OR {b: demand}" as "{a} OR {b}"
}
phrase demand_list {
  "{a: demand_atom}, {b: demand_atom}, and {c: demand_atom}" as "{a} + {b} + {c}"
  "{a: demand_atom}, {b: demand_atom} and {c: demand_atom}" as "{a} + {b} + {c}"
  "{demand_atom}, {demand_list}" as "{demand_atom} + {demand_list}"
}
phrase dilemma_sentence {
  "{free_sentence}" as "{free_sentence}"
  "discard dilemma." as "discard_dilemma"
  "mission continues." as "mission_continues"
  "cannot get past unless {need: demand} present." as "to get past {need}"
  "place on ship." as "place this on attempting_ship"
  "place on mission." as "place this on attempted_mission"
  "unless {need: demand} present, {harm}." as "unless {need}: {harm}"
  "{harm} unless {need: demand} present." as "unless {need}: {harm}"
  "{harm} unless {need: demand}." as "unless {need}: {harm}"
}
phrase dilemma_sentence {
  "to get past requires three personnel with {a: skill} OR three personnel with {b: class} classification." as
    "to get past 3 personnel with {a} OR 3 personnel where classification of it = {b}"
  "to get past, Away Team must have {need: demand}." as "to get past {need}"
  "one personnel {pick} is killed unless you stop a personnel with {a: skill} or {b: skill}." as
    "unless you stop one personnel in team with {a} or {b}: kill one personnel in team {pick}"
  "damages ship unless {need: demand} present." as "unless {need}: damage attempting_ship as ship"
  "{harm}, unless {need: demand} present." as "unless {need}: {harm}"
  "{harm} unless {need: demand} aboard." as "unless {need}: {harm}"
  "unless {need: demand} aboard, {harm}." as "unless {need}: {harm}"
}
phrase dilemma_sentence {
  "place on {victim} {pick}." as "place this on {victim} {pick}"
  "(unique.)" as "unique"
  "to get past, one {a: skill} OR {b: skill} personnel {pick} must be stopped." as
    "to get past you must stop one personnel in team with {a} or {b} {pick}"
  "nullify with a personnel who has either {m: number} {a: skill} OR {n: number} {b: skill}." as
    "nullify with 1 personnel with ({a} x{m} or {b} x{n})"
}
phrase told_of {
  "{skill}" as "{skill}"
  "{icon}" as "{icon}"
  "{drawn}" as "{drawn}"
  "{person}" as "{person}"
}
phrase victim {
  "one {told_of} personnel" as "one {told_of} personnel in team"
  "one {told_of} personnel present" as "one {told_of} personnel in team"
  "one {a: skill} or {b: skill} personnel" as "one {a} or {b} personnel in team"
  "one Away Team member who has {a: skill} or {b: skill}" as "one {a} or {b} personnel in team"
}
// Of those who tie, the opponent chooses.
phrase greatest {
  "Away Team member with highest total attributes" as "one personnel in team with highest total_attributes"
  "personnel with highest total attributes" as "one personnel in team with highest total_attributes"
  "Away Team member with highest {attribute}" as "one personnel in team with highest {attribute}"
  "Away Team member with lowest {attribute}" as "one personnel in team with lowest {attribute}"
  "highest {attribute} personnel present" as "one personnel in team with highest {attribute}"
  "lowest {attribute} personnel present" as "one personnel in team with lowest {attribute}"
  "personnel with highest {attribute}" as "one personnel in team with highest {attribute}"
  "personnel with lowest {attribute}" as "one personnel in team with lowest {attribute}"
}
phrase harm {
  "{greatest} is killed" as "kill {greatest}"
  "{greatest} is stopped" as "stop {greatest}"
  "kills {greatest}" as "kill {greatest}"
  "stops {greatest}" as "stop {greatest}"
}
phrase victims {
  "two personnel" as "two personnel in team"
  "two personnel present" as "two personnel in team"
  "three personnel" as "three personnel in team"
  "three personnel present" as "three personnel in team"
}
phrase harm {
  "{victims} {pick} are killed" as "kill {victims} {pick}"
  "{victims} {pick} are stopped" as "stop {victims} {pick}"
  "kills {victims} {pick}" as "kill {victims} {pick}"
  "stops {victims} {pick}" as "stop {victims} {pick}"
}
phrase victim {
  // Whoever meets it is one or the other, as its icon says.
  "one crew or Away Team member" as "one personnel in team"
  "one crew member" as "one personnel in team"
  "one unique personnel" as "one unique personnel in team"
  "one unique personnel present" as "one unique personnel in team"
  "one personnel present with {skill}" as "one personnel in team with {skill}"
  "one personnel with {skill}" as "one personnel in team with {skill}"
  "one personnel" as "one personnel in team"
  "one personnel present" as "one personnel in team"
  "one Away Team member" as "one personnel in team"
}
phrase pick {
  "(random selection)" as "at random"
  "(opponent's choice)" as "by opponent"
}
phrase harm {
  "kills {victim} {pick}" as "kill {victim} {pick}"
  "{victim} {pick} is killed" as "kill {victim} {pick}"
  "{victim} is killed {pick}" as "kill {victim} {pick}"
  "stops {victim} {pick}" as "stop {victim} {pick}"
  "{victim} {pick} is stopped" as "stop {victim} {pick}"
  "{victim} is stopped {pick}" as "stop {victim} {pick}"
  "entire crew or Away Team is killed" as "kill every personnel in team"
  "crew or Away Team is stopped" as "stop every personnel in team"
  "crew or Away Team stopped" as "stop every personnel in team"
  "Away Team is stopped" as "stop every personnel in team"
  "Away Team stopped" as "stop every personnel in team"
  "ship is damaged" as "damage attempting_ship as ship"
  "ship damaged" as "damage attempting_ship as ship"
  "damages ship" as "damage attempting_ship as ship"
  "ship is destroyed" as "destroy attempting_ship as ship"
  "kills all Away Team members with {attribute}<{number}" as "kill each personnel in team with {attribute} < {number}"
  "place on mission" as "place this on attempted_mission"
  "place on ship" as "place this on attempting_ship"
}

cards "Dilemma" as dilemma {
  files "dilemmas"
  column "Uniqueness" as uniqueness_fact
  column "Mission/ Dilemma Type" as ground_fact
  column "Points" as card_points_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  prose "Text" as dilemma_sentence
  wants head
  line "points {points}"
  line "countdown {countdown}"
  line "icons {icons}"
  line "nemesis_icons {nemesis_icons}"
  line "property {property}"
  line "traits {traits}"
}

// Dilemmas.

phrase dilemma_sentence {
  "{free_sentence}" as "{free_sentence}"
  "discard dilemma." as "discard_dilemma"
  "mission continues." as "mission_continues"
  "to get past requires {need}." as "to get past {need}"
  "cannot get past unless {need} present." as "to get past {need}"
  "cure with {need}." as "cure with {need}"
  "nullify with {need}." as "nullify with {need}"
  "place on ship." as "place this on attempting_ship"
  "place on mission." as "place this on attempted_mission"
  "unless {need} present, {harm}." as "unless {need}: {harm}"
  "unless {need}, {harm}." as "unless {need}: {harm}"
  "{harm} unless {need} present." as "unless {need}: {harm}"
  "{harm} unless {need}." as "unless {need}: {harm}"
  "{harm}." as "{harm}"
}
phrase victim {
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
  "ship damaged" as "damage attempting_ship as ship"
  "ship is damaged" as "damage attempting_ship as ship"
  "ship is destroyed" as "destroy attempting_ship as ship"
  "place on mission" as "place this on attempted_mission"
  "place on ship" as "place this on attempting_ship"
}

cards "Dilemma" as dilemma {
  files "dilemmas"
  column "Uniqueness" as uniqueness_fact
  column "Mission/ Dilemma Type" as ground_fact
  column "Points" as points_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  gametext "Text" as dilemma_sentence
  wants head
  line "points {points}"
  line "countdown {countdown}"
  line "icons {icons}"
  line "nemesis_icons {nemesis_icons}"
  line "property {property}"
  line "traits {traits}"
}

// Ships.

phrase system from enum system
phrase system_list {
  "{system}" as "systems {system}"
  "{system}, {system_list}" as "systems {system}; {system_list}"
}
phrase ship_class_fact {
  "{words} Class" as "ship_class {words}"
  "Shuttlecraft" as "ship_class \"Shuttlecraft\""
  "Borg Cube" as "ship_class \"Borg Cube\""
  "Borg Sphere" as "ship_class \"Borg Sphere\""
  "Light Cruiser" as "ship_class \"Light Cruiser\""
  "Survey Vessel" as "ship_class \"Survey Vessel\""
}
phrase ship_sentence {
  "{system_list}" as "{system_list}"
  "{special_download}" as "{special_download}"
  "{special_download}." as "{special_download}"
  "." as ""
}

cards "Ship" as ship {
  files "ships"
  column "Uniqueness" as uniqueness_fact
  column "Affil" each "/" as affiliation_fact
  column "Int/Rng" as RANGE_fact
  column "Cun/Wpn" as WEAPONS_fact
  column "Str/Shd" as SHIELDS_fact
  column "Class" as ship_class_fact
  column "Command" each ";" as commanders_fact
  column "Staff" as staffing_facts
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  column "Persona" each ";" as names_fact
  gametext "Text" opens system_list as ship_sentence
  counts staffing
  wants affiliations, RANGE, WEAPONS, SHIELDS
  line "{affiliations}"
  line "{RANGE} / {WEAPONS} / {SHIELDS}"
  line "ship_class {ship_class}"
  line "commanders {commanders}"
  line "staffing {staffing}"
  line "systems {systems}"
  line "icons {icons}"
  line "nemesis_icons {nemesis_icons}"
  line "property {property}"
  line "traits {traits}"
  line "names {names}"
  line "countdown {countdown}"
}

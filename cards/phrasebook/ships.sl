// Ships.

phrase system from enum system
phrase system_list {
  "{system}" as "systems {system}"
  "{system}, {system_list}" as "systems {system}; {system_list}"
}
phrase ship_class_fact {
  "Shuttlecraft" as "ship_class \"Shuttlecraft\"; traits shuttlecraft"
  "Shuttlecraft" as "ship_class \"Shuttlecraft\""
  "Borg Cube" as "ship_class \"Borg Cube\""
  "Borg Sphere" as "ship_class \"Borg Sphere\""
  "D'Kora-Class Marauder" as "ship_class \"D'Kora-Class Marauder\""
  "Freighter" as "ship_class \"Freighter\""
  "Light Cruiser" as "ship_class \"Light Cruiser\""
  "Military Freighter" as "ship_class \"Military Freighter\""
  "Class D-12 Scout Vessel" as "ship_class \"Class D-12 Scout Vessel\""
  "D'Kora-Class Transport" as "ship_class \"D'Kora-Class Transport\""
  "Merchant Freighter" as "ship_class \"Merchant Freighter\""
  "Survey Vessel" as "ship_class \"Survey Vessel\""
  "Borg Assimilator" as "ship_class \"Borg Assimilator\""
  "Borg Probe" as "ship_class \"Borg Probe\""
  "Borg Queen's Ship" as "ship_class \"Borg Queen's Ship\""
  "Borg Scout Vessel" as "ship_class \"Borg Scout Vessel\""
  "Class 4 Tactical Cube" as "ship_class \"Class 4 Tactical Cube\""
  "Class J Cargo Ship" as "ship_class \"Class J Cargo Ship\""
  "Fighter/Shuttlecraft" as "ship_class \"Fighter/Shuttlecraft\""
  "Kressari Freighter" as "ship_class \"Kressari Freighter\""
  "Living Ship" as "ship_class \"Living Ship\""
  "Maraar-Class Transport" as "ship_class \"Maraar-Class Transport\""
  "Modified D'Kora-Class Transport" as "ship_class \"Modified D'Kora-Class Transport\""
  "Pakled Ship" as "ship_class \"Pakled Ship\""
  "Patrol Ship" as "ship_class \"Patrol Ship\""
  "Prototype Warp Vessel" as "ship_class \"Prototype Warp Vessel\""
  "Romulan Bird-of-Prey" as "ship_class \"Romulan Bird-of-Prey\""
  "Shuttlecraft/Boarding Pod" as "ship_class \"Shuttlecraft/Boarding Pod\""
  "Shuttlepod" as "ship_class \"Shuttlepod\""
  "Son'a Battleship" as "ship_class \"Son'a Battleship\""
  "Son'a Particle Collector" as "ship_class \"Son'a Particle Collector\""
  "Son'a Shuttlecraft" as "ship_class \"Son'a Shuttlecraft\""
  "Son'a Warship" as "ship_class \"Son'a Warship\""
  "Supply Freighter" as "ship_class \"Supply Freighter\""
  "Talarian Freighter" as "ship_class \"Talarian Freighter\""
  "Talaxian Freighter" as "ship_class \"Talaxian Freighter\""
  "Toron Class Shuttlecraft" as "ship_class \"Toron Class Shuttlecraft\""
  "Type VI Shuttlecraft" as "ship_class \"Type VI Shuttlecraft\""
  "{words} Class" as "ship_class {words}"
}
phrase ship_sentence {
  "WEAPONS and SHIELDS +4 vs. [Self]." as "not encoded \"no rules let a card that nobody controls fight\""
  "{ship_changes} {circumstance}." as "while {circumstance}, this: {ship_changes}"
  "at {drawn_mission}: {ship_changes}." as "while whereabouts of this is {drawn_mission}, this: {ship_changes}"
  "your {folk} may report aboard." as "report aboard this: your {folk}"
  "{folk} may report aboard." as "report aboard this: {folk}"
  "your {title} may report aboard." as "report aboard this: your {title}"
  "{system_list}" as "{system_list}"
  "{special_download}" as "{special_download}"
  "{special_download}." as "{special_download}"
  "." as ""
}

// Whom a ship needs beside or in place of those with icons.
phrase staff {
  "{icon}" as "1 {icon} personnel"
  "{other_staff}" as "{other_staff}"
}
phrase other_staff {
  "{skill}" as "{skill}"
  "{skill} x{number}" as "{skill} x{number}"
  "{title}" as "{title}"
  "{folk_name}" as "1 {folk_name} personnel"
  "any human" as "1 human personnel"
  "{number} cadets" as "{number} cadet personnel"
  "Pakled" as "1 Pakled personnel"
  "Reman" as "1 Reman personnel"
  "Think Tank personnel" as "1 Think_Tank_related personnel"
}
phrase staffing_facts {
  "{other_staff}" as "staffed with {other_staff}"
  "{staffing_icons} OR {b: staff}" as "{staffing_icons}; staffed instead with {b}"
  "{staffing_icons} OR {b: staff} OR {c: staff}" as "{staffing_icons}; staffed instead with {b} OR {c}"
  "{a: other_staff} OR {b: staff}" as "staffed with {a} OR {b}"
  // Some must be of an affiliation. Nobody takes two places.
  "[Borg][Nav]" as "staffed with 2 [Bor] personnel; staffing [Nav]"
  "[Borg][Borg][Borg]{staffing_icons}" as "staffed with 7 [Bor] personnel; {staffing_icons}"
  "[Bor][Bor]{staffing_icons}" as "staffed with 5 [Bor] personnel; {staffing_icons}"
  "[Cmd][NA][NA]" as "staffing [Cmd]; staffed with 2 [NA] personnel + 3 personnel where it is [NA] or it has [Cmd]"
  "[Car][Cmd][Cmd][Dom]" as
    "staffing [Cmd] x2; staffed with 1 [Car] personnel + 1 [Dom] personnel + (3 personnel where it is [Car] or it has [Cmd]) + (3 personnel where it is [Dom] or it has [Cmd]) + (4 personnel where it is [Car] or it is [Dom] or it has [Cmd])"
}

cards "Ship" as ship {
  files "ships"
  column "Uniqueness" as uniqueness_fact
  column "Affil" each "/" as affiliation_fact
  column "Int/Rng" as RANGE_fact
  column "Cun/Wpn" as WEAPONS_fact
  column "Str/Shd" as SHIELDS_fact
  column "Points" as points_fact
  column "Class" as ship_class_fact
  column "Command" each ";" as commanders_fact
  column "Staff" as staffing_facts
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  column "Persona" each ";" as names_fact
  prose "Text" opens system_list as ship_sentence
  // Whom its lore names; who commands it stands in a column of its own.
  passes over "Names"
  counts staffing
  wants affiliations, RANGE, WEAPONS, SHIELDS
  line "{affiliations}"
  line "{RANGE} / {WEAPONS} / {SHIELDS}"
  line "points {points}"
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

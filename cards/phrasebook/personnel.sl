// Personnel.

phrase class {
  "OFFICER" as "OFFICER"
  "ENGINEER" as "ENGINEER"
  "MEDICAL" as "MEDICAL"
  "SCIENCE" as "SCIENCE"
  "SECURITY" as "SECURITY"
  "V.I.P." as "VIP"
  "CIVILIAN" as "CIVILIAN"
  "ANIMAL" as "ANIMAL"
}
phrase class_fact {
  "{class}" as "classification {class}"
}
phrase skill from enum skill
phrase skill {
  "V.I.P." as "VIP"
}
phrase skill_level {
  "{skill}" as "{skill}"
  "{skill} x{number}" as "{skill} x{number}"
}
phrase skill_list {
  "{skill_level}" as "skills {skill_level}"
  "{skill_level} {skill_list}" as "skills {skill_level}; {skill_list}"
}

phrase special_download {
  "DL/ {title}" as "special download {title}"
  "DL/ {title} (if {condition})" as "special download {title} if {condition}"
  "DL/ {title} (if {condition}.)" as "special download {title} if {condition}"
  "DL/ any Captain's Order card" as "special download any captains_order card"
  "DL/ any Bajoran treaty" as "special download any Bajoran_treaty card"
  "DL/ any Romulan treaty" as "special download any Romulan_treaty card"
  "DL/ any Maneuver card" as "special download any maneuver_card card"
  "DL/ any {icon} Equipment card" as "special download any {icon} equipment"
}
phrase condition {
  "with {title}" as "some {title} together_with this"
  "with any {title}" as "some any {title} together_with this"
}

phrase personnel_sentence {
  "{skill_list}" as "{skill_list}"
  "{special_download}" as "{special_download}"
  "{special_download}." as "{special_download}"
}

cards "Personnel" as personnel {
  files "personnel" by affiliations
  column "Uniqueness" as uniqueness_fact
  column "Affil" each "/" as affiliation_fact
  column "Class" as class_fact
  column "Int/Rng" as INTEGRITY_fact
  column "Cun/Wpn" as CUNNING_fact
  column "Str/Shd" as STRENGTH_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  column "Persona" each ";" as names_fact
  column "Command" each ";" as commands_fact
  column "Names" each ";" as mentions_fact
  gametext "Text" opens skill_list as personnel_sentence
  leads classification skills
  counts skills
  wants affiliations, INTEGRITY, CUNNING, STRENGTH
  line "{affiliations}"
  line "{classification}, {skills}"
  line "{INTEGRITY} / {CUNNING} / {STRENGTH}"
  line "species {species}"
  line "icons {icons}"
  line "nemesis_icons {nemesis_icons}"
  line "property {property}"
  line "traits {traits}"
  line "names {names}"
  line "commands {commands}"
  line "mentions {mentions}"
  line "countdown {countdown}"
}

// The sorts of cards of which mostly facts are read.

phrase free_sentence {
  "not cumulative." as "not_cumulative"
  "(not cumulative.)" as "not_cumulative"
  "cumulative." as "cumulative"
  "(cumulative.)" as "cumulative"
  "not duplicatable." as "not_duplicatable"
  "(not duplicatable.)" as "not_duplicatable"
  "(immune to {title}.)" as "immune to {title}"
  "immune to {title}." as "immune to {title}"
  "plays on table." as "plays on table"
  "seeds or plays on table." as "seeds or plays on table"
  "seeds on table." as "seeds on table"
  "{special_download}." as "{special_download}"
}
phrase card_sentence {
  "{free_sentence}" as "{free_sentence}"
}

cards "Event" as event {
  files "events"
  column "Uniqueness" as uniqueness_fact
  column "Points" as points_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  gametext "Text" as card_sentence
  line "points {points}"
  line "countdown {countdown}"
  line "icons {icons}"
  line "nemesis_icons {nemesis_icons}"
  line "property {property}"
  line "traits {traits}"
}

cards "Interrupt" as interrupt {
  files "interrupts"
  column "Uniqueness" as uniqueness_fact
  column "Points" as points_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  gametext "Text" as card_sentence
  line "points {points}"
  line "countdown {countdown}"
  line "icons {icons}"
  line "nemesis_icons {nemesis_icons}"
  line "property {property}"
  line "traits {traits}"
}

cards "Incident" as incident {
  files "incidents"
  column "Uniqueness" as uniqueness_fact
  column "Points" as points_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  gametext "Text" as card_sentence
  line "points {points}"
  line "countdown {countdown}"
  line "icons {icons}"
  line "nemesis_icons {nemesis_icons}"
  line "property {property}"
  line "traits {traits}"
}

cards "Objective" as objective {
  files "objectives"
  column "Uniqueness" as uniqueness_fact
  column "Points" as points_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  gametext "Text" as card_sentence
  line "points {points}"
  line "countdown {countdown}"
  line "icons {icons}"
  line "nemesis_icons {nemesis_icons}"
  line "property {property}"
  line "traits {traits}"
}

cards "Doorway" as doorway {
  files "doorways"
  column "Uniqueness" as uniqueness_fact
  column "Points" as points_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  gametext "Text" as card_sentence
  line "points {points}"
  line "countdown {countdown}"
  line "icons {icons}"
  line "nemesis_icons {nemesis_icons}"
  line "property {property}"
  line "traits {traits}"
}

cards "Artifact" as artifact {
  files "artifacts"
  column "Uniqueness" as uniqueness_fact
  column "Points" as points_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  gametext "Text" as card_sentence
  line "points {points}"
  line "countdown {countdown}"
  line "icons {icons}"
  line "nemesis_icons {nemesis_icons}"
  line "property {property}"
  line "traits {traits}"
}

cards "Equipment" as equipment {
  files "equipment"
  column "Uniqueness" as uniqueness_fact
  column "Points" as points_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  gametext "Text" as card_sentence
  line "points {points}"
  line "countdown {countdown}"
  line "icons {icons}"
  line "nemesis_icons {nemesis_icons}"
  line "property {property}"
  line "traits {traits}"
}

phrase facility_class {
  "Outpost" as "head outpost"
  "Headquarters" as "head headquarters"
  "Station" as "head station"
}
cards "Facility" as "" {
  files "facilities"
  column "Class" as facility_class
  column "Uniqueness" as uniqueness_fact
  column "Affil" each "/" as affiliation_fact
  column "Str/Shd" as SHIELDS_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  gametext "Text" as card_sentence
  wants head, affiliations, SHIELDS
  line "{affiliations}"
  line "{SHIELDS}"
  line "icons {icons}"
  line "property {property}"
  line "traits {traits}"
}

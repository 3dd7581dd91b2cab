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
phrase skill {
  "V.I.P." as "VIP"
}
phrase skill from enum skill
phrase skill_level {
  "{skill}" as "{skill}"
  "{skill} x{number}" as "{skill} x{number}"
}
phrase skill_list {
  "{skill_level}" as "skills {skill_level}"
  "{skill_level} {skill_list}" as "skills {skill_level}; {skill_list}"
  "{skill_level}, {skill_list}" as "skills {skill_level}; {skill_list}"
}

phrase special_download {
  "[DL] {title}" as "special download {title}"
  "[DL] {title} (if {condition})" as "special download {title} if {condition}"
  "[DL] {title} (if {condition}.)" as "special download {title} if {condition}"
  "[DL] any Captain's Order card" as "special download one captains_order card"
  "[DL] any {searched}" as "special download one {searched}"
  "[DL] any {title}" as "special download any {title}"
  "[DL] any {title} card" as "special download any {title}"
}
phrase special_download {
  "[DL] {a: title} OR {b: title}" as "special download one {a} or {b}"
}
phrase sort_word {
  "[Univ]" as "universal"
  "{icon}" as "{icon}"
  "{drawn}" as "{drawn}"
  "{affiliation}" as "{affiliation}"
}
phrase sort_words {
  "{sort_word}" as "{sort_word}"
  "{sort_word} {sort_words}" as "{sort_word} {sort_words}"
}
phrase searched_kind {
  "personnel" as "personnel"
  "ship" as "ship"
  "card" as "card"
  "Equipment card" as "equipment"
  "equipment card" as "equipment"
}
// What a download may look for.
phrase searched {
  "{sort_words} {searched_kind}" as "{sort_words} {searched_kind}"
  "Equipment card" as "equipment"
  "Tactic" as "tactic"
  "Bajoran treaty" as "Bajoran_treaty card"
  "Romulan treaty" as "Romulan_treaty card"
  "Vulcan Espionage card" as "Vulcan_espionage card"
  "Romulan Espionage card" as "Romulan_espionage card"
  "Maneuver card" as "maneuver_card card"
  "slave girl" as "slave_girl personnel"
  "Thot" as "thot personnel"
  "targ" as "targ personnel"
  "hand weapon" as "hand_weapon card"
  "blade weapon" as "blade_weapon card"
  "phaser or disruptor" as "phaser or disruptor card"
  "{s: related_skill}-related Equipment card" as "{s}_related equipment"
  "{s: related_skill}-related equipment card" as "{s}_related equipment"
  "[Fed] Treaty" as "Federation_treaty card"
  "[Kli] Treaty" as "Klingon_treaty card"
  "{words}-class ship" as "ship where ship_class of it = {words}"
  "Cardassian equipment" as "Cardassian_Equipment equipment"
}
phrase related_skill {
  "ENGINEER" as "ENGINEER"
  "MEDICAL" as "MEDICAL"
  "SCIENCE" as "SCIENCE"
}
phrase drawn from enum affiliation_icon
phrase drawn {
  "[Non]" as "[NA]"
  "[Sta]" as "[SF]"
}
phrase condition {
  "with {a: title}, {b: title}, or {c: title}" as "some ({a} or {b} or {c}) together_with this"
  "in [MQ]" as "quadrant of whereabouts of this = Mirror"
  "in [GQ]" as "quadrant of whereabouts of this = Gamma"
  "in [MQ] or [GQ]" as "(quadrant of whereabouts of this = Mirror or quadrant of whereabouts of this = Gamma)"
  "in Neutral Zone" as "whereabouts of this is Neutral Zone"
  "at {drawn_mission}" as "whereabouts of this is {drawn_mission}"
  "damaged" as "this is damaged"
  "with {a: title} or {b: title}" as "some ({a} or {b}) together_with this"
  "{title} in play" as "some your {title} in play"
  "with {title}" as "some {title} together_with this"
  "if with {title}" as "some {title} together_with this"
  "with any {title}" as "any {title} together_with this"
}

phrase when_present {
  "if with {a: title} or {b: title}" as "some ({a} or {b}) together_with this"
  "if with another cadet" as "some cadet personnel together_with this where it != this"
  "if in [MQ]" as "quadrant of whereabouts of this = Mirror"
  "if all your personnel present are {icon}" as "every your personnel present is {icon}"
  "if with {title}" as "some {title} together_with this"
  "if with any {title}" as "any {title} together_with this"
  "if {title} in play" as "some {title} in play"
  "at {drawn_mission}" as "whereabouts of this is {drawn_mission}"
}
phrase drawn_mission {
  "[CAR]" as "[Car]"
  "[BAJ]" as "[Baj]"
  "[FED]" as "[Fed]"
  "[KLI]" as "[Kli]"
  "[ROM]" as "[Rom]"
  "[FER]" as "[Fer]"
  "[DOM]" as "[Dom]"
}
phrase gained {
  "{skill_level}" as "{skill_level}"
  "{a: skill_level}, {b: gained}" as "{a}, {b}"
}
phrase personnel_sentence {
  "reports for free to {title}." as "for free on {title}"
  "if with {title}, both are {person_changes}." as
    "dots 1; while some {title} together_with this, this: {person_changes}; {title} together_with this: {person_changes}"
  "if with any {title}, both are {person_changes}." as
    "dots 1; while any {title} together_with this, this: {person_changes}; any {title} together_with this: {person_changes}"
  "may volunteer for random selections (if applicable)." as "dots 1; may volunteer for random selections"
  "{gained} ({when_present})" as "dots 1; while {when_present}, this: gains {gained}"
  "{gained} ({when_present})." as "dots 1; while {when_present}, this: gains {gained}"
  "{when_present}: {gained}." as "dots 1; while {when_present}, this: gains {gained}"
  "{ability}" as "dots 1; {ability}"
  "{person_changes} {when_present}." as "dots 1; while {when_present}, this: {person_changes}"
  "{when_present}: {gained}" as "dots 1; while {when_present}, this: gains {gained}"
  "immune to {title}." as "dots 1; immune to {title}"
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
  column "Points" as points_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  column "Persona" each ";" as names_fact
  column "Command" each ";" as commands_fact
  column "Names" each ";" as mentions_fact
  prose "Text" opens skill_list as personnel_sentence
  leads classification skills
  counts skills
  sums dots
  wants affiliations, INTEGRITY, CUNNING, STRENGTH
  line "{affiliations}"
  line "{classification}, {skills}" or "skills {skills}"
  line "{INTEGRITY} / {CUNNING} / {STRENGTH}"
  line "points {points}"
  line "species {species}"
  line "icons {icons}"
  line "nemesis_icons {nemesis_icons}"
  line "property {property}"
  line "traits {traits}"
  line "dots {dots}"
  line "names {names}"
  line "opposite_of {opposite_of}"
  line "impersonates {impersonates}"
  line "commands {commands}"
  line "mentions {mentions}"
  line "countdown {countdown}"
}

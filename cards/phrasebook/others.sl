// The sorts of cards of which mostly facts are read.

phrase free_sentence {
  "(not cumulative.)" as "not_cumulative"
  "not cumulative." as "not_cumulative"
  "(cumulative.)" as "cumulative"
  "cumulative." as "cumulative"
  "(not duplicatable.)" as "not_duplicatable"
  "not duplicatable." as "not_duplicatable"
  "immune to {title}." as "immune to {title}"
  "(may not be nullified.)" as "may not be nullified"
  "{special_download}." as "{special_download}"
}
phrase allied {
  "{affiliation}" as "{affiliation}"
}
phrase who_frees {
  "{title}" as "{title}"
  "{a: title} or {b: title}" as "({a} or {b})"
  "{a: title}, {b: title}, or {c: title}" as "({a} or {b} or {c})"
}
phrase drawn_name {
  "Federation" as "[Fed]"
  "Klingon" as "[Kli]"
  "Romulan" as "[Rom]"
  "Bajoran" as "[Baj]"
  "Cardassian" as "[Car]"
  "Dominion" as "[Dom]"
  "Vulcan" as "[Vul]"
  "[Vul]" as "[Vul]"
  "[Sta]" as "[SF]"
}
phrase card_sentence {
  "{special_download}" as "{special_download}"
  "." as ""
  "(unique.)" as "unique"
  "(Captain's Order.)" as ""
  "use as Equipment card." as "used_as_equipment"
  "plays on table; you may download {title}." as "plays on table; when played: you may download {title}"
  "{free_sentence}" as "{free_sentence}"
  "{ability}" as "{ability}"
  // Treaties and espionage.
  "your {a: allied} and {b: allied} affiliations recognize this treaty. They can now mix and cooperate." as "binds {a}, {b}"
  "plays on table (for free if you have {who_frees} in play)." as "plays on table; for free if some your {who_frees} in play"
  "seeds or plays on table (plays for free if you have {who_frees} in play)." as
    "seeds or plays on table; for free if some your {who_frees} in play"
  "your {drawn_name} personnel may now attempt this mission." as "allows to attempt your {drawn_name} personnel"
  "discard after mission completed." as "when host is completed: discard this"
  // Equipment.
  "{a: affiliation} use only." as "users {a}"
  "{a: affiliation} and {b: affiliation} use only." as "users {a}, {b}"
  "each of your personnel {attribute} +{number} where present." as "your personnel present: {attribute} +{number}"
  "each of your personnel present is {attribute} +{number}." as "your personnel present: {attribute} +{number}"
  "each of your personnel present is {attribute} +{number}, but loses 1 Diplomacy unless aboard your ship." as
    "your personnel present: {attribute} +{number}; your personnel present where not (it aboard some your ship): loses Diplomacy x1"
  "each of your personnel present is STRENGTH +{number} (cumulative)." as "your personnel present: STRENGTH +{number}; cumulative"
  "gives all of your {a: class}-classification personnel the extra skill of {b: class} where present." as
    "your personnel present where classification of it = {a}: gains {b}"
}

cards "Event" as event {
  files "events"
  column "Uniqueness" as uniqueness_fact
  column "Points" as card_points_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  prose "Text" as card_sentence
  line "points {points}"
  line "countdown {countdown}"
  line "icons {icons}"
  line "nemesis_icons {nemesis_icons}"
  line "property {property}"
  line "traits {traits}"
}

phrase interrupt_sentence {
  "nullifies {title}." as
    "plays to nullify one {title} in play; plays to nullify one dilemma in faced where it = facing_now and covers({title}, it); plays to nullify one {title} in pending where it is just_played"
  "{card_sentence}" as "{card_sentence}"
}
cards "Interrupt" as interrupt {
  files "interrupts"
  column "Uniqueness" as uniqueness_fact
  column "Points" as card_points_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  prose "Text" as interrupt_sentence
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
  column "Points" as card_points_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  prose "Text" as card_sentence
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
  column "Points" as card_points_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  prose "Text" as card_sentence
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
  column "Points" as card_points_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  prose "Text" as card_sentence
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
  column "Points" as card_points_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  prose "Text" as card_sentence
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
  column "Points" as card_points_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  prose "Text" as card_sentence
  line "points {points}"
  line "countdown {countdown}"
  line "icons {icons}"
  line "nemesis_icons {nemesis_icons}"
  line "property {property}"
  line "traits {traits}"
  line "users {users}"
}

phrase tactic_number {
  "{number}" as "{number}"
  "-{number}" as "-{number}"
}
phrase RANGE_change { "-{number}" as "changes RANGE -{number}" }
phrase WEAPONS_change { "-{number}" as "changes WEAPONS -{number}" }
phrase SHIELDS_change { "-{number}" as "changes SHIELDS -{number}" }
phrase firing {
  "a {affiliation} ship firing" as "some {affiliation} ship in own_force"
  "a {drawn} ship firing" as "some {drawn} ship in own_force"
  "a {icon} ship firing" as "some {icon} ship in own_force"
  "a {words}-class ship firing" as "some ship in own_force where ship_class of it = {words}"
  "an {words}-class ship firing" as "some ship in own_force where ship_class of it = {words}"
}
phrase harmed {
  "{ship_attribute} -{number}" as "{ship_attribute} -{number}"
  "loses {system}" as "loses {system}"
  "{a: harmed}, {b: harmed}" as "{a}, {b}"
}
phrase tactic_sentence {
  "Damage: {harmed}." as "host: {harmed}"
  "Attack: {tactic_number}." as "ATTACK {tactic_number}"
  "Defense: {tactic_number}." as "DEFENSE {tactic_number}"
  "ATTACK bonus +{number} if you have {firing}." as "adds {number} to attack if {firing}"
  // So much is said of every tactic that does not say otherwise.
  "Hit = [Flip][Flip]." as ""
  "Direct hit = [Flip][Flip][Flip][Flip]." as ""
  "Hit = [Flip]." as "hit_flips 1"
  "Direct hit = [Flip][Flip]." as "direct_flips 2"
  "Hit = [Down][Flip]." as "left_as_damage; hit_flips 1"
  "Hit = [Down][Flip][Flip]." as "left_as_damage; hit_flips 2"
  "Direct hit = [Down][Flip][Flip]." as "direct_flips 2"
  "Direct hit = [Down][Flip][Flip][Flip]." as "direct_flips 3"
  "Direct hit = [Down][Flip][Flip][Flip][Flip]." as "direct_flips 4"
  "Hit = [Down][Flip] (or [Down][Flip][Flip] if target is affected by {{Weak Spot}})." as
    "left_as_damage; hit_flips 1; not encoded \"a hit is harder where the target has a Weak Spot\""
  "Direct hit = [Down][Flip][Flip][Flip], and another opposing ship present (your choice) is also hit = [Flip][Flip]." as
    "direct_flips 3; not encoded \"a direct hit hits another ship, too\""
  "Hit = [Down]." as "left_as_damage; hit_flips 0"
  "Hit or direct hit = [Down]." as "left_as_damage; hit_flips 0; direct_flips 0"
  "Hit or direct hit = [Down] and nullifies one Event card enhancing target's attributes (once per turn)." as
    "left_as_damage; hit_flips 0; direct_flips 0; not encoded \"a hit nullifies an event that enhances its target\""
  "Hull: -{number}%" as "hull_loss {number}"
  // Whom it kills on a station of several sites is another matter.
  "Casualties: randomly kills one personnel (on a Nor, one personnel at site of opponent's choice)." as
    "as damage: kill one personnel aboard (host as craft) at random; not encoded \"whom it kills on a Nor\""
}
cards "Tactic" as tactic {
  files "tactics"
  column "Int/Rng" as RANGE_change
  column "Cun/Wpn" as WEAPONS_change
  column "Str/Shd" as SHIELDS_change
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  prose "Text" as tactic_sentence
  line "icons {icons}"
  line "property {property}"
  line "traits {traits}"
  line "ATTACK {ATTACK}; DEFENSE {DEFENSE}; hull_loss {hull_loss}"
  line "host: {changes}"
}

// What lies in a side deck of its own. Its cards are of the types that they name, and carry its icon.
phrase side_deck_fact {
  "Q Event" as "icons [Q]"
  "Q Interrupt" as "icons [Q]"
  "Q Artifact" as "icons [Q]"
  "Q Mission" as "icons [Q]"
  // It is met wherever its deck is opened.
  "Q Dilemma" as "icons [Q]; head space; head planet"
}
phrase twofold_fact {
  "Interrupt/Event" as "not encoded \"it may be played as an event, too\""
}

cards "Q Event" as event {
  files "q_events"
  column "Type" as side_deck_fact
  column "Uniqueness" as uniqueness_fact
  column "Points" as card_points_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  prose "Text" as card_sentence
  line "points {points}"
  line "countdown {countdown}"
  line "icons {icons}"
  line "property {property}"
  line "traits {traits}"
}

cards "Q Interrupt" as interrupt {
  files "q_interrupts"
  column "Type" as side_deck_fact
  column "Uniqueness" as uniqueness_fact
  column "Points" as card_points_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  prose "Text" as card_sentence
  line "points {points}"
  line "countdown {countdown}"
  line "icons {icons}"
  line "property {property}"
  line "traits {traits}"
}

cards "Q Artifact" as artifact {
  files "q_artifacts"
  column "Type" as side_deck_fact
  column "Uniqueness" as uniqueness_fact
  column "Points" as card_points_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  prose "Text" as card_sentence
  line "points {points}"
  line "countdown {countdown}"
  line "icons {icons}"
  line "property {property}"
  line "traits {traits}"
}

cards "Q Dilemma" as dilemma {
  files "q_dilemmas"
  column "Type" as side_deck_fact
  column "Uniqueness" as uniqueness_fact
  column "Points" as card_points_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  prose "Text" as dilemma_sentence
  line "points {points}"
  line "countdown {countdown}"
  line "icons {icons}"
  line "property {property}"
  line "traits {traits}"
}

cards "Interrupt/Event" as interrupt {
  files "interrupts"
  column "Type" as twofold_fact
  column "Uniqueness" as uniqueness_fact
  column "Points" as card_points_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  prose "Text" as card_sentence
  line "points {points}"
  line "countdown {countdown}"
  line "icons {icons}"
  line "property {property}"
  line "traits {traits}"
}

cards "Site" as site {
  files "sites"
  column "Uniqueness" as uniqueness_fact
  column "Points" as card_points_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  prose "Text" as card_sentence
  line "points {points}"
  line "countdown {countdown}"
  line "icons {icons}"
  line "property {property}"
  line "traits {traits}"
}

cards "Tribble" as tribble {
  files "tribbles"
  column "Uniqueness" as uniqueness_fact
  column "Points" as card_points_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  prose "Text" as card_sentence
  line "points {points}"
  line "countdown {countdown}"
  line "icons {icons}"
  line "property {property}"
  line "traits {traits}"
}

cards "Trouble" as trouble {
  files "troubles"
  column "Uniqueness" as uniqueness_fact
  column "Points" as card_points_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  prose "Text" as card_sentence
  line "points {points}"
  line "countdown {countdown}"
  line "icons {icons}"
  line "property {property}"
  line "traits {traits}"
}

cards "Time Location" as time_location {
  files "time_locations"
  column "Mission/ Dilemma Type" as ground_fact
  column "Quadrant" as quadrant_fact
  column "Region" as region_fact
  column "Uniqueness" as uniqueness_fact
  column "Points" as card_points_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  prose "Text" as card_sentence
  line "quadrant {quadrant}"
  line "regions {regions}"
  line "points {points}"
  line "countdown {countdown}"
  line "icons {icons}"
  line "property {property}"
  line "traits {traits}"
}

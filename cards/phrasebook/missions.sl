// Missions.

phrase ground_fact {
  "[P]" as "head planet"
  "[S]" as "head space"
  "[S][P]" as "head space; head planet"
  "[S/P]" as "head space; head planet"
}
phrase quadrant_fact {
  "Alpha" as ""
  "Gamma" as "quadrant Gamma"
  "Delta" as "quadrant Delta"
  "Mirror" as "quadrant Mirror"
}
phrase mission_icon {
  "[FED]" as "Federation"
  "[KLI]" as "Klingon"
  "[ROM]" as "Romulan"
  "[CAR]" as "Cardassian"
  "[FER]" as "Ferengi"
  "[NA]" as "Non-Aligned"
  "[NON]" as "Non-Aligned"
  "[BAJ]" as "Bajoran"
  "[DOM]" as "Dominion"
  "[SF]" as "Starfleet"
  "[STA]" as "Starfleet"
  "[VID]" as "Vidiian"
  "[HIR]" as "Hirogen"
  "[KAZ]" as "Kazon"
  "[VUL]" as "Vulcan"
}
phrase attempt_fact {
  "[XIN]" as "not encoded \"Xindi may attempt it\""
}
phrase drawn_affiliation {
  "Federation" as "[Fed]"
  "Klingon" as "[Kli]"
  "Romulan" as "[Rom]"
  "Borg" as "[Bor]"
  "Dominion" as "[Dom]"
}
phrase attempt_fact {
  "{mission_icon}" as "affiliations {mission_icon}"
  "{mission_icon}{attempt_fact}" as "affiliations {mission_icon}; {attempt_fact}"
  "{affiliation}{attempt_fact}" as "{attempt_fact}; not encoded \"an outpost ({affiliation}) stands here from the beginning\""
  "any crew may attempt mission." as "any crew may attempt"
  "any crew may attempt mission. your {{Salvage Starship}} objective may target this location." as
    "any crew may attempt; not encoded \"one objective may target it\""
  "any Away Team may attempt mission." as "any crew may attempt"
  "any non-{drawn_affiliation} Away Team may attempt mission." as "any crew may attempt except {drawn_affiliation}"
  "any non-{drawn_affiliation} crew may attempt mission." as "any crew may attempt except {drawn_affiliation}"
}
phrase requirement {
  "{need}" as "requires {need}"
}
// The other side of a mission.
phrase far_icon {
  "[FED]" as "Federation"
  "[KLI]" as "Klingon"
  "[ROM]" as "Romulan"
  "[CAR]" as "Cardassian"
  "[FER]" as "Ferengi"
  "[NA]" as "Non-Aligned"
  "[BAJ]" as "Bajoran"
  "[DOM]" as "Dominion"
  "[SF]" as "Starfleet"
  "[fed]" as "Federation"
  "[kli]" as "Klingon"
  "[rom]" as "Romulan"
  "[car]" as "Cardassian"
  "[fer]" as "Ferengi"
  "[non]" as "Non-Aligned"
  "[baj]" as "Bajoran"
  "[dom]" as "Dominion"
  "[sta]" as "Starfleet"
}
phrase far_icons {
  "{far_icon}" as "opposite_affiliations {far_icon}"
  "{far_icon}{far_icons}" as "opposite_affiliations {far_icon}; {far_icons}"
}
// Why a mission is worth more.
phrase bonus_reason {
  "{skill} present" as "some {skill} personnel in team"
  "{a: skill} or {b: skill} present" as "some {a} or {b} personnel in team"
  "{number} {skill} present" as "skill_in_team({skill}) >= {number}"
  "{m: number} {a: skill} OR {n: number} {b: skill} present" as "(skill_in_team({a}) >= {m} or skill_in_team({b}) >= {n})"
  "{skill} in Away Team" as "some {skill} personnel in team"
  "a {icon} personnel in crew" as "some {icon} personnel in team"
  "you have a {icon} personnel present" as "some {icon} personnel in team"
}
phrase count {
  "a card" as "1"
  "one card" as "1"
  "two cards" as "2"
  "three cards" as "3"
}
phrase mission_sentence {
  "{title} may seed here." as "allows seeding {title}"
  "* +{number} if {bonus_reason}." as "while {bonus_reason}, this: points +{number}"
  "* +{number} points if {bonus_reason}." as "while {bonus_reason}, this: points +{number}"
  "Opponent's side: {need}" as "opponent's side requires {need}"
  "Opponent's side: {far_icons} {need}" as "{far_icons}; opponent's side requires {need}"
  "Opponent's side: Span: {number}" as "opposite_span {number}"
  // As they are drawn on the page.
  "{far_icon}" as "opposite_affiliations {far_icon}"
  "Points: [{number}]" as "opposite_points {number}"
  "when you solve, may download {title}." as "when you solve this: you may download {title}"
  "when you solve, you may download {title}." as "when you solve this: you may download {title}"
  "when you solve, may download {title} here." as "when you solve this: you may download {title} to this"
  "when you solve, you may download {title} here." as "when you solve this: you may download {title} to this"
  "when you solve, you may draw {count}." as "when you solve this: you may draw {count}"
  "when you solve, may draw {count}." as "when you solve this: you may draw {count}"
  "when seeded, you may download {title}." as "when seeded: you may download {title}"
  "when seeded, you may download {title} here." as "when seeded: you may download {title} to this"
  "when seeded, may download {title} here." as "when seeded: you may download {title} to this"
  // What is done when it is seeded is done for its player alone.
  "when seeded, you may download {title}. Opponent's side: No gametext." as "when seeded: you may download {title}; no_opposite_text"
  "when seeded, you may download {title} here. Opponent's side: No gametext." as
    "when seeded: you may download {title} to this; no_opposite_text"
  "{free_sentence}" as "{free_sentence}"
  "." as ""
}

cards "Mission" as mission {
  files "missions"
  column "Uniqueness" as uniqueness_fact
  column "Mission/ Dilemma Type" as ground_fact
  column "Affil" as attempt_fact
  column "Points" as mission_points_fact or "points nothing"
  column "Span" as span_fact
  column "Quadrant" as quadrant_fact
  column "Region" as region_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  prose "Text" opens requirement as mission_sentence
  wants head, span
  line "{affiliations}"
  line "span {span}; points {points}"
  line "opposite_affiliations {opposite_affiliations}"
  line "opposite_span {opposite_span}; opposite_points {opposite_points}"
  line "quadrant {quadrant}"
  line "regions {regions}"
  line "icons {icons}"
  line "property {property}"
  line "traits {traits}"
}

cards "Q Mission" as mission {
  files "missions"
  column "Type" as side_deck_fact
  column "Uniqueness" as uniqueness_fact
  column "Mission/ Dilemma Type" as ground_fact
  column "Affil" as attempt_fact
  column "Points" as mission_points_fact or "points nothing"
  column "Span" as span_fact
  column "Quadrant" as quadrant_fact
  column "Region" as region_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  prose "Text" opens requirement as mission_sentence
  wants head, span
  line "{affiliations}"
  line "span {span}; points {points}"
  line "opposite_affiliations {opposite_affiliations}"
  line "opposite_span {opposite_span}; opposite_points {opposite_points}"
  line "quadrant {quadrant}"
  line "regions {regions}"
  line "icons {icons}"
  line "property {property}"
  line "traits {traits}"
}

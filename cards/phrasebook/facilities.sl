// Facilities, and where they stand.

phrase card_sentence {
  "seed one OR build where you have a {sort_words} ENGINEER." as "seed one; build where your {sort_words} ENGINEER personnel"
  "seed one OR build where you have a {people} ENGINEER." as "seed one; build where your {people} ENGINEER personnel"
  "build where you have a {sort_words} ENGINEER." as "build where your {sort_words} ENGINEER personnel"
  "seed one at {site} OR build at such a mission where you have a {sort_words} ENGINEER." as
    "seeds or is built at {site}; seed one; build where your {sort_words} ENGINEER personnel"
  "seed one at {site} OR build at such a mission where you have a {people} ENGINEER." as
    "seeds or is built at {site}; seed one; build where your {people} ENGINEER personnel"
  "seed one at any [S] mission OR build at any [S] mission where you have any ENGINEER." as
    "seeds or is built at space mission; seed one; build where your ENGINEER personnel"
  "seeds at {site}." as "seeds at {site}"
  "seed at {site}." as "seeds at {site}"
  "plays at {site}." as "plays at {site}"
  "seeds or plays at {site}." as "seeds or plays at {site}"
  "seeds (limit one) or plays at {site}." as "seeds or plays at {site}; seed one"
}
phrase people {
  "Klaestron" as "Klaestron"
  "Kazon" as "Kazon"
  "Vidiian" as "Vidiian"
  "Hirogen" as "Hirogen"
}
// Where it may stand.
phrase site_word {
  "[CAR]" as "[Car]"
  "[FED]" as "[Fed]"
  "[HIR]" as "[Hir]"
  "[KAZ]" as "[Kaz]"
  "[NON]" as "[NA]"
  "[VID]" as "[Vid]"
}
phrase site {
  "{title}" as "{title}"
  "any {site_word} location" as "{site_word} mission"
  "any {site_word}[S] mission" as "{site_word} space mission"
  "a {a: site_word} or {b: site_word} mission" as "{a} or {b} mission"
  "any [S] mission with no affiliation icons" as "space mission where size(affiliations of it) = 0"
  "a [HIR] mission or any [S] mission with no affiliation icons" as
    "mission where Hirogen in affiliations of it or (it is space and size(affiliations of it) = 0)"
  "any nebula" as "mission where it is nebula"
  "a Neutral Zone Region mission" as "Neutral Zone mission"
  "a Bajor Region location" as "Bajor Region mission"
  "any {site_word} location (except a Bajor Region location)" as "{site_word} mission where it is not Bajor Region"
}
phrase facility_class {
  "Outpost" as "head outpost"
  "Headquarters" as "head headquarters"
  "Station" as "head station"
}
// What fights with them is not scripted.
phrase facility_weapons {
  "{number}" as "not encoded \"its WEAPONS are {number}\""
}
cards "Facility" as "" {
  files "facilities"
  column "Cun/Wpn" as facility_weapons
  column "Command" each ";" as commanders_fact
  column "Class" as facility_class
  column "Uniqueness" as uniqueness_fact
  column "Affil" each "/" as affiliation_fact
  column "Str/Shd" as SHIELDS_fact
  column "Icons" as icon_facts
  column "Property" as property_fact
  column "Characteristics/ Keywords" each ";" as keyword
  prose "Text" as card_sentence
  wants head, affiliations, SHIELDS
  line "{affiliations}"
  line "{SHIELDS}"
  line "commanders {commanders}"
  line "icons {icons}"
  line "property {property}"
  line "traits {traits}"
}

// The seed phases of 2018, and those of today.

scenario "What has no phase of its own seeds with the doorways, too" under r18 cites r18 "seed-other-any-phase", "doorway-simultaneous" {
  given seed deck of one: "Attention All Hands"
  given doorway_phase(one)
  then decision of one offers "Attention All Hands"
  when one seeds "Attention All Hands"
  then "Attention All Hands" in table of one
}

scenario "Today it waits for the facilities" under r24 cites r24 "4.0-other-in-facility" {
  given seed deck of one: "Attention All Hands"
  given doorway_phase(one)
  then "Attention All Hands" in seed_deck of one
}

scenario "Facilities seed in their own phase alone" under r18 cites r18 "seed-type-phase-lock", "seed-other-any-phase" {
  given mission of one: "Botanical Research"
  given seed deck of one: "Federation Outpost", "Attention All Hands", "Temporal Micro-Wormhole"
  given dilemma_phase(one)
  then decision of one offers exactly "Attention All Hands"
  one passes
  given facility_phase(one)
  then decision of one offers "Federation Outpost"
  then decision of one offers no "Temporal Micro-Wormhole"
}

scenario "A third mission of a region may go between two that lie there" under r18 cites r18 "region-later-insert" {
  given mission of one: "Investigate Destruction"
  given mission of one: "Iconia Investigation"
  given put "Seize Freighter" into mission_pile of one
  given mission_phase(one)
  when one seeds "Seize Freighter" after "Investigate Destruction"
  then position("Seize Freighter") = position("Investigate Destruction") + 1
  then position("Iconia Investigation") = position("Seize Freighter") + 1
}

scenario "Today it goes to either end, and nowhere between" under r24 cites r24 "4.2-region-insert-ends" {
  given mission of one: "Investigate Destruction"
  given mission of one: "Iconia Investigation"
  given put "Seize Freighter" into mission_pile of one
  given mission_phase(one)
  then decision of one offers exactly "seed Seize Freighter at the left", "seed Seize Freighter at the right"
}

scenario "A facility that your opponent has taken from you keeps you from setting up none" under r18 cites r18 "fac-one-per-location" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given control "Federation Outpost" by two
  given seed deck of one: "Klingon Outpost"
  given seed deck of two: "Klingon Outpost" of two
  when two seeds another "Klingon Outpost" at "Botanical Research"
  then refused
  when one seeds "Klingon Outpost" at "Botanical Research"
  then "Klingon Outpost" in orbit of "Botanical Research"
}

scenario "Today it does, because you own it" under r24 cites r24 "4.4-one-own-per-location", "gl-fac-own-location" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given control "Federation Outpost" by two
  given seed deck of one: "Klingon Outpost"
  given seed deck of two: "Klingon Outpost" of two
  when one seeds "Klingon Outpost" at "Botanical Research"
  then refused
  when two seeds another "Klingon Outpost" at "Botanical Research"
  then another "Klingon Outpost" in orbit of "Botanical Research"
}

scenario "Each player may set one up where the other has one" under r24, r18 cites r18 "fac-opponent-same-loc" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given seed deck of two: "Klingon Outpost" of two
  when two seeds "Klingon Outpost" at "Botanical Research"
  then "Klingon Outpost" in orbit of "Botanical Research", "Federation Outpost" in orbit of "Botanical Research"
}

scenario "Nobody has to play an affiliation to set up its outpost" under r24, r18 cites r18 "fac-any-affiliation" {
  given mission of one: "Botanical Research"
  given seed deck of one: "Klingon Outpost"
  given draw deck of one: "Davies", "Martin"
  when one seeds "Klingon Outpost" at "Botanical Research"
  then "Klingon Outpost" in orbit of "Botanical Research"
}

scenario "What is sent for while seeding comes from the draw deck, and takes no seed's place" under r18
  cites r18 "seed-downloaded-not-seed" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given crew of one on "Federation Outpost": "Lopez"
  given draw deck of one: "Federation PADD"
  given seed deck of one: another "Federation PADD", "Archer"
  given dilemma_phase(one)
  when one suspends play with "Lopez"
  one chooses "Federation Outpost"
  then size(draw_deck of one) = 0, size(seed_deck of one) = 2
}

scenario "While facilities are seeded nothing is done but seeding" under r24, r18 cites r18 "seed-only-actions" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Martin"
  given hand of one: "Kevin Uxbridge", "Barron"
  given seed deck of one: "Federation Outpost"
  given facility_phase(one)
  then decision of one offers exactly "seed Federation Outpost at Botanical Research"
}

scenario "What a seeded card lets one download comes as it is seeded" under r24, r18 cites r24 "gl-ams-download"
  cites r18 "seed-immediate-download" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given seed deck of one: "Assign Mission Specialists"
  given draw deck of one: "Dr. Christopher", "Davies"
  given facility_phase(one)
  when one seeds "Assign Mission Specialists"
  one accepts
  one chooses "Dr. Christopher"
  then "Dr. Christopher" in interior of "Federation Outpost"
}

scenario "Sites lie in the seed deck, and are added to any station that they suit, whoever seeded it" under r18 cites r18 "site-seed-six" {
  given mission of two: "Alter Records" of two
  given put "Terok Nor" of two into orbit of "Alter Records"
  given seed deck of one: "Promenade Shops", "Wind Dancer"
  then deck of one is not refused because r18 "deck-six-sites"
  given facility_phase(one)
  when one seeds "Promenade Shops" at "Terok Nor"
  then "Promenade Shops" in attached of "Terok Nor"
}

scenario "Today they lie in a pile of their own, and are added from there" under r24 cites r24 "3.1-piles-separate" {
  given mission of two: "Alter Records" of two
  given put "Terok Nor" of two into orbit of "Alter Records"
  given seed deck of one: "Promenade Shops", "Wind Dancer"
  then deck of one is refused because r24 "3.1"
  given put "Promenade Shops" into site_pile of one
  then deck of one is not refused because r24 "3.1"
  given facility_phase(one)
  when one seeds "Promenade Shops" at "Terok Nor"
  then "Promenade Shops" in attached of "Terok Nor"
}

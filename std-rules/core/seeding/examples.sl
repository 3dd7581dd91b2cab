// The seed phases, as the rulebook shows them.

scenario "A mission is laid at either end" under r24, r18 cites r24 "4.2-ends", "4.2-alternate-draw", "4.2-spacelines-board"
  cites r18 "mission-placement-ends", "spaceline-board" {
  given mission of one: "Acquire Surplus Ships"
  given mission of two: "Seize Freighter" of two
  given put "Amnesty Talks" into mission_pile of one
  given put "Cloaked Mission" of two into mission_pile of two
  given mission_phase(one)
  when one seeds "Amnesty Talks" at the left
  when two seeds "Cloaked Mission" at the right
  then position("Amnesty Talks") < position("Acquire Surplus Ships"), position("Cloaked Mission") > position("Seize Freighter")
  then size(spaceline) = 4, "Amnesty Talks" is seeded_by one, "Cloaked Mission" is seeded_by two
}

scenario "Each quadrant has its own row" under r24, r18
  cites r24 "g-delta-quadrant", "4.2-new-spaceline", "4.2-native-quadrant", "2.1-spaceline-per-quadrant"
  cites r18 "spaceline-per-quadrant", "mission-new-quadrant" {
  given mission of one: "Acquire Surplus Ships"
  given put "Stop Bombardment" into mission_pile of one
  given put "Cloaked Mission" of two into mission_pile of two
  given mission_phase(one)
  when one seeds "Stop Bombardment" at the left
  when two seeds "Cloaked Mission" at the right
  then position("Cloaked Mission") = position("Acquire Surplus Ships") + 1, position("Stop Bombardment") > position("Cloaked Mission")
}

scenario "Missions of a region lie together" under r24, r18
  cites r24 "4.2-region-contiguous", "4.2-region-insert-ends", "4.2-region-first" cites r18 "region-contiguous", "region-first-normal" {
  given mission of one: "Acquire Surplus Ships"
  given mission of one: "Investigate Destruction"
  given mission of one: "Amnesty Talks"
  given put "Seize Freighter" into mission_pile of one
  given mission_phase(one)
  when one seeds "Seize Freighter" at the right
  then position("Seize Freighter") = position("Investigate Destruction") + 1, position("Amnesty Talks") = position("Seize Freighter") + 1
}

scenario "A location of both players is one location" under r24, r18
  cites r24 "4.2-shared-mission", "4.2-shared-one-location", "6.2-not-duplicatable-defaults" cites r18 "nondup-default" {
  given mission of two: "Amnesty Talks" of two
  given put another "Amnesty Talks" into mission_pile of one
  given mission_phase(one)
  when one shares another "Amnesty Talks"
  then size(spaceline) = 1, "Amnesty Talks" is shared, "Amnesty Talks" is seeded_by one, "Amnesty Talks" is seeded_by two
}

scenario "Two titles at one place are one location, and each player reads his own card" under r24
  cites r24 "gl-corresponds", "4.2-shared-own-card", "2.1-own-end-only" {
  given mission of one: "Aftermath"
  given put "Aftermath II" of two into mission_pile of two
  given mission_phase(two)
  when two shares "Aftermath II"
  then mission_facing("Aftermath", one) = "Aftermath", mission_facing("Aftermath", two) = "Aftermath II"
  given away team of one on "Aftermath": "Tallera", "Kromm", "Kurak"
  given table of one: "Treaty: Romulan/Klingon"
  when one attempts "Aftermath"
  then points of one = 35
}

scenario "The second player scores what his own card says" under r24 cites r24 "4.2-shared-own-card" {
  given mission of one: "Aftermath"
  given put "Aftermath II" of two into mission_pile of two
  given mission_phase(two)
  when two shares "Aftermath II"
  given away team of two on "Aftermath": "Tallera" of two, "Kromm" of two, "Kurak" of two
  given table of two: "Treaty: Romulan/Klingon" of two
  when two attempts "Aftermath"
  then points of two = 30, points of one = 0
}

// What lies under missions.

scenario "Stacks under a shared mission are laid card by card" under r24, r18 cites r24 "4.3-stage2-shared" cites r18 "dil-stage2" {
  given mission of one: "Amnesty Talks"
  given put "Amnesty Talks" of two into mission_pile of two
  given mission_phase(two)
  when two shares another "Amnesty Talks"
  given seed deck of one: "Maglock", "Pinned Down"
  given seed deck of two: "Virus" of two, "Temptation" of two, "Microbrain" of two
  given dilemma_phase(one)
  when one seeds "Maglock" under "Amnesty Talks"
  when one seeds "Pinned Down" under "Amnesty Talks"
  when two seeds "Virus" under "Amnesty Talks"
  when two seeds "Temptation" under "Amnesty Talks"
  when two seeds "Microbrain" under "Amnesty Talks"
  then bottom(seeds of "Amnesty Talks") = "Maglock", "Virus" in bottom_of(2, seeds of "Amnesty Talks")
  then "Pinned Down" in bottom_of(3, seeds of "Amnesty Talks"), "Temptation" in bottom_of(4, seeds of "Amnesty Talks")
  then top(seeds of "Amnesty Talks") = "Microbrain"
}

scenario "Your own stacks lie on top of your opponent's" under r24, r18 cites r24 "4.3-stage1-opponents", "4.3-stage3-own"
  cites r18 "dil-stage1", "dil-stage3" {
  given mission of one: "Cloaked Mission"
  given seed deck of one: "Archer"
  given seed deck of two: "Wind Dancer" of two, "Flim-Flam Artist" of two
  given dilemma_phase(one)
  when two seeds "Flim-Flam Artist" under "Cloaked Mission"
  when two seeds "Wind Dancer" under "Cloaked Mission"
  when one seeds "Archer" under "Cloaked Mission"
  then bottom(seeds of "Cloaked Mission") = "Flim-Flam Artist", top(seeds of "Cloaked Mission") = "Archer"
}

scenario "Nobody is told what lies under a mission" under r24, r18
  cites r24 "4.0-face-down-seeds", "4.0-no-announce", "4.3-purpose", "12.12-seed-count" cites r18 "dil-what-seeds" {
  given mission of one: "Cloaked Mission"
  given seed deck of two: "Wind Dancer" of two
  given dilemma_phase(one)
  when two seeds "Wind Dancer" under "Cloaked Mission"
  then one does not see "Wind Dancer", not in_play("Wind Dancer"), size(seeds of "Cloaked Mission") = 1
}

scenario "A bluff is found out when it is met" under r24, r18 cites r24 "4.3-misseed-removed", "7.2.4-non-seed"
  cites r18 "dil-misseed-oop", "misseed-list" {
  given mission of one: "Cloaked Mission"
  given seed deck of two: "Red Alert!" of two, "Maglock" of two
  given dilemma_phase(one)
  when two seeds "Red Alert!" under "Cloaked Mission"
  when two seeds "Maglock" under "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then "Red Alert!" in out_of_play of two, "Maglock" in out_of_play of two, "Maglock" is not encountered, one solves "Cloaked Mission"
}

// Facilities and what else is seeded openly.

scenario "An outpost is seeded where its affiliation has business" under r24, r18
  cites r24 "4.4-outpost-match", "4.4-in-space", "4.4-face-up-front", "2.10-seed-or-build" cites r18 "fac-in-space", "fac-place-front",
  "facility-seed-or-build" {
  given mission of one: "Botanical Research"
  given mission of one: "Acquire Surplus Ships"
  given seed deck of one: "Federation Outpost"
  given facility_phase(one)
  when one seeds "Federation Outpost" at "Botanical Research"
  then "Federation Outpost" in orbit of "Botanical Research", mode of "Federation Outpost" = Federation, two sees "Federation Outpost"
}

scenario "Nor anywhere else" under r24 cites r24 "4.4-outpost-match" {
  given mission of one: "Acquire Surplus Ships"
  given seed deck of one: "Federation Outpost"
  when one seeds "Federation Outpost" at "Acquire Surplus Ships"
  then refused
}

scenario "A Klingon outpost does not stand at the Ferengi homeworld" under r24
  cites r24 "4.4-outpost-no-homeworld", "gl-facility-quadrant", "gl-hw-no-outpost" {
  given mission of one: "Deliver Message"
  given seed deck of one: "Klingon Outpost"
  when one seeds "Klingon Outpost" at "Deliver Message"
  then refused
}

scenario "The Tower of Commerce stands on Ferenginar, and nowhere else" under r24
  cites r24 "4.4-where-stated", "gl-fac-hq-place", "gl-hw-no-outpost", "gl-facility-space" {
  given mission of one: "Deliver Message"
  given mission of one: "Acquire Surplus Ships"
  given seed deck of one: "Tower of Commerce"
  when one seeds "Tower of Commerce" at "Acquire Surplus Ships"
  then refused
  when one seeds "Tower of Commerce" at "Deliver Message"
  then "Tower of Commerce" in surface of "Deliver Message"
}

scenario "A headquarters stands on the homeworld that it names" under r24 cites r24 "4.4-where-stated", "g-facility-hq-where" {
  given mission of one: "Expose Covert Supply"
  given mission of one: "Cloaked Mission"
  given seed deck of one: "The Great Hall"
  when one seeds "The Great Hall" at "Cloaked Mission"
  then refused
  when one seeds "The Great Hall" at "Expose Covert Supply"
  then "The Great Hall" in surface of "Expose Covert Supply"
}

scenario "What no script tells yet where it stands is not seeded, nor built" under r24 cites r24 "4.4-where-stated" {
  given mission of one: "Botanical Research"
  given seed deck of one: "Empok Nor", "Paradise City"
  when one seeds "Empok Nor" at "Botanical Research"
  then refused
  when one seeds "Paradise City" at "Botanical Research"
  then refused
  given hand of one: "Remote Supply Depot"
  given plays_left of one = 1
  when one builds "Remote Supply Depot" at "Botanical Research"
  then refused
}

scenario "Facilities seed in their own quadrant, and may be built in any" under r24, r18 cites r24 "4.4-native-quadrant",
  "g-facility-native",
  "2.10-seed-or-build" cites r18 "facility-seed-or-build" {
  given mission of one: "Stop Bombardment"
  given seed deck of one: "Federation Outpost"
  when one seeds "Federation Outpost" at "Stop Bombardment"
  then refused
  given away team of one on "Stop Bombardment": "Linda Larson"
  given hand of one: another "Federation Outpost"
  given plays_left of one = 1
  when one builds another "Federation Outpost" at "Stop Bombardment"
  then another "Federation Outpost" in orbit of "Stop Bombardment"
}

scenario "You set up no facility beside one that you own, and your opponent may" under r24
  cites r24 "4.4-one-own-per-location", "4.4-opponent-may-share", "gl-fac-own-location" {
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

scenario "Of an outpost that says so each player seeds one, and may build more" under r24, r18
  cites r24 "gl-facility-seed-one", "g-facility-seed-one", "g-facility-build" cites r18 "fac-seed-one" {
  given mission of one: "Botanical Research"
  given mission of one: "Avert Solar Implosion"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given seed deck of one: another "Federation Outpost"
  when one seeds another "Federation Outpost" at "Avert Solar Implosion"
  then refused
  given hand of one: third "Federation Outpost"
  given away team of one on "Avert Solar Implosion": "Linda Larson"
  given plays_left of one = 1
  when one builds third "Federation Outpost" at "Avert Solar Implosion"
  then third "Federation Outpost" in orbit of "Avert Solar Implosion"
}

scenario "A neutral outpost stands at a mission in space" under r24 cites r24 "4.4-where-stated" {
  given mission of one: "Botanical Research"
  given mission of one: "Seize Freighter"
  given seed deck of one: "Neutral Outpost"
  when one seeds "Neutral Outpost" at "Botanical Research"
  then refused
  when one seeds "Neutral Outpost" at "Seize Freighter"
  then "Neutral Outpost" in orbit of "Seize Freighter"
}

scenario "Facilities are seeded by turns" under r24, r18 cites r24 "4.4-alternate", "4.0-starting-player-first" cites r18 "fac-alternate",
  "start-player-random" {
  given mission of one: "Botanical Research"
  given seed deck of one: "Federation Outpost", "Attention All Hands"
  given seed deck of two: "Klingon Outpost" of two, "Continuing Mission" of two
  given facility_phase(one)
  then decision of one offers "Federation Outpost"
  when one seeds "Federation Outpost" at "Botanical Research"
  then decision of two offers "Klingon Outpost"
  when two seeds "Klingon Outpost" at "Botanical Research"
  then decision of one offers "Attention All Hands"
}

scenario "When one player has passed the other seeds what is left" under r24, r18 cites r24 "4.5-pass-to-end", "4.3-stage4-pass"
  cites r18 "dil-stage4", "start-both-pass" {
  given mission of one: "Botanical Research"
  given seed deck of one: "Federation Outpost"
  given seed deck of two: "Klingon Outpost" of two, "Continuing Mission" of two
  given facility_phase(one)
  one passes
  when two seeds "Klingon Outpost" at "Botanical Research"
  then decision of two offers "Continuing Mission"
}

scenario "A doorway seeds in its own phase" under r24, r18
  cites r24 "g-doorway-seed", "4.0-matching-phase", "4.1-announce", "2.5-seed-or-play", "gl-doorway-play"
  cites r18 "seed-type-phase-lock", "doorway-announce" {
  given seed deck of one: "Temporal Micro-Wormhole"
  given facility_phase(one)
  then "Temporal Micro-Wormhole" in seed_deck of one
  given doorway_phase(one)
  when one seeds "Temporal Micro-Wormhole"
  then "Temporal Micro-Wormhole" in table of one, two sees "Temporal Micro-Wormhole"
}

scenario "What has no phase of its own seeds with the facilities" under r24 cites r24 "g-in-play-way-seeded", "4.0-other-in-facility",
  "4.0-seed-face-up" {
  given seed deck of one: "Attention All Hands"
  given doorway_phase(one)
  then "Attention All Hands" in seed_deck of one
  given facility_phase(one)
  when one seeds "Attention All Hands"
  then "Attention All Hands" in table of one, in_play("Attention All Hands")
}

// All of it.

scenario "Doorways, missions, what lies under them, facilities: whoever starts is first in each" under r24, r18
  cites r24 "4.0-game-structure", "4.0-order", "4.0-starting-player", "4.0-starting-player-first", "4.2-shuffle-piles"
  cites r18 "seed-four-phases", "start-player-random" {
  given put "Acquire Surplus Ships" into mission_pile of one
  given put "Cloaked Mission" of two into mission_pile of two
  given seed deck of one: "Temporal Micro-Wormhole", "Klingon Outpost"
  given draw deck of one: "Kromm", "Kurak"
  given draw deck of two: "Losta" of two
  given game()
  random picks one
  then decision of one offers exactly "Temporal Micro-Wormhole"
  one passes
  then decision of one offers "Acquire Surplus Ships"
  when one seeds "Acquire Surplus Ships" at the left
  when two seeds "Cloaked Mission" at the right
  then decision of one offers "Klingon Outpost"
  when one seeds "Klingon Outpost" at "Acquire Surplus Ships"
  then position("Acquire Surplus Ships") < position("Cloaked Mission"), "Temporal Micro-Wormhole" in out_of_play of one
}

scenario "At a shared mission each player's outposts go by his own card" under r24
  cites r24 "2.1-own-end-only", "4.2-shared-own-card", "4.4-outpost-match" {
  given mission of one: "Study Rare Phenomenon"
  given put "Attack at Rare Phenomenon" of two into mission_pile of two
  given mission_phase(two)
  when two shares "Attack at Rare Phenomenon"
  given seed deck of one: "Federation Outpost"
  given seed deck of two: "Federation Outpost" of two
  when two seeds another "Federation Outpost" at "Study Rare Phenomenon"
  then refused
  when one seeds "Federation Outpost" at "Study Rare Phenomenon"
  then "Federation Outpost" in orbit of "Study Rare Phenomenon"
}

scenario "A shared mission is completed once, for both" under r24 cites r24 "4.2-shared-one-location" {
  given mission of two: "Amnesty Talks" of two
  given put another "Amnesty Talks" into mission_pile of one
  given mission_phase(one)
  when one shares another "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Seth Mendoza", "Beverly"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of two on another "U.S.S. Oberth": "Seth Mendoza" of two, "Beverly" of two
  when one attempts "Amnesty Talks"
  then points of one = 35, solver of "Amnesty Talks" = one
  given turn of two
  when two attempts "Amnesty Talks"
  then refused because r24 "7.2.1"
}

scenario "A third mission of a region goes to either edge of it, and nowhere else" under r24, r18
  cites r24 "4.2-region-insert-ends", "4.2-region-contiguous" cites r18 "region-contiguous" {
  given mission of one: "Acquire Surplus Ships"
  given mission of one: "Investigate Destruction"
  given mission of one: "Amnesty Talks"
  given put "Seize Freighter" into mission_pile of one
  given mission_phase(one)
  when one seeds "Seize Freighter" at the left
  then position("Seize Freighter") = position("Investigate Destruction") - 1
  then position("Seize Freighter") = position("Acquire Surplus Ships") + 1
}

scenario "Neither is a facility hidden with the dilemmas, nor a dilemma laid with the facilities" under r24, r18
  cites r24 "4.0-matching-phase", "g-facility-seed-facility", "g-dilemma-phase" cites r18 "seed-type-phase-lock" {
  given mission of one: "Botanical Research"
  given mission of two: "Cloaked Mission" of two
  given seed deck of one: "Federation Outpost", "Wind Dancer"
  given dilemma_phase(one)
  then decision of one offers "Wind Dancer"
  then decision of one offers no "Federation Outpost"
  one passes
  one passes
  given facility_phase(one)
  then decision of one offers "Federation Outpost"
  then decision of one offers no "Wind Dancer"
}

scenario "What seeds on a facility is seeded there after it" under r24 cites r24 "4.4" {
  given mission of one: "Botanical Research"
  given seed deck of one: "Federation Outpost", "Equipment Replicator"
  when one seeds "Equipment Replicator" on "Federation Outpost"
  then refused
  when one seeds "Federation Outpost" at "Botanical Research"
  when one seeds "Equipment Replicator" on "Federation Outpost"
  then "Equipment Replicator" in attached of "Federation Outpost"
}

scenario "What a player seeds as a doorway is seen when both have seeded theirs" under r24 cites r24 "4.1-simultaneous" {
  given seed deck of one: "Temporal Micro-Wormhole"
  given seed deck of two: "Alternate Universe Door" of two
  given doorway_phase(one)
  when one seeds "Temporal Micro-Wormhole"
  then decision of two offers "Alternate Universe Door"
  then two does not see "Temporal Micro-Wormhole"
  when two seeds "Alternate Universe Door"
  then two sees "Temporal Micro-Wormhole", one sees "Alternate Universe Door"
}

scenario "On the table is seeded what says so" under r24 cites r24 "3.1-contents" {
  given seed deck of one: "Attention All Hands", "Lower Decks"
  given facility_phase(one)
  then decision of one offers "Attention All Hands"
  then decision of one offers no "Lower Decks"
}

scenario "A site is hidden under no mission" under r24 cites r24 "4.4.1-no-bluff" {
  given mission of two: "Cloaked Mission" of two
  given seed deck of one: "Guest Quarters", "Wind Dancer"
  given dilemma_phase(one)
  then decision of one offers "Wind Dancer"
  then decision of one offers no "Guest Quarters"
}

scenario "A station is seeded where its text says, and nowhere else" under r24 cites r24 "g-facility-station-where" {
  given mission of one: "Botanical Research"
  given mission of one: "Alter Records"
  given seed deck of one: "Terok Nor"
  given facility_phase(one)
  when one seeds "Terok Nor" at "Botanical Research"
  then refused
  when one seeds "Terok Nor" at "Alter Records"
  then "Terok Nor" in orbit of "Alter Records"
}

scenario "What lies in the Gamma Quadrant begins a row of its own" under r24 cites r24 "g-gamma-quadrant" {
  given mission of one: "Acquire Surplus Ships"
  given put "Access Relay Station" into mission_pile of one
  given put "Cloaked Mission" of two into mission_pile of two
  given mission_phase(one)
  when one seeds "Access Relay Station" at the left
  when two seeds "Cloaked Mission" at the right
  then quadrant of "Access Relay Station" = Gamma, position("Access Relay Station") > position("Cloaked Mission")
}

scenario "Of an outpost that does not say one its player seeds several" under r24, r18 cites r24 "g-facility-seed-many"
  cites r18 "fac-seed-one" {
  given mission of one: "Host Metaphasic Shielding Test"
  given mission of one: "Intercept Sleeper Ship"
  given seed deck of one: "Husnock Outpost", another "Husnock Outpost"
  given facility_phase(one)
  when one seeds "Husnock Outpost" at "Host Metaphasic Shielding Test"
  when one seeds another "Husnock Outpost" at "Intercept Sleeper Ship"
  then "Husnock Outpost" in orbit of "Host Metaphasic Shielding Test"
  then another "Husnock Outpost" in orbit of "Intercept Sleeper Ship"
}

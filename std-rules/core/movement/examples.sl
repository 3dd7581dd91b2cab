// Moving, as the rulebook shows it.

scenario "An empty ship beams up its team, with whatever it carries" under r24, r18
  cites r24 "7.1.1-who", "7.1.1-procedure", "7.1.3-empty-transporters", "7.1-carry-equipment", "7.1.1-transporters-default"
  cites r18 "beam-all-have", "equipment-carried-team", "staff-only-move" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. K'Vort"
  given away team of one on "Cloaked Mission": "Kromm", "Klingon Disruptor", another "Klingon Disruptor"
  when one beams "Kromm", "Klingon Disruptor", another "Klingon Disruptor" from "Cloaked Mission" to "I.K.S. K'Vort"
  then "Kromm" in interior of "I.K.S. K'Vort", "Klingon Disruptor" in interior of "I.K.S. K'Vort"
  then another "Klingon Disruptor" in interior of "I.K.S. K'Vort"
}

scenario "Transporters reach no further than one location" under r24 cites r24 "7.1.1-same-location" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Acquire Surplus Ships"
  given ship of one at "Acquire Surplus Ships": "I.K.S. K'Vort"
  given away team of one on "Cloaked Mission": "Kromm"
  when one beams "Kromm" from "Cloaked Mission" to "I.K.S. K'Vort"
  then refused
  given put "I.K.S. K'Vort" into orbit of "Cloaked Mission"
  when one beams "Kromm" from "Cloaked Mission" to "I.K.S. K'Vort"
  then "Kromm" in interior of "I.K.S. K'Vort"
}

scenario "In space there is no surface to beam to" under r24 cites r24 "2.1-planet-space" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Kromm"
  when one beams "Kromm" from "I.K.S. K'Vort" to "Seize Freighter"
  then refused
  given mission of one: "Cloaked Mission"
  given put "I.K.S. K'Vort" into orbit of "Cloaked Mission"
  when one beams "Kromm" from "I.K.S. K'Vort" to "Cloaked Mission"
  then "Kromm" in surface of "Cloaked Mission"
}

scenario "Nobody beams through an opponent's SHIELDS" under r24, r18 cites r24 "7.1.1-targets", "7.1.1-opponents-transporters",
  "7.1-intruders" cites r18 "beam-opponent-transporters", "intruders-def" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Kromm"
  given ship of two at "Cloaked Mission": "U.S.S. Oberth" of two
  when one beams "Kromm" from "I.K.S. K'Vort" to "U.S.S. Oberth"
  then refused
  given "U.S.S. Oberth": SHIELDS = 0 until end of turn
  when one beams "Kromm" from "I.K.S. K'Vort" to "U.S.S. Oberth"
  then "Kromm" in interior of "U.S.S. Oberth", "Kromm" is not arrested, controller of "Kromm" = one
}

scenario "An opponent's transporters are not yours, with SHIELDS or without" under r24, r18 cites r24 "7.1.1-opponents-transporters"
  cites r18 "beam-opponent-transporters" {
  given mission of one: "Cloaked Mission"
  given ship of two at "Cloaked Mission": "U.S.S. Oberth" of two
  given crew of one on "U.S.S. Oberth": "Kromm"
  given "U.S.S. Oberth": SHIELDS = 0 until end of turn
  when one beams "Kromm" from "U.S.S. Oberth" to "Cloaked Mission"
  then refused
}

scenario "On foot to a docked ship and back, as often as you like" under r24, r18 cites r24 "7.1.2-embark", "7.1.2-unlimited"
  cites r18 "walk-ship", "walk-unlimited" {
  given mission of one: "Acquire Surplus Ships"
  given outpost of one at "Acquire Surplus Ships": "Klingon Outpost"
  given ship of one docked at "Klingon Outpost": "I.K.S. K'Vort"
  given crew of one on "Klingon Outpost": "Kromm", "Vekor"
  when one walks "Kromm" from "Klingon Outpost" to "I.K.S. K'Vort"
  when one walks "Kromm" from "I.K.S. K'Vort" to "Klingon Outpost"
  when one walks "Kromm", "Vekor" from "Klingon Outpost" to "I.K.S. K'Vort"
  then "Kromm" in interior of "I.K.S. K'Vort", "Vekor" in interior of "I.K.S. K'Vort"
}

scenario "No ladder leads to a ship in orbit" under r24, r18 cites r24 "7.1.2-embark" cites r18 "walk-ship" {
  given mission of one: "Acquire Surplus Ships"
  given outpost of one at "Acquire Surplus Ships": "Klingon Outpost"
  given ship of one at "Acquire Surplus Ships": "I.K.S. K'Vort"
  given crew of one on "Klingon Outpost": "Kromm"
  when one walks "Kromm" from "Klingon Outpost" to "I.K.S. K'Vort"
  then refused
}

scenario "From a planet into a facility that stands on it" under r24, r18 cites r24 "7.1.2-enter-exit", "gl-fac-hq-both", "g-facility-exit"
  cites r18 "walk-planet" {
  given mission of two: "Deliver Message"
  given put "Tower of Commerce" of two into surface of "Deliver Message"
  given mode of "Tower of Commerce" = Ferengi
  given away team of one on "Deliver Message": "Vekor", "Kromm"
  when one walks "Vekor" from "Deliver Message" to "Tower of Commerce"
  then "Vekor" in interior of "Tower of Commerce"
  when one walks "Kromm" from "Deliver Message" to "Tower of Commerce"
  then refused
  given put "Kromm" into interior of "Tower of Commerce"
  when one walks "Kromm" from "Tower of Commerce" to "Deliver Message"
  then "Kromm" in surface of "Deliver Message"
}

// Staffing.

scenario "One of the ship's own affiliation must be aboard" under r24, r18 cites r24 "7.1.3-staffed-when", "gl-abandon-ship-matching"
  cites r18 "staff-matching", "staff-one-icon" {
  given mission of one: "Acquire Surplus Ships"
  given ship of one at "Acquire Surplus Ships": "I.K.S. K'Vort"
  given table of one: "Treaty: Romulan/Klingon"
  given crew of one on "I.K.S. K'Vort": "Palteth", "Tallus"
  then "I.K.S. K'Vort" is not staffed
  given crew of one on "I.K.S. K'Vort": "Kurak"
  then "I.K.S. K'Vort" is staffed
}

scenario "Allies fill the places under a treaty, and without it they do not" under r24, r18 cites r24 "7.1.3-staffed-when", "gl-compat-use"
  cites r18 "staff-matching", "staff-one-icon" {
  given mission of one: "Acquire Surplus Ships"
  given ship of one at "Acquire Surplus Ships": "I.K.S. Bortas"
  given table of one: "Treaty: Romulan/Klingon"
  given crew of one on "I.K.S. Bortas": "Kromm", "Palteth", "Tallus"
  then "I.K.S. Bortas" is staffed
  given discard "Treaty: Romulan/Klingon"
  then "I.K.S. Bortas" is not staffed
}

scenario "A commander serves for staff, and staff for no commander" under r24, r18
  cites r24 "7.1.3-command-for-staff", "7.1.3-icons", "icon-cmd", "icon-stf" cites r18 "staff-matching" {
  given mission of one: "Acquire Surplus Ships"
  given ship of one at "Acquire Surplus Ships": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Kromm", "Kurak", "B'Somgh"
  then "I.K.S. Bortas" is not staffed
  given crew of one on "I.K.S. Bortas": "Captain Worf", "Zegov"
  given kill "Kurak"
  given kill "Kromm"
  then "I.K.S. Bortas" is staffed
}

scenario "Each of the crew fills one place" under r24, r18 cites r24 "7.1.3-staffed-when" cites r18 "staff-matching", "staff-one-icon" {
  given mission of one: "Acquire Surplus Ships"
  given ship of one at "Acquire Surplus Ships": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Captain Worf", "Zegov"
  then "I.K.S. Bortas" is not staffed
}

scenario "A ship without requirements still needs one of its own" under r24 cites r24 "gl-abandon-ship-matching" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "Runabout"
  given crew of one on "Runabout": "Vekor"
  then "Runabout" is not staffed
  given crew of one on "Runabout": "Seth Mendoza"
  then "Runabout" is staffed
}

scenario "A ship that is not staffed does not move" under r24 cites r24 "7.1.3-needed", "7.1.4-staffed", "g-docking-move" {
  given mission of one: "Acquire Surplus Ships"
  given mission of one: "Seize Freighter"
  given outpost of one at "Acquire Surplus Ships": "Klingon Outpost"
  given ship of one docked at "Klingon Outpost": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Kromm"
  when one undocks "I.K.S. Bortas"
  then refused because r24 "7.1.4"
  given put "I.K.S. Bortas" into orbit of "Acquire Surplus Ships"
  when one docks "I.K.S. Bortas" at "Klingon Outpost"
  then refused because r24 "7.1.4"
  when one flies "I.K.S. Bortas" to "Seize Freighter"
  then refused
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation", "Captain Worf"
  when one docks "I.K.S. Bortas" at "Klingon Outpost"
  then "I.K.S. Bortas" is docked
  when one undocks "I.K.S. Bortas"
  then "I.K.S. Bortas" is undocked
}

// Docking.

scenario "A docked ship has half of the facility's SHIELDS besides its own" under r24, r18
  cites r24 "7.1.4-shields", "gl-dock-rules", "gl-facility-dock-shields", "2.10-extend-shields", "g-docking-shields"
  cites r18 "dock-shield-extension", "type-facility-role" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given ship of one docked at "Federation Outpost": "I.K.S. K'Vort"
  then SHIELDS of "I.K.S. K'Vort" = 21, SHIELDS of "Federation Outpost" = 30
  given put "I.K.S. K'Vort" into orbit of "Botanical Research"
  then SHIELDS of "I.K.S. K'Vort" = 6
}

scenario "A facility of 24 lends 12" under r24 cites r24 "gl-facility-dock-shields" {
  given mission of one: "Seize Freighter"
  given outpost of one at "Seize Freighter": "Neutral Outpost"
  given ship of one docked at "Neutral Outpost": "U.S.S. Hood"
  then SHIELDS of "U.S.S. Hood" = 19
}

scenario "The ship must suit the outpost, its crew need not" under r24, r18
  cites r24 "7.1.4-compatible-ship", "gl-dock-compat", "7.1.4-outposts", "7.1.4-placement", "10.2.10-no-voluntary"
  cites r18 "beam-no-house-arrest", "dock-crew-incompatible", "fly-remains-undocked", "house-situation" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given ship of one at "Botanical Research": "I.K.S. K'Vort"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Kromm"
  given crew of one on "I.K.S. K'Vort": "Kurak"
  when one docks "I.K.S. K'Vort" at "Federation Outpost"
  then refused
  when one docks "U.S.S. Oberth" at "Federation Outpost"
  then "U.S.S. Oberth" in dock of "Federation Outpost"
  when one walks "Kromm" from "U.S.S. Oberth" to "Federation Outpost"
  then refused
}

scenario "Docking uses no RANGE" under r24, r18 cites r24 "7.1.4-no-range" cites r18 "undock-move" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation"
  given range_used of "U.S.S. Oberth" = 6
  when one docks "U.S.S. Oberth" at "Federation Outpost"
  when one undocks "U.S.S. Oberth"
  when one docks "U.S.S. Oberth" at "Federation Outpost"
  then "U.S.S. Oberth" is docked, range_used of "U.S.S. Oberth" = 6, "U.S.S. Oberth" is not stopped
}

scenario "From an opponent's facility a ship does not undock" under r24 cites r24 "gl-dock-opponents", "g-docking-opp-facility" {
  given mission of two: "Botanical Research"
  given outpost of two at "Botanical Research": "Federation Outpost" of two
  given ship of one docked at "Federation Outpost": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation"
  when one undocks "U.S.S. Oberth"
  then refused
  given control "Federation Outpost" by one
  when one undocks "U.S.S. Oberth"
  then "U.S.S. Oberth" in orbit of "Botanical Research"
}

scenario "Ships outlive the facility where they are docked" under r24, r18 cites r24 "7.1.4-survive", "g-docking-facility-destroyed"
  cites r18 "dock-survive" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given ship of one docked at "Federation Outpost": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Barron"
  given crew of one on "Federation Outpost": "Lopez"
  given destroy "Federation Outpost"
  then "U.S.S. Oberth" in orbit of "Botanical Research", "Barron" in interior of "U.S.S. Oberth", "Lopez" in discard_pile of one
}

// Flying.

scenario "Spans of 2, 4 and 3: seven one way, and six back" under r24, r18 cites r24 "7.1.5-range-limit", "2.1-span" cites r18 "fly-range" {
  given mission of one: "Botanical Research"
  given mission of one: "Acquire Surplus Ships"
  given mission of one: "Seize Freighter"
  then distance("Botanical Research", "Seize Freighter") = 7, distance("Seize Freighter", "Botanical Research") = 6
  given ship of one at "Botanical Research": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Kromm"
  when one flies "I.K.S. K'Vort" to "Seize Freighter"
  then range_used of "I.K.S. K'Vort" = 7, location of "I.K.S. K'Vort" = "Seize Freighter"
}

scenario "Flown past or not, every location costs its span; several flights share the RANGE" under r24, r18
  cites r24 "7.1.5-partial", "7.1.5-fly-past", "7.1.5-along" cites r18 "fly-partial", "fly-range" {
  given mission of one: "Botanical Research"
  given mission of one: "Acquire Surplus Ships"
  given mission of one: "Seize Freighter"
  given ship of one at "Acquire Surplus Ships": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Kromm"
  when one flies "I.K.S. K'Vort" to "Botanical Research"
  then range_used of "I.K.S. K'Vort" = 2
  when one flies "I.K.S. K'Vort" to "Seize Freighter"
  then refused
  when one flies "I.K.S. K'Vort" to "Acquire Surplus Ships"
  when one flies "I.K.S. K'Vort" to "Botanical Research"
  then range_used of "I.K.S. K'Vort" = 8, location of "I.K.S. K'Vort" = "Botanical Research"
}

scenario "RANGE 8 with 3 used reaches 5, and not 6" under r24, r18 cites r24 "7.1.5-partial" cites r18 "fly-partial" {
  given mission of one: "Botanical Research"
  given mission of one: "Seize Freighter"
  given mission of one: "Cloaked Mission"
  given mission of one: "Host Metaphasic Shielding Test"
  given ship of one at "Botanical Research": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Kromm"
  given range_used of "I.K.S. K'Vort" = 3
  when one flies "I.K.S. K'Vort" to "Cloaked Mission"
  then refused
  when one flies "I.K.S. K'Vort" to "Seize Freighter"
  then range_used of "I.K.S. K'Vort" = 6
}

scenario "No ship flies to another quadrant" under r24, r18 cites r24 "7.1.8-illegal" cites r18 "quad-illegal" {
  given mission of one: "Botanical Research"
  given mission of one: "Stop Bombardment"
  given ship of one at "Botanical Research": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Kromm"
  when one flies "I.K.S. K'Vort" to "Stop Bombardment"
  then refused
  given mission of one: "Seize Freighter"
  when one flies "I.K.S. K'Vort" to "Seize Freighter"
  then location of "I.K.S. K'Vort" = "Seize Freighter"
}

scenario "A docked ship must undock before it flies" under r24 cites r24 "7.1-where" {
  given mission of one: "Acquire Surplus Ships"
  given mission of one: "Seize Freighter"
  given outpost of one at "Acquire Surplus Ships": "Klingon Outpost"
  given ship of one docked at "Klingon Outpost": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Kromm"
  when one flies "I.K.S. K'Vort" to "Seize Freighter"
  then refused
  when one undocks "I.K.S. K'Vort"
  when one flies "I.K.S. K'Vort" to "Seize Freighter"
  then location of "I.K.S. K'Vort" = "Seize Freighter"
}

// What a team may do where it is.

scenario "All who are there attempt together" under r24, r18 cites r24 "7.1-no-splitting", "7.1-away-team" cites r18 "awayteam-def",
  "no-voluntary-split" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Wind Dancer"
  given away team of one on "Cloaked Mission": "Kromm", "Kurak"
  given away team of one on "Cloaked Mission": "B'Somgh"
  when one attempts "Cloaked Mission"
  then "Kromm" is stopped, "Kurak" is stopped, "B'Somgh" is stopped
}

scenario "Intruders attempt nothing" under r24 cites r24 "2.9-function" {
  given mission of one: "Seize Freighter"
  given ship of two at "Seize Freighter": "U.S.S. Oberth" of two
  given crew of one on "U.S.S. Oberth": "Kromm", "Captain Worf"
  when one attempts "Seize Freighter"
  then refused
}

scenario "One of its own is enough to attempt, and a dock is no place to do it from" under r24, r18
  cites r24 "7.1.3-matching-only-actions", "7.1.4-no-mission-fire", "g-docking-no-attempt-fire" cites r18 "dock-restrict",
  "staff-only-move" {
  given mission of one: "Seize Freighter"
  given outpost of one at "Seize Freighter": "Klingon Outpost"
  given ship of one docked at "Klingon Outpost": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Kromm"
  when one attempts "Seize Freighter"
  then refused
  given put "I.K.S. Bortas" into orbit of "Seize Freighter"
  when one attempts "Seize Freighter"
  then one attempts "Seize Freighter"
}

scenario "Equipment does not walk alone, and the disabled are carried" under r24, r18
  cites r24 "7.1-carry-equipment", "10.2.3-disabled-moved", "7.1.2-embark" cites r18 "disabled-move", "equipment-carried-team",
  "walk-ship" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given ship of one docked at "Federation Outpost": "U.S.S. Oberth"
  given crew of one on "Federation Outpost": "Davies", "Lopez", "Federation PADD"
  given "Lopez" is disabled
  when one walks "Federation PADD" from "Federation Outpost" to "U.S.S. Oberth"
  then refused
  when one walks "Lopez" from "Federation Outpost" to "U.S.S. Oberth"
  then refused
  when one walks "Lopez", "Federation PADD", "Davies" from "Federation Outpost" to "U.S.S. Oberth"
  then "Lopez" in interior of "U.S.S. Oberth", "Federation PADD" in interior of "U.S.S. Oberth"
}

scenario "Whoever is carried off may take his equipment along" under r24, r18 cites r24 "7.1-team-equipment", "7.1-carry-equipment",
  "10.2.6-relocate" cites r18 "equipment-carried-team", "relocate" {
  given mission of one: "Botanical Research"
  given mission of one: "Cloaked Mission"
  given away team of one on "Botanical Research": "Davies", "Federation PADD", "Starfleet Type II Phaser"
  given relocate "Davies" to surface of "Cloaked Mission"
  one chooses "Federation PADD"
  then "Davies" in surface of "Cloaked Mission", "Federation PADD" in surface of "Cloaked Mission"
  then "Starfleet Type II Phaser" in surface of "Botanical Research"
}

scenario "What is entered or passed counts, and what is left does not" under r24, r18 cites r24 "7.1.5-range-limit", "7.1.5"
  cites r18 "fly-range" {
  given mission of one: "Botanical Research"
  given mission of one: "Acquire Surplus Ships"
  given mission of one: "Amnesty Talks"
  given ship of one at "Botanical Research": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Kromm"
  given turn of one
  when one flies "I.K.S. K'Vort" to "Amnesty Talks"
  then range_used of "I.K.S. K'Vort" = 7
  given next_turn two
  given next_turn one
  when one flies "I.K.S. K'Vort" to "Botanical Research"
  then range_used of "I.K.S. K'Vort" = 6
}

scenario "To a ship that has landed people beam as to any other" under r24, r18 cites r24 "7.1.6-beam-report" cites r18 "land-report-beam" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. K'Vort"
  given ship of one at "Cloaked Mission": "Batris"
  given put "Batris" into surface of "Cloaked Mission"
  given crew of one on "I.K.S. K'Vort": "Kromm"
  when one beams "Kromm" from "I.K.S. K'Vort" to "Batris"
  then "Kromm" in interior of "Batris"
  when one beams "Kromm" from "Batris" to "I.K.S. K'Vort"
  then "Kromm" in interior of "I.K.S. K'Vort"
}

scenario "A ship that has used all its RANGE is not stopped, and may attempt a mission" under r24, r18 cites r24 "10.2.1-range-use-not-stop"
  cites r18 "stopped-ship-aboard" {
  given mission of one: "Botanical Research"
  given mission of one: "Acquire Surplus Ships"
  given mission of one: "Seize Freighter"
  given ship of one at "Botanical Research": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Kromm"
  given range_used of "I.K.S. K'Vort" = 1
  when one flies "I.K.S. K'Vort" to "Seize Freighter"
  then range_left of "I.K.S. K'Vort" = 0, "I.K.S. K'Vort" is not stopped
  when one attempts "Seize Freighter" with "I.K.S. K'Vort"
  then one attempts "Seize Freighter"
}

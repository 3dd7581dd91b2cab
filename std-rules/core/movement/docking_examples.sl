// Facilities and the ships at them.

scenario "Outposts are in space, also around a planet" under r24, r18 cites r24 "g-facility-in-space", "gl-facility-space", "4.4-in-space"
  cites r18 "fac-in-space" {
  given mission of one: "Botanical Research"
  given seed deck of one: "Federation Outpost"
  when one seeds "Federation Outpost" at "Botanical Research"
  then "Federation Outpost" in orbit of "Botanical Research", "Federation Outpost" is in_open_space
}

scenario "A headquarters on a planet has no docks" under r24 cites r24 "g-facility-dock", "g-facility-in-space" {
  given mission of one: "Deliver Message"
  given seed deck of one: "Tower of Commerce"
  when one seeds "Tower of Commerce" at "Deliver Message"
  given ship of one at "Deliver Message": "Batris"
  given crew of one on "Batris": "Captain Worf", "Kromm"
  when one docks "Batris" at "Tower of Commerce"
  then refused
}

scenario "Docked, a ship attempts nothing and is not in orbit" under r24, r18
  cites r24 "g-facility-docked-shields", "7.2.1-space-ship", "g-in-orbit"
  cites r18 "dock-restrict" {
  given mission of one: "Amnesty Talks"
  given outpost of one at "Amnesty Talks": "Federation Outpost"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Seth Mendoza", "Beverly", "Lopez"
  then "U.S.S. Oberth" in orbit of "Amnesty Talks", SHIELDS of "U.S.S. Oberth" = 7
  when one docks "U.S.S. Oberth" at "Federation Outpost"
  then not ("U.S.S. Oberth" in orbit of "Amnesty Talks"), SHIELDS of "U.S.S. Oberth" = 22, SHIELDS of "Federation Outpost" = 30
  when one attempts "Amnesty Talks"
  then refused
  when one undocks "U.S.S. Oberth"
  when one attempts "Amnesty Talks"
  then one solves "Amnesty Talks"
}

scenario "What a card does to ships it does to docked ships too" under r24 cites r24 "g-docked-ship-others" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given ship of one docked at "Federation Outpost": "U.S.S. Oberth"
  given ship of one at "Botanical Research": another "U.S.S. Oberth"
  given "Virus" of two on another "U.S.S. Oberth"
  then RANGE of "U.S.S. Oberth" = 4
}

scenario "Ships that report to an outpost are docked there" under r24, r18 cites r24 "g-docking-enter-docked"
  cites r18 "dock-report-docked" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given hand of one: "U.S.S. Oberth"
  given plays_left of one = 1
  when one reports "U.S.S. Oberth" to "Federation Outpost"
  then "U.S.S. Oberth" in dock of "Federation Outpost", "U.S.S. Oberth" is docked
}

scenario "The crew need not suit the outpost, and may not enter it" under r24, r18 cites r24 "g-docking-compat", "gl-fac-compat-needed"
  cites r18 "dock-crew-incompatible" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Klingon Outpost"
  given ship of one at "Botanical Research": "Batris"
  given crew of one on "Batris": "Captain Worf", "Kromm", "Vekor"
  given table of one: "Treaty: Federation/Klingon"
  given crew of one on "Batris": "Spock"
  when one docks "Batris" at "Klingon Outpost"
  given discard "Treaty: Federation/Klingon"
  then "Batris" is docked
  when one walks "Spock" from "Batris" to "Klingon Outpost"
  then refused
  when one walks "Vekor" from "Batris" to "Klingon Outpost"
  then "Vekor" in interior of "Klingon Outpost"
}

scenario "An empty facility has transporters" under r24, r18 cites r24 "gl-fac-transporters", "g-facility-transporters"
  cites r18 "beam-all-have" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given away team of one on "Botanical Research": "Davies"
  when one beams "Davies" from "Botanical Research" to "Federation Outpost"
  then "Davies" in interior of "Federation Outpost"
}

scenario "You own one facility at a place, whoever controls it, and your opponent may have another" under r24
  cites r24 "g-facility-one-per-loc", "g-facility-outpost-where", "4.4-two-controlled" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given outpost of two at "Botanical Research": "Klingon Outpost" of two
  given control "Federation Outpost" by two
  then controller of "Federation Outpost" = two, controller of "Klingon Outpost" = two
  given hand of one: another "Klingon Outpost"
  given away team of one on "Botanical Research": "Kromm"
  given plays_left of one = 1
  when one builds another "Klingon Outpost" at "Botanical Research"
  then refused
}

scenario "No outpost is built at a homeworld either" under r24 cites r24 "g-homeworld-no-outpost", "g-facility-no-homeworld" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kromm"
  given hand of one: "Klingon Outpost"
  given plays_left of one = 1
  when one builds "Klingon Outpost" at "Cloaked Mission"
  then refused
}

scenario "An outpost wants a mission with its own icon, of whatever kind and whoever's" under r24 cites r24 "g-facility-outpost-where" {
  given mission of two: "Seize Freighter"
  given mission of two: "Avert Solar Implosion"
  given seed deck of one: "Klingon Outpost"
  when one seeds "Klingon Outpost" at "Avert Solar Implosion"
  then refused
  when one seeds "Klingon Outpost" at "Seize Freighter"
  then "Klingon Outpost" in orbit of "Seize Freighter"
}

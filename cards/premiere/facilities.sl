set premiere "Premiere" released 1994

card "Federation Outpost" outpost universal {
  Federation
  30
  property [TNG]
  seed one
  build where your Federation ENGINEER personnel
}

scenario "A Federation engineer builds an outpost where the Federation has business" under r24 cites r24 "gl-facility-control",
  "g-facility-control", "6.2" {
  given mission of one: "Botanical Research"
  given mission of one: "Seize Freighter"
  given away team of one on "Botanical Research": "Daniel Kwan"
  given hand of one: "Federation Outpost"
  given plays_left of one = 1
  when one builds "Federation Outpost" at "Seize Freighter"
  then refused
  when one builds "Federation Outpost" at "Botanical Research"
  then "Federation Outpost" in orbit of "Botanical Research", plays_left of one = 0, "Federation Outpost" is Federation
  then controller of "Federation Outpost" = one, mode of "Federation Outpost" = Federation
}

scenario "A Klingon engineer builds nothing for the Federation" under r24 cites r24 "6.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Kromm", "Lopez"
  given hand of one: "Federation Outpost"
  given plays_left of one = 1
  when one builds "Federation Outpost" at "Botanical Research"
  then refused
}

scenario "Outposts are seeded at missions of their affiliation, one of each" under r24 cites r24 "4.4" {
  given mission of one: "Botanical Research"
  given mission of two: "Seize Freighter"
  given mission of two: "Salvage Borg Ship"
  given seed deck of one: "Federation Outpost", another "Federation Outpost"
  when one seeds "Federation Outpost" at "Seize Freighter"
  then refused
  when one seeds "Federation Outpost" at "Botanical Research"
  then "Federation Outpost" in orbit of "Botanical Research", SHIELDS of "Federation Outpost" = 30
  when one seeds another "Federation Outpost" at "Salvage Borg Ship"
  then refused
}

card "Klingon Outpost" outpost universal {
  Klingon
  32
  property [TNG]
  seed one
  build where your Klingon ENGINEER personnel
}

scenario "A Klingon engineer builds where Klingons have business, but at no homeworld" under r24 cites r24 "6.2" {
  given mission of one: "Acquire Surplus Ships"
  given mission of one: "Cloaked Mission"
  given mission of one: "Investigate Destruction"
  given away team of one on "Acquire Surplus Ships": "Kromm"
  given away team of one on "Cloaked Mission": "Q'elyn"
  given hand of one: "Klingon Outpost"
  given plays_left of one = 1
  when one builds "Klingon Outpost" at "Cloaked Mission"
  then refused
  when one builds "Klingon Outpost" at "Investigate Destruction"
  then refused
  when one builds "Klingon Outpost" at "Acquire Surplus Ships"
  then "Klingon Outpost" in orbit of "Acquire Surplus Ships", plays_left of one = 0, SHIELDS of "Klingon Outpost" = 32
}

scenario "A Klingon engineer in the Federation's service still knows how" under r24 cites r24 "gl affiliation and species" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Kromm"
  given mode of "Kromm" = Federation
  given hand of one: "Klingon Outpost"
  given plays_left of one = 1
  when one builds "Klingon Outpost" at "Acquire Surplus Ships"
  then "Klingon Outpost" in orbit of "Acquire Surplus Ships"
}

scenario "Without a Klingon engineer nothing Klingon is built" under r24 cites r24 "6.2" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Kurak", "Daniel Kwan"
  given hand of one: "Klingon Outpost"
  given plays_left of one = 1
  when one builds "Klingon Outpost" at "Acquire Surplus Ships"
  then refused
}

scenario "Klingons and their ships report to their outpost, Federation people do not" under r24 cites r24 "6.3" {
  given mission of one: "Acquire Surplus Ships"
  given outpost of one at "Acquire Surplus Ships": "Klingon Outpost"
  given hand of one: "Kurak", "I.K.S. Bortas", "Davies", "Vash" version "The Next Generation"
  given plays_left of one = 4
  when one reports "Davies" to "Klingon Outpost"
  then refused
  when one reports "Kurak" to "Klingon Outpost"
  when one reports "I.K.S. Bortas" to "Klingon Outpost"
  when one reports "Vash" to "Klingon Outpost"
  then "Kurak" in interior of "Klingon Outpost", "Vash" in interior of "Klingon Outpost", host of "I.K.S. Bortas" = "Klingon Outpost"
}

card "Romulan Outpost" outpost universal {
  Romulan
  32
  property [TNG]
  seed one
  build where your Romulan ENGINEER personnel
}

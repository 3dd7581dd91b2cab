set premiere "Premiere" released 1994

card "Federation Outpost" outpost universal {
  Federation
  30
  property [TNG]
  seed one
  build where your [Fed] ENGINEER personnel
}

scenario "A Federation engineer builds an outpost where the Federation has business" under r24 cites r24 "6.2" {
  given mission of one: "Botanical Research"
  given mission of one: "Seize Freighter"
  given away team of one on "Botanical Research": "Daniel Kwan"
  given hand of one: "Federation Outpost"
  given plays_left of one = 1
  when one builds "Federation Outpost" at "Seize Freighter"
  then refused
  when one builds "Federation Outpost" at "Botanical Research"
  then "Federation Outpost" in orbit of "Botanical Research", plays_left of one = 0, "Federation Outpost" is Federation
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
  build where your [Kli] ENGINEER personnel
}

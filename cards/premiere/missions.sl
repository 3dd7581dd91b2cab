set premiere "Premiere" released 1994

card "Cloaked Mission" mission planet {
  Klingon
  span 3; points 30
  regions Romulus System
  requires Navigation + Diplomacy + Honor
  traits homeworld
}

scenario "Cloaked Mission falls to one upright Klingon pilot" under r24 cites r24 "7.2.5" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then one solves "Cloaked Mission", points of one = 30
}

scenario "Cloaked Mission does not fall without Navigation" under r24 cites r24 "7.2.5" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Commander K'Ehleyr", "Kahless" version "The Next Generation"
  when one attempts "Cloaked Mission"
  then one does not solve "Cloaked Mission"
}

scenario "Only Klingons escort the operatives" under r24 cites r24 "7.2.1" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Beverly", "Deanna Troi" version "The Next Generation"
  when one attempts "Cloaked Mission"
  then refused because r24 "7.2.1"
}

scenario "No outpost is seeded at a homeworld" under r24 cites r24 "4.4" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Seize Freighter"
  given seed deck of one: "Klingon Outpost"
  when one seeds "Klingon Outpost" at "Cloaked Mission"
  then refused
  when one seeds "Klingon Outpost" at "Seize Freighter"
  then "Klingon Outpost" in orbit of "Seize Freighter"
}

card "Investigate Disturbance" mission planet {
  Klingon
  span 4; points 35
  place_name "Boreth"
  requires Honor + Leadership + INTEGRITY > 30 OR "Gowron" + Biology
}

scenario "Upright leaders settle the disturbance at Boreth" under r24 cites r24 "7.2.5" {
  given mission of one: "Investigate Disturbance"
  given away team of one on "Investigate Disturbance": "Kahless" version "The Next Generation", "Korris" version "The Next Generation",
    "Koroth" version "The Next Generation", "Kurak"
  then (sum of INTEGRITY of p over p: personnel in surface of "Investigate Disturbance") = 31
  when one attempts "Investigate Disturbance"
  then one solves "Investigate Disturbance", points of one = 35
}

scenario "INTEGRITY of 30 settles nothing, and Biology alone neither" under r24 cites r24 "7.2.5" {
  given mission of one: "Investigate Disturbance"
  given away team of one on "Investigate Disturbance": "Kahless" version "The Next Generation", "Korris" version "The Next Generation",
    "B'Somgh", "Kromm"
  then (sum of INTEGRITY of p over p: personnel in surface of "Investigate Disturbance") = 30
  when one attempts "Investigate Disturbance"
  then one does not solve "Investigate Disturbance"
}

card "Repair Mission" mission space {
  Federation
  span 2; points 35
  requires ENGINEER x3 + Computer Skill
}

// Seed phases of 1998.

scenario "What seeds or plays may be seeded among the missions" under cr98 cites cr98 "sop-any-phase" {
  given mission pile of one: "Cloaked Mission"
  given mission pile of two: "Impose Order" of two
  given seed deck of one: "Assign Mission Specialists"
  given seed deck of two: "Mission Debriefing" of two
  given mission_phase(one)
  when one seeds "Assign Mission Specialists" first
  then decision of two offers "Impose Order"
  when two seeds "Mission Debriefing" face down first
  when one seeds "Cloaked Mission" at the left
  then decision of two offers "Impose Order"
  when two seeds "Impose Order" at the right
  then "Impose Order" in spaceline, "Assign Mission Specialists" in table of one, "Mission Debriefing" in agenda of two
}

scenario "What seeds or plays may be seeded in the dilemma phase" under cr98 cites cr98 "sop-any-phase" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given seed deck of one: "Assign Mission Specialists"
  given draw deck of one: "Dr. Christopher"
  given dilemma_phase(one)
  when one seeds "Assign Mission Specialists"
  one accepts
  one chooses "Dr. Christopher"
  then "Dr. Christopher" in interior of "Federation Outpost"
}

scenario "Face down only what has the icon is seeded, and only what its text lets be seeded" under cr98, r24
  cites cr98 "sop-face-down", "ha-seed", "ams-not-hidden" {
  given seed deck of one: "Assign Mission Specialists", "Mission Debriefing", "Intermix Ratio"
  given facility_phase(one)
  when one seeds "Assign Mission Specialists" face down
  then refused
  when one seeds "Intermix Ratio" face down
  then refused
  when one seeds "Mission Debriefing" face down
  then "Mission Debriefing" in agenda of one
}

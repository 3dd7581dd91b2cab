// When cards are seeded whose text names a phase, and what is seeded at one time.

set hard "Hard cases" released 2026

card "Buoy" incident {
  seeds on table
  seeds during dilemma phase
}
card "Sounding Line" objective {
  seeds on table
  seeds during dilemma phase
}
card "Sea Gate" doorway {
  seeds on table
  seeds in any phase
}
card "Harbour Gate" doorway {
  not_duplicatable
  seeds on table
}
card "Strange Gate" doorway {
  [AU]
  seeds on table
}
card "Wide Gate" doorway {
  seeds one on table
  opens to [AU] card
}
card "Harbour Light" incident {
  seeds on table
  seeds during doorway phase
}
card "Low Gate" doorway {
  seeds on table
  seeds during facility phase
}

scenario "The last stage of the dilemma phase is for what lies under no mission, one card by turns" under r24
  cites r24 "4.3-stage4-other" {
  given mission of one: "Botanical Research"
  given mission of two: "Cloaked Mission" of two
  given seed deck of one: "Wind Dancer", "Buoy", "Sounding Line", "Attention All Hands"
  given seed deck of two: "Buoy" of two, "Federation Outpost" of two
  given dilemma_phase(one)
  then decision of one offers "Wind Dancer"
  then decision of one offers no "Buoy"
  one passes
  one passes
  then decision of one offers exactly "Buoy", "Sounding Line"
  when one seeds "Buoy"
  then decision of two offers exactly another "Buoy"
  when two seeds another "Buoy"
  then decision of one offers exactly "Sounding Line"
  when one seeds "Sounding Line"
  then "Buoy" in table of one, another "Buoy" in table of two, "Sounding Line" in table of one
  then "Attention All Hands" in seed_deck of one
}

scenario "Who passes there seeds no more in it, and the other one all that he has left" under r24 cites r24 "4.3-stage4-pass" {
  given seed deck of one: "Buoy"
  given seed deck of two: "Buoy" of two, "Sounding Line" of two
  given dilemma_phase(one)
  one passes
  when two seeds another "Buoy"
  then decision of two offers "Sounding Line"
  when two seeds "Sounding Line"
  then "Buoy" in seed_deck of one, "Sounding Line" in table of two
}

scenario "What names the dilemma phase is seeded in no other, and what may come in any in each of them" under r24
  cites r24 "4.0-matching-phase", "4.3-stage4-other" {
  given seed deck of one: "Buoy", "Sea Gate"
  given doorway_phase(one)
  then decision of one offers exactly "Sea Gate"
  one passes
  given dilemma_phase(one)
  then decision of one offers exactly "Buoy", "Sea Gate"
  one passes
  given facility_phase(one)
  then decision of one offers exactly "Sea Gate"
}

scenario "What names the doorway phase is seeded there, and a doorway that names the last one in that" under r24
  cites r24 "4.0-matching-phase", "gl doorway" {
  given seed deck of one: "Harbour Light", "Low Gate"
  given doorway_phase(one)
  then decision of one offers exactly "Harbour Light"
  when one seeds "Harbour Light"
  then "Harbour Light" in table of one
  given facility_phase(one)
  then decision of one offers exactly "Low Gate"
}

scenario "Neither player sees what doorways the other one seeds until both have seeded" under r24 cites r24 "4.1-simultaneous" {
  given seed deck of one: "Harbour Gate"
  given seed deck of two: "Wide Gate" of two
  when one seeds "Harbour Gate"
  then two does not see "Harbour Gate", not in_play("Harbour Gate")
  given doorway_phase(one)
  when two seeds "Wide Gate"
  then two sees "Harbour Gate", one sees "Wide Gate"
  then "Harbour Gate" in table of one, "Wide Gate" in table of two
}

scenario "Of doorways that may be in play once, and that both seed, the first player's stays" under r24
  cites r24 "4.1-simultaneous", "6.2" {
  given seed deck of one: "Harbour Gate"
  given seed deck of two: "Harbour Gate" of two
  given doorway_phase(two)
  when two seeds another "Harbour Gate"
  when one seeds "Harbour Gate"
  then another "Harbour Gate" in table of two, "Harbour Gate" in discard_pile of one
}

scenario "A door lets in what is seeded at the same time, and is seeded once" under r24 cites r24 "4.0-au-seed", "4.1-simultaneous" {
  given seed deck of one: "Strange Gate", "Wide Gate", another "Wide Gate"
  given doorway_phase(one)
  then decision of one offers exactly "Wide Gate", another "Wide Gate"
  when one seeds "Wide Gate"
  then decision of one offers exactly "Strange Gate"
  when one seeds "Strange Gate"
  then "Strange Gate" in table of one, another "Wide Gate" in seed_deck of one
}

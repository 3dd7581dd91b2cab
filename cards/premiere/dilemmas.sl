set premiere "Premiere" released 1994

card "Archer" dilemma planet {
  property [TNG]
  traits MEDICAL_related
  unless MEDICAL + SECURITY: kill one personnel in team with highest total_attributes by opponent
  discard_dilemma
}

card "Birth of \"Junior\"" dilemma space {
  property [TNG]
  nullify with ENGINEER x3
  place this on attempting_ship
  host: RANGE -counter of this
  at end of every turn { count_up this; if RANGE of (host as ship) = 0 { destroy host as ship } }
}

card "Nitrium Metal Parasites" dilemma space {
  countdown 3
  property [TNG]
  traits SCIENCE_related
  place this on attempting_ship
  when countdown ends: destroy host as craft
  cure with SCIENCE x2 OR ENGINEER x2
}

card "Wind Dancer" dilemma planet {
  property [TNG]
  to get past "Lwaxana Troi" OR Youth OR Music OR some personnel in team with STRENGTH > 9
}

scenario "Youth passes the Wind Dancer" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Q'elyn", "Kurak", "Losta"
  given seeds of two under "Acquire Surplus Ships": "Wind Dancer"
  when one attempts "Acquire Surplus Ships"
  then "Wind Dancer" in out_of_play of two, one solves "Acquire Surplus Ships"
}

scenario "One member with STRENGTH of ten passes the Wind Dancer" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Q'elyn", "Kurak", "Captain Worf"
  given seeds of two under "Acquire Surplus Ships": "Wind Dancer"
  when one attempts "Acquire Surplus Ships"
  then "Wind Dancer" in out_of_play of two, one solves "Acquire Surplus Ships"
}

scenario "Two who have STRENGTH of ten together do not pass the Wind Dancer" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Q'elyn", "Kurak", "Duras"
  given seeds of two under "Acquire Surplus Ships": "Wind Dancer"
  when one attempts "Acquire Surplus Ships"
  then "Wind Dancer" in seeds of "Acquire Surplus Ships", "Duras" is stopped, one does not solve "Acquire Surplus Ships"
}

scenario "Lwaxana Troi passes the Wind Dancer" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lwaxana Troi", "Barron"
  given seeds of two under "Botanical Research": "Wind Dancer"
  when one attempts "Botanical Research"
  then "Wind Dancer" in out_of_play of two
}

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

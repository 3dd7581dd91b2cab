set the_maquis "The Maquis" released 2014

card "Val Jean" ship {
  Non-Aligned
  7 / 5 / 6
  names "Liberty"
  ship_class "Condor"
  commanders "Captain Chakotay"
  staffing [Maq] x2
  icons [Maq]
  property [VOY]
  while whereabouts of this is Badlands Region, this: RANGE +2, WEAPONS +2, SHIELDS +2
}

scenario "At home in the Badlands the Val Jean is faster and stronger" under r24 cites r24 "12.11" {
  given mission of one: "Study Badlands"
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Val Jean"
  then RANGE of "Val Jean" = 7, WEAPONS of "Val Jean" = 5
  given move "Val Jean" to "Study Badlands"
  then RANGE of "Val Jean" = 9, WEAPONS of "Val Jean" = 7, SHIELDS of "Val Jean" = 8
}

card "Cosette" ship {
  Non-Aligned
  7 / 5 / 6
  ship_class "Condor"
  commanders "Ro Laren"
  staffing [Maq] x2
  icons [Maq]
  property [TNG]
  while whereabouts of this is Demilitarized Zone, this: RANGE +2, WEAPONS +2, SHIELDS +2
}

card "Guingouin" ship {
  Non-Aligned
  8 / 6 / 6
  ship_class "Condor"
  commanders "Michael Eddington"
  staffing [Maq] x2
  icons [Maq]
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Maquis Raider" ship universal {
  Non-Aligned
  7 / 5 / 6
  ship_class "Condor"
  staffing [Maq] x2
  icons [Maq]
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
  origins Federation
}

card "S.S. Xhosa" ship {
  Non-Aligned
  9 / 4 / 6
  ship_class "Antares"
  commanders "Kasidy Yates"
  staffing [Stf]
  systems Tractor Beam
  icons [Maq]
  property [DS9]
  traits freighter
}

card "Stolen Defiant" ship {
  Federation
  8 / 10 / 8
  ship_class "Defiant"
  staffing [Cmd], [Maq]
  systems Cloaking Device, Tractor Beam
  icons [Maq]
  property [DS9]
  names "U.S.S. Defiant"
  while some [Car] personnel or craft in opposing_force, this: WEAPONS +3, SHIELDS +3
}

set crossover "Crossover" released 2015

card "Alliance Freighter" ship universal {
  Cardassian
  7 / 5 / 6
  ship_class "Military Freighter"
  staffing [KCA]
  systems Tractor Beam
  icons [KCA], [MQ]
  property [DS9]
  traits freighter
}

card "Mr. Sisko's Interceptor" ship {
  Federation, Non-Aligned
  7 / 7+X / 5+X
  X = 3 if some [KCA] personnel or craft in opposing_force else 0
  ship_class "Interceptor"
  commanders "Mr. Sisko"
  icons [KCA], [MQ], [TE]
  property [DS9]
  traits interceptor
  staffing [TE]
  staffed instead with 1 [KCA] personnel
  not encoded "it takes off and lands"
}

card "Ya'Vang" ship {
  Klingon
  9 / 9+X / 8+X
  X = 1 if size(regions of whereabouts of this) > 0 else 0
  ship_class "Vor'cha"
  commanders "Nu'Tal"
  staffing [Cmd], [KCA], [Stf]
  systems Tractor Beam
  icons [KCA], [MQ]
  property [DS9]
  traits warship
}

scenario "In a region the warship is stronger" under r24 cites r24 "10.1" {
  given mission of one: "Patrol Neutral Zone"
  given mission of one: "Repair Mission"
  given ship of one at "Repair Mission": "Ya'Vang"
  then WEAPONS of "Ya'Vang" = 9
  given put "Ya'Vang" into orbit of "Patrol Neutral Zone"
  then WEAPONS of "Ya'Vang" = 10, SHIELDS of "Ya'Vang" = 9
}

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
  if location of this is Badlands Region, this: RANGE +2, WEAPONS +2, SHIELDS +2
}

scenario "At home in the Badlands the Val Jean is faster and stronger" under r24 cites r24 "12.11" {
  given mission of one: "Study Badlands"
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Val Jean"
  then RANGE of "Val Jean" = 7, WEAPONS of "Val Jean" = 5
  given move "Val Jean" to "Study Badlands"
  then RANGE of "Val Jean" = 9, WEAPONS of "Val Jean" = 7, SHIELDS of "Val Jean" = 8
}

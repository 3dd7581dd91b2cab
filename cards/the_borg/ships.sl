set the_borg "The Borg" released 2001

card "U.S.S. Dauntless" ship {
  Non-Aligned, Federation
  10 / 7 / 8
  ship_class "Dauntless"
  commanders "Arturis"
  staffing [Cmd], [Stf] x2
  icons [DQ]
  systems Holodeck
  property [VOY]
  may be fully staffed by "Arturis"
  special download "Quantum Slipstream Drive"
}

scenario "Arturis alone staffs U.S.S. Dauntless" under r24 cites r24 "7.1.3" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Dauntless"
  given crew of one on "U.S.S. Dauntless": "Vekor"
  then "U.S.S. Dauntless" is not staffed
  given crew of one on "U.S.S. Dauntless": "Arturis"
  then "U.S.S. Dauntless" is staffed
  given "Arturis" is stopped
  then "U.S.S. Dauntless" is not staffed
}

scenario "Arturis staffs no other ship alone" under r24 cites r24 "7.1.3" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given mode of "Batris" = Non-Aligned
  given crew of one on "Batris": "Arturis"
  then "Batris" is not staffed
}

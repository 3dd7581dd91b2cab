set straight_and_steady "Straight and Steady" released 2010
titles "Warp Speed Transfer"

card "Daniel Leonard" personnel {
  Starfleet
  VIP, Leadership, Navigation x2
  6 / 6 / 6
  special download one [SF] ship
  species human
  icons [22], [AU], [Cmd]
  property [ENT]
  traits admiral, male
}

card "Columbia" ship {
  Starfleet
  6 / 5 / 6
  ship_class "NX"
  staffing [Cmd]
  special download "Warp Speed Transfer"
  icons [22], [AU]
  property [ENT]
}

scenario "The admiral sends for any ship of his fleet, once" under r24, r18
  cites r24 "6.5.5-suspend", "6.5.5-once-per-game" cites r18 "special-dl-lost" {
  given mission of one: "Amnesty Talks"
  given outpost of one at "Amnesty Talks": "Neutral Outpost"
  given crew of one on "Neutral Outpost": "Daniel Leonard"
  given draw deck of one: "Columbia", "I.K.S. Bortas"
  given table of one: "Alternate Universe Door"
  when one suspends play with "Daniel Leonard"
  then "Columbia" in dock of "Neutral Outpost", "I.K.S. Bortas" in draw_deck of one
  given put "Columbia" into hand of one
  when one suspends play with "Daniel Leonard"
  then refused
}

scenario "His ships come to where he is, and to no other outpost" under r24 cites r24 "6.5.5-location" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given outpost of one at "Seize Freighter": "Neutral Outpost"
  given ship of one at "Amnesty Talks": "U.S.S. Dauntless"
  given crew of one on "U.S.S. Dauntless": "Daniel Leonard"
  given table of one: "Alternate Universe Door"
  given draw deck of one: "Columbia"
  when one suspends play with "Daniel Leonard"
  then refused
  given outpost of one at "Amnesty Talks": another "Neutral Outpost"
  when one suspends play with "Daniel Leonard"
  then "Columbia" in dock of another "Neutral Outpost"
}

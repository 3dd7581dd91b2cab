set alternate_universe "Alternate Universe" released 1995

card "Neutral Outpost" outpost universal {
  Neutral
  24
  property [TNG]
  seeds or is built at space mission
  seed one
  build where your ENGINEER personnel
  does not repair ships
}

scenario "In dock at a Neutral Outpost a ship stays damaged" under r24 cites r24 "7.5.2" {
  given mission of one: "Seize Freighter"
  given outpost of one at "Seize Freighter": "Neutral Outpost"
  given ship of one at "Seize Freighter": "U.S.S. Oberth"
  given put "U.S.S. Oberth" into dock of "Neutral Outpost"
  given damage "U.S.S. Oberth"
  given announce turn_ends(one)
  given announce turn_ends(one)
  given announce turn_ends(one)
  then "U.S.S. Oberth" is damaged
}

// What is forbidden of a verb with one of its roles: to where, with what. The action that ends in it asks before it is offered, so
// nothing is paid for what cannot be done; and whoever chooses does so among those with which it can be done.

set hard "Hard cases" released 2026

card "Salt Pans" mission planet { Federation, Klingon; span 3; points 30; requires Diplomacy x9 }
card "Tin Hills" mission planet { Federation, Klingon; span 3; points 30; requires Diplomacy x9 }
card "Ketch" ship { Federation; 6 / 6 / 6 }
card "Skiff Nine" ship { Federation; 6 / 6 / 6 }
card "Boatswain" personnel { Federation; OFFICER; 5 / 5 / 5 }
card "Winchman" personnel { Federation; OFFICER; 5 / 5 / 5 }
card "Moorings" outpost { Federation; SHIELDS 20; seeds or is built at (Federation mission) }

card "Boom Chain" event { plays on mission; opponent's ships cannot move to host }
card "Neap Tide" event { plays on table; ships cannot move to planet mission }
card "Ion Storm" event { plays on mission; personnel cannot be beamed to surface of host }
card "No Berth" event { plays on outpost; ships cannot be berthed at host }
card "Bare Hull" event { plays on ship; events cannot be placed on host }
card "Pennant" event { plays on table; property [TNG] }
card "Hoist" interrupt { plays to place one event in hand of you on one your ship in play }
card "Hoist Here" interrupt { plays to place one event in hand of you on one ship in play where it is unique }
card "Flagship" ship unique { Federation; 6 / 6 / 6 }

scenario "Where a ship cannot move it is not flown, and its RANGE is left" under r24 cites r24 "7.1.5" {
  given mission of one: "Salt Pans"
  given mission of one: "Tin Hills"
  given "Boom Chain" of two on "Tin Hills"
  given ship of one at "Salt Pans": "Ketch"
  given crew of one on "Ketch": "Boatswain"
  given turn of one
  when one flies "Ketch" to "Tin Hills"
  then refused because r24 "7.1.5"
  then range_used of "Ketch" = 0
}
scenario "Whom the chain does not stop flies through" under r24 cites r24 "7.1.5" {
  given mission of one: "Salt Pans"
  given mission of one: "Tin Hills"
  given "Boom Chain" of one on "Tin Hills"
  given ship of one at "Salt Pans": "Ketch"
  given crew of one on "Ketch": "Boatswain"
  given turn of one
  when one flies "Ketch" to "Tin Hills"
  then location of "Ketch" = "Tin Hills"
}
scenario "What is said of all planets holds for this one" under r24 cites r24 "7.1.5" {
  given mission of one: "Salt Pans"
  given mission of one: "Tin Hills"
  given table of one: "Neap Tide"
  given ship of one at "Salt Pans": "Ketch"
  given crew of one on "Ketch": "Boatswain"
  given turn of one
  when one flies "Ketch" to "Tin Hills"
  then refused
}
scenario "Nobody beams down, and up they may" under r24 cites r24 "7.1.1" {
  given mission of one: "Salt Pans"
  given "Ion Storm" of two on "Salt Pans"
  given ship of one at "Salt Pans": "Ketch"
  given crew of one on "Ketch": "Boatswain"
  given away team of one on "Salt Pans": "Winchman"
  given turn of one
  when one beams "Boatswain" from "Ketch" to "Salt Pans"
  then refused
  when one beams "Winchman" from "Salt Pans" to "Ketch"
  then "Winchman" in interior of "Ketch"
}
scenario "What a procedure of the action does is asked of it, too" under r24 cites r24 "7.1.4" {
  given mission of one: "Salt Pans"
  given outpost of one at "Salt Pans": "Moorings"
  given "No Berth" of two on "Moorings"
  given ship of one at "Salt Pans": "Ketch"
  given crew of one on "Ketch": "Boatswain"
  given turn of one
  when one docks "Ketch" at "Moorings"
  then refused
}
scenario "A text chooses among those on which it can place" under r24 cites r24 "12.1" {
  given mission of one: "Salt Pans"
  given ship of one at "Salt Pans": "Ketch"
  given ship of one at "Salt Pans": "Skiff Nine"
  given "Bare Hull" of two on "Ketch"
  given hand of one: "Hoist", "Pennant"
  given turn of one
  when one plays "Hoist"
  then "Pennant" in attached of "Skiff Nine"
}
scenario "Where there is none it is not played" under r24 cites r24 "12.1" {
  given mission of one: "Salt Pans"
  given ship of one at "Salt Pans": "Flagship"
  given "Bare Hull" of two on "Flagship"
  given hand of one: "Hoist Here", "Pennant"
  given turn of one
  when one plays "Hoist Here"
  then refused
}

// Who does something and to whom it is done: what can be neither attacked nor attempted, and who cannot attack; who was meant
// when it was said is meant until it ends.

set hard "Hard cases" released 2026

card "Tidal Pool" mission planet { Federation, Klingon; span 3; points 30; requires Diplomacy x9 }
card "Reef Gap" mission space { Federation, Klingon; span 2; points 30; requires Diplomacy x9 }
card "Far Strand" mission planet { Klingon; span 1; points 30; requires Diplomacy x9 }
card "Cutter" ship { Klingon; 8 / 9 / 6 }
card "Ferryboat" ship { Federation; 7 / 3 / 7 }
card "Grim" personnel { Klingon; OFFICER, Leadership; 6 / 6 / 8 }
card "Hale" personnel { Federation; OFFICER, Leadership; 6 / 6 / 6 }

card "White Flag" event { plays on ship; host cannot be attacked }
card "Blunt Guns" event { plays on ship; host cannot attack }
card "Safe Waters" event { plays on table; your ship cannot be attacked by opponent }
card "Truce Talks" event { plays on table; opponent cannot attack }
card "Closed Shore" dilemma planet { unless Honor: place this on attempted_mission; host cannot be attempted }
card "Deep Mud" dilemma planet { unless Honor x9: team cannot be beamed until end of turn }
card "Deeper Mud" dilemma planet { unless Honor x9: personnel in team cannot beam until end of turn }
card "Tangle of Weed" dilemma space { attempting_ship cannot move until end of turn }
card "Cross Words" interrupt { plays to stop one Federation personnel present with your Klingon personnel }

scenario "A ship that cannot be attacked is not, and one that cannot attack is" under r24 cites r24 "7.4.1" {
  given mission of one: "Tidal Pool"
  given ship of one at "Tidal Pool": "Cutter"
  given crew of one on "Cutter": "Grim"
  given ship of two at "Tidal Pool": "Ferryboat" of two
  given crew of two on "Ferryboat": "Hale" of two
  given "White Flag" of two on "Ferryboat"
  given turn of one
  when one attacks "Ferryboat" with "Cutter"
  then refused
}
scenario "Who cannot attack may be attacked" under r24 cites r24 "7.4.1" {
  given mission of one: "Tidal Pool"
  given ship of one at "Tidal Pool": "Cutter"
  given crew of one on "Cutter": "Grim"
  given ship of two at "Tidal Pool": "Ferryboat" of two
  given crew of two on "Ferryboat": "Hale" of two
  given "Blunt Guns" of two on "Ferryboat"
  given turn of one
  when one attacks "Ferryboat" with "Cutter"
  then "Ferryboat" is damaged
}
scenario "Who cannot attack does not" under r24 cites r24 "7.4.1" {
  given mission of one: "Tidal Pool"
  given ship of one at "Tidal Pool": "Cutter"
  given crew of one on "Cutter": "Grim"
  given ship of two at "Tidal Pool": "Ferryboat" of two
  given crew of two on "Ferryboat": "Hale" of two
  given "Blunt Guns" of two on "Cutter"
  given turn of one
  when one attacks "Ferryboat" with "Cutter"
  then refused
}
scenario "What one player cannot attack is safe from him" under r24 cites r24 "7.4.1" {
  given mission of one: "Tidal Pool"
  given ship of one at "Tidal Pool": "Cutter"
  given crew of one on "Cutter": "Grim"
  given ship of two at "Tidal Pool": "Ferryboat" of two
  given crew of two on "Ferryboat": "Hale" of two
  given table of two: "Safe Waters" of two
  given turn of one
  when one attacks "Ferryboat" with "Cutter"
  then refused
}
scenario "A player who cannot attack does not" under r24 cites r24 "7.4.1" {
  given mission of one: "Tidal Pool"
  given ship of one at "Tidal Pool": "Cutter"
  given crew of one on "Cutter": "Grim"
  given ship of two at "Tidal Pool": "Ferryboat" of two
  given crew of two on "Ferryboat": "Hale" of two
  given table of two: "Truce Talks" of two
  given turn of one
  when one attacks "Ferryboat" with "Cutter"
  then refused
}
scenario "What a dilemma forbids it forbids for as long as it lies there" under r24 cites r24 "7.2.1" {
  given mission of one: "Tidal Pool"
  given away team of one on "Tidal Pool": "Grim"
  given seeds of two under "Tidal Pool": "Closed Shore"
  given turn of one
  when one attempts "Tidal Pool"
  then "Closed Shore" in attached of "Tidal Pool"
  given unstop "Grim"
  when one attempts "Tidal Pool"
  then refused
}
scenario "A team is held that is no team any more" under r24 cites r24 "7.1.1" {
  given mission of one: "Tidal Pool"
  given ship of one at "Tidal Pool": "Cutter"
  given seeds of two under "Tidal Pool": "Deep Mud"
  given away team of one on "Tidal Pool": "Grim"
  given turn of one
  when one attempts "Tidal Pool"
  given unstop "Grim"
  when one beams "Grim" from "Tidal Pool" to "Cutter"
  then refused
}
scenario "So are those in it, by the other words for it" under r24 cites r24 "7.1.1" {
  given mission of one: "Tidal Pool"
  given ship of one at "Tidal Pool": "Cutter"
  given seeds of two under "Tidal Pool": "Deeper Mud"
  given away team of one on "Tidal Pool": "Grim"
  given turn of one
  when one attempts "Tidal Pool"
  given unstop "Grim"
  when one beams "Grim" from "Tidal Pool" to "Cutter"
  then refused
}
scenario "The ship of an attempt is held when the attempt is over" under r24 cites r24 "7.1.5" {
  given mission of one: "Reef Gap"
  given mission of one: "Far Strand"
  given ship of one at "Reef Gap": "Cutter"
  given crew of one on "Cutter": "Grim"
  given seeds of two under "Reef Gap": "Tangle of Weed"
  given turn of one
  when one attempts "Reef Gap"
  given unstop "Cutter"
  when one flies "Cutter" to "Far Strand"
  then refused
}
scenario "Present with somebody is present with him, and not with the card that says so" under r24 cites r24 "12.4" {
  given mission of one: "Tidal Pool"
  given away team of one on "Tidal Pool": "Grim"
  given away team of one on "Tidal Pool": "Hale"
  given table of one: "Treaty: Federation/Klingon"
  given hand of one: "Cross Words"
  given turn of one
  when one plays "Cross Words"
  then "Hale" is stopped
}

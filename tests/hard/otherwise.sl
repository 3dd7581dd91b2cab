// Sentences that once did something else than their words say.

set hard "Hard cases" released 2026

card "Chalk Cliffs" mission planet { Federation; span 3; points 30; requires Diplomacy x9 }
card "Tide Race" mission space { Federation; span 3; points 30; requires Diplomacy x9 }
card "Purser" personnel { Federation; OFFICER, Honor; 5 / 8 / 3 }
card "Cooper" personnel { Federation; ENGINEER; 5 / 6 / 4 }
card "Wraith" personnel { Federation; CIVILIAN; [Holo]; 5 / 5 / 5 }
card "Sloop" ship { Federation; 6 / 6 / 6; systems Holodeck }
card "Brig" ship { Federation; 6 / 6 / 6 }

// Where a card goes is known when it is played, and where somebody reports once he is there.

card "Lookout Post" event { plays on table; when opponent plays event on your ship: draw 1 }
card "Barnacle" event { plays on ship; host: RANGE -1 }
card "Copper Plating" event { plays on table; opponent cannot play event on your ship }
card "Landing Stage" event { plays on mission; when your personnel here is reported: draw 1 }

scenario "What is played on a ship is heard, and what is played on another is not" under r24 cites r24 "6.2" {
  given mission of one: "Tide Race"
  given ship of one at "Tide Race": "Sloop"
  given ship of two at "Tide Race": "Brig"
  given table of one: "Lookout Post"
  given draw deck of one: "Purser", "Cooper"
  given hand of two: "Barnacle", another "Barnacle"
  given turn of two
  when two plays "Barnacle" on "Sloop"
  then size(hand of one) = 1, RANGE of "Sloop" = 5
  given turn of two
  when two plays another "Barnacle" on "Brig"
  then size(hand of one) = 1, RANGE of "Brig" = 5
}
scenario "What cannot be played on a ship can be played on another" under r24 cites r24 "6.2" {
  given mission of one: "Tide Race"
  given ship of one at "Tide Race": "Sloop"
  given ship of two at "Tide Race": "Brig"
  given table of one: "Copper Plating"
  given hand of two: "Barnacle"
  given turn of two
  when two plays "Barnacle" on "Sloop"
  then refused
  when two plays "Barnacle" on "Brig"
  then RANGE of "Brig" = 5
}

// Whoever attempts a mission is said to.

card "Sea Shanty" event { plays on table; each your personnel on_attempt: CUNNING +2 }
card "Sea Mist" dilemma planet { unless CUNNING > 9: kill one personnel in team by opponent; discard_dilemma }

scenario "While they attempt they are cleverer, and not before or after" under r24 cites r24 "7.2.1" {
  given mission of one: "Chalk Cliffs"
  given away team of one on "Chalk Cliffs": "Purser"
  given seeds of two under "Chalk Cliffs": "Sea Mist"
  given table of one: "Sea Shanty"
  given turn of one
  then CUNNING of "Purser" = 8
  when one attempts "Chalk Cliffs"
  then "Purser" is not killed, CUNNING of "Purser" = 8
}

// A place that a text names is looked in.

card "Beachcomber" event { plays on mission; once each turn, you may download one personnel in discard_pile of you to host }

scenario "A download looks where its text says" under r24 cites r24 "6.5.4-search" {
  given mission of one: "Chalk Cliffs"
  given "Beachcomber" on "Chalk Cliffs"
  given put "Purser" into discard_pile of one
  given hand of one: "Cooper"
  given turn of one
  when one uses "Beachcomber"
  then "Purser" in surface of "Chalk Cliffs", "Cooper" in hand of one, "Purser" is reported
}

// Nobody pays with nothing.

card "Clean Sweep" event { plays on table; at cost (discard each interrupt in hand of you), you may draw number of those }
card "Ready Hand" interrupt { plays to draw 1 }
card "All Hands" event { plays on mission; at cost (stop each your personnel here), you may draw 1 }

scenario "A cost of each wants somebody" under r24 cites r24 "gl actions - step 1" {
  given mission of one: "Chalk Cliffs"
  given table of one: "Clean Sweep"
  given draw deck of one: "Purser", "Cooper"
  given turn of one
  when one uses "Clean Sweep"
  then refused
  given hand of one: "Ready Hand", another "Ready Hand"
  when one uses "Clean Sweep"
  then "Ready Hand" in discard_pile of one, another "Ready Hand" in discard_pile of one, size(hand of one) = 2
}
scenario "Whoever has nobody there stops nobody" under r24 cites r24 "gl actions - step 1" {
  given mission of one: "Chalk Cliffs"
  given "All Hands" on "Chalk Cliffs"
  given draw deck of one: "Cooper"
  given turn of one
  when one uses "All Hands"
  then refused
  given away team of one on "Chalk Cliffs": "Purser"
  when one uses "All Hands"
  then "Purser" is stopped, "Cooper" in hand of one
}

// What one text changes is judged as things are without it.

card "Topsy-Turvy" event { plays on mission; each personnel here: STRENGTH = CUNNING, CUNNING = STRENGTH }
card "Helping Hand" event { plays on mission; each personnel here with STRENGTH < 4: STRENGTH +3, CUNNING +1 }
card "Carousel" event { plays on mission; each personnel here: STRENGTH = CUNNING, CUNNING = INTEGRITY, INTEGRITY = STRENGTH }
card "Bad Air" event { plays on mission; each personnel here: CUNNING -1 }

scenario "Two attributes are exchanged" under r24 cites r24 "10.1" {
  given mission of one: "Chalk Cliffs"
  given away team of one on "Chalk Cliffs": "Purser", "Cooper"
  given "Topsy-Turvy" on "Chalk Cliffs"
  then CUNNING of "Purser" = 3, STRENGTH of "Purser" = 8, CUNNING of "Cooper" = 4, STRENGTH of "Cooper" = 6
}
scenario "Three go round" under r24 cites r24 "10.1" {
  given mission of one: "Chalk Cliffs"
  given away team of one on "Chalk Cliffs": "Purser"
  given "Carousel" on "Chalk Cliffs"
  then STRENGTH of "Purser" = 8, CUNNING of "Purser" = 5, INTEGRITY of "Purser" = 3
}
scenario "Whoever is helped is helped in all" under r24 cites r24 "10.1" {
  given mission of one: "Chalk Cliffs"
  given away team of one on "Chalk Cliffs": "Purser", "Cooper"
  given "Helping Hand" on "Chalk Cliffs"
  then STRENGTH of "Purser" = 6, CUNNING of "Purser" = 9, STRENGTH of "Cooper" = 4, CUNNING of "Cooper" = 6
}
scenario "What others change counts on the way" under r24 cites r24 "10.1" {
  given mission of one: "Chalk Cliffs"
  given away team of one on "Chalk Cliffs": "Purser"
  given "Bad Air" on "Chalk Cliffs"
  given "Topsy-Turvy" on "Chalk Cliffs"
  then STRENGTH of "Purser" = 7
}

// A card's own words go before what rules put in a happening's place.

card "Second Wind" event { plays on table; instead of your personnel is killed: stop that personnel }

scenario "A hologram whom a card saves is not deactivated" under r24 cites r24 "6.3.2" {
  given mission of one: "Chalk Cliffs"
  given ship of one at "Chalk Cliffs": "Sloop"
  given crew of one on "Sloop": "Wraith"
  given kill "Wraith"
  then "Wraith" is deactivated
}
scenario "A hologram whom a card saves is stopped" under r24 cites r24 "6.3.2" {
  given mission of one: "Chalk Cliffs"
  given ship of one at "Chalk Cliffs": "Sloop"
  given crew of one on "Sloop": "Wraith"
  given table of one: "Second Wind"
  given kill "Wraith"
  then "Wraith" is not deactivated, "Wraith" is stopped
}

// How much a change may come to is settled with it.

card "Rum Ration" interrupt { plays to each your personnel in play: STRENGTH +4 limit (number of your ship in play) until end of turn }

scenario "The limit of what lasts stays what it was" under r24 cites r24 "gl actions" {
  given mission of one: "Chalk Cliffs"
  given ship of one at "Chalk Cliffs": "Sloop"
  given away team of one on "Chalk Cliffs": "Purser"
  given hand of one: "Rum Ration"
  when one plays "Rum Ration"
  then STRENGTH of "Purser" = 4
  given ship of one at "Chalk Cliffs": "Brig"
  then STRENGTH of "Purser" = 4
}

// Whoever falls in a battle falls to those whom he fought.

card "Grim Tally" event { plays on table; when you kill personnel: draw 1 }

scenario "The victor kills, whoever began it" under r24 cites r24 "7.4.2" {
  given mission of one: "Chalk Cliffs"
  given table of one: "Grim Tally"
  given draw deck of one: "Cooper", another "Cooper"
  given away team of one on "Chalk Cliffs": "Captain Worf", "Kromm"
  given away team of two on "Chalk Cliffs": "Vash" version "The Next Generation" of two
  given turn of one
  when one attacks at "Chalk Cliffs" with the team of "Captain Worf"
  one accepts
  then "Vash" is killed, size(hand of one) = 1
}
scenario "Nobody is paid for his own dead" under r24 cites r24 "7.4.2" {
  given mission of one: "Cloaked Mission"
  given table of one: "Grim Tally"
  given draw deck of one: "Cooper"
  given away team of one on "Cloaked Mission": "Korris" version "The Next Generation"
  given away team of two on "Cloaked Mission": "Kurak" of two, "Kromm" of two
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Korris"
  random picks "Kurak"
  one declines
  then "Korris" is killed, size(hand of one) = 0
}

card "Lead Line" event { plays on mission; when opponent encounters dilemma at host: draw 1 }

scenario "What is met at one place is not met at another" under r24 cites r24 "7.2.2" {
  given mission of one: "Chalk Cliffs"
  given mission of one: "Cloaked Mission"
  given "Lead Line" of two on "Chalk Cliffs"
  given draw deck of two: "Cooper" of two
  given away team of one on "Cloaked Mission": "Kromm"
  given away team of one on "Chalk Cliffs": "Purser"
  given seeds of two under "Cloaked Mission": "Sea Mist"
  given seeds of two under "Chalk Cliffs": another "Sea Mist"
  given turn of one
  when one attempts "Cloaked Mission"
  then size(hand of two) = 0
  when one attempts "Chalk Cliffs"
  then size(hand of two) = 1
}

// A card stands for each place of it where a verb wants a place.

card "Sealed Hatch" event { plays on ship; your personnel cannot be relocated to host }
card "Bosun's Pipe" event { plays on ship; when your personnel is beamed to host: draw 1 }

scenario "Nobody comes to a ship that is sealed, by whatever text" under r24 cites r24 "10.2.6" {
  given mission of one: "Chalk Cliffs"
  given ship of one at "Chalk Cliffs": "Sloop"
  given ship of one at "Chalk Cliffs": "Brig"
  given "Sealed Hatch" on "Sloop"
  given away team of one on "Chalk Cliffs": "Purser"
  given relocate "Purser" to interior of "Sloop"
  then "Purser" in surface of "Chalk Cliffs"
  given relocate "Purser" to interior of "Brig"
  then "Purser" in interior of "Brig"
}
scenario "The pipe is heard aboard its own ship alone" under r24 cites r24 "7.1.1" {
  given mission of one: "Chalk Cliffs"
  given ship of one at "Chalk Cliffs": "Sloop"
  given ship of one at "Chalk Cliffs": "Brig"
  given "Bosun's Pipe" on "Sloop"
  given draw deck of one: "Cooper", another "Cooper"
  given away team of one on "Chalk Cliffs": "Purser"
  given turn of one
  when one beams "Purser" from "Chalk Cliffs" to "Brig"
  then size(hand of one) = 0
  when one beams "Purser" from "Brig" to "Sloop"
  then size(hand of one) = 1
}

// A text that leaves nobody to choose is named.

card "Storm Damping" event { plays on mission; personnel cannot beam to surface of host }

scenario "Who may not be beamed there is told why" under r24 cites r24 "7.1.1" {
  given mission of one: "Chalk Cliffs"
  given ship of one at "Chalk Cliffs": "Sloop"
  given crew of one on "Sloop": "Purser"
  given "Storm Damping" on "Chalk Cliffs"
  given turn of one
  when one beams "Purser" from "Sloop" to "Chalk Cliffs"
  then refused because r24 "7.1.1"
}

// Nothing is done to who is gone.

card "Rogue Wave" dilemma planet { kill one Honor personnel in team by opponent; stop one OFFICER personnel in team by opponent }

scenario "Who was killed first is not stopped" under r24 cites r24 "7.2.2" {
  given mission of one: "Chalk Cliffs"
  given away team of one on "Chalk Cliffs": "Purser", "Cooper"
  given seeds of two under "Chalk Cliffs": "Rogue Wave"
  given turn of one
  when one attempts "Chalk Cliffs"
  then "Purser" is killed, "Purser" is not stopped
}

// A text of a personnel is a special skill, and has a dot.

card "Rigger" personnel { Federation; OFFICER, Honor; 5 / 5 / 5; while aboard your ship: this: STRENGTH +1 }

scenario "A text is a skill dot without being called so" under r24 cites r24 "10.1" {
  given mission of one: "Chalk Cliffs"
  given away team of one on "Chalk Cliffs": "Rigger", "Purser"
  then skill_dots of "Rigger" = 2, skill_dots of "Purser" = 1
}

// What cannot be done takes the place of nothing, and what a cost takes away is not there for what it pays for.

card "Dredger" event { plays on table; instead of you draw, once each turn: return_to_hand top of discard_pile of you }
card "Ration" interrupt { plays to draw 1 }
card "Martyr" personnel {
  Federation
  OFFICER
  5 / 5 / 5
  once each turn, at cost (kill this): you may kill one personnel present
}
card "Galley Hand" personnel {
  Federation
  ENGINEER
  5 / 5 / 5
  once each turn, at cost (discard one card in hand of you): you may place_beneath one card in hand of you then draw 2
}

scenario "From an empty pile nothing comes in place of a draw" under r24 cites r24 "8.3" {
  given table of one: "Dredger"
  given hand of one: "Ration"
  given draw deck of one: "Purser", "Cooper"
  when one plays "Ration"
  then size(hand of one) = 1, size(draw_deck of one) = 1
}
scenario "Who pays with himself is nobody's choice" under r24 cites r24 "7.6" {
  given mission of one: "Chalk Cliffs"
  given away team of one on "Chalk Cliffs": "Martyr"
  when one uses "Martyr"
  then refused
}
scenario "One card in hand pays, and is not there any more" under r24 cites r24 "7.6" {
  given mission of one: "Chalk Cliffs"
  given away team of one on "Chalk Cliffs": "Galley Hand"
  given hand of one: "Cooper"
  given draw deck of one: "Purser", "Sloop"
  when one uses "Galley Hand"
  then refused
}

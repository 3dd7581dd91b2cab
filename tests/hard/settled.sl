// How much a lasting effect changes is settled when it begins, as who is changed is; what stands goes on with what happens.

set hard "Hard cases" released 2026

card "Parade Ground" mission planet { Federation; span 3; points 30; requires Diplomacy x9 }
card "Bombardier" personnel { Federation; OFFICER; 5 / 8 / 3 }
card "Gunner" personnel { Federation; OFFICER; 5 / 6 / 4 }
card "Lighter" ship { Federation; 6 / 6 / 6 }

card "Muster Call" interrupt { plays to one your personnel in play: STRENGTH +2 for each your ship in play until end of turn }
card "Standing Orders" event { plays on table; each your personnel: STRENGTH +2 for each your ship in play }
card "Wits" interrupt { plays to each your personnel in play: STRENGTH = CUNNING until end of turn }
card "Turnabout" interrupt { plays to each your personnel in play: STRENGTH = CUNNING, CUNNING = STRENGTH until end of turn }
card "Dull Air" event { plays on table; each personnel: CUNNING -3 }

scenario "What was there when it was played counts, and what is lost later does, too" under r24 cites r24 "gl actions" {
  given mission of one: "Parade Ground"
  given away team of one on "Parade Ground": "Bombardier"
  given ship of one at "Parade Ground": "Lighter"
  given hand of one: "Muster Call"
  when one plays "Muster Call"
  then STRENGTH of "Bombardier" = 5
  given destroy "Lighter"
  then STRENGTH of "Bombardier" = 5
  given announce turn_closes(one)
  then STRENGTH of "Bombardier" = 3
}
scenario "What stands goes by what is there" under r24 cites r24 "gl automatic modifiers" {
  given mission of one: "Parade Ground"
  given away team of one on "Parade Ground": "Bombardier"
  given ship of one at "Parade Ground": "Lighter"
  given table of one: "Standing Orders"
  then STRENGTH of "Bombardier" = 5
  given destroy "Lighter"
  then STRENGTH of "Bombardier" = 3
}
scenario "Of each it is settled by itself" under r24 cites r24 "gl actions" {
  given mission of one: "Parade Ground"
  given away team of one on "Parade Ground": "Bombardier", "Gunner"
  given hand of one: "Wits"
  when one plays "Wits"
  then STRENGTH of "Bombardier" = 8, STRENGTH of "Gunner" = 6
  given table of one: "Dull Air"
  then CUNNING of "Bombardier" = 5, STRENGTH of "Bombardier" = 8, STRENGTH of "Gunner" = 6
}
scenario "Two changes are settled before either counts" under r24 cites r24 "gl actions" {
  given mission of one: "Parade Ground"
  given away team of one on "Parade Ground": "Bombardier", "Gunner"
  given hand of one: "Turnabout"
  when one plays "Turnabout"
  then STRENGTH of "Bombardier" = 8, CUNNING of "Bombardier" = 3, STRENGTH of "Gunner" = 6, CUNNING of "Gunner" = 4
}

card "Backup Program" event {
  plays on table
  instead of your [Holo] personnel is deactivated: draw 1
}
card "Singer of Light" personnel {
  Federation
  OFFICER
  [Holo]
  5 / 5 / 5
}

scenario "What stands in for what is kept true does so once, as long as that is not so" under r24 cites r24 "6.3.2" {
  given mission of one: "Botanical Research"
  given table of one: "Backup Program"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Singer of Light"
  given draw deck of one: "Davies", "Martin", "Lopez"
  given turn of one
  then "Singer of Light" is not deactivated, size(hand of one) = 1
}

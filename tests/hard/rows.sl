// Kinds and titles in a row, and what is left out of a row: whom the words before them are said of.

set hard "Hard cases" released 2026

card "Green Hill" mission planet {
  any crew may attempt
  span 3; points 30
  requires SCIENCE
}
card "Grey Hill" mission planet { Federation; place_name "Grey Hill"; span 3; points 30; requires Diplomacy x9 }
card "Osk" personnel { Federation; SCIENCE, Music; 5 / 5 / 5; icons [Stf] }
card "Pell" personnel { Federation; CIVILIAN; 4 / 4 / 4 }
card "Tarn" personnel { Federation; MEDICAL; 6 / 6 / 6 }
card "Ulm" personnel {
  Federation
  OFFICER
  6 / 6 / 6
  while with OFFICER or MEDICAL personnel: this: STRENGTH +1
}

// Guards that let one by who has a name, or so many of a sort.
card "Gatehouse" dilemma planet { to get past three [Stf] personnel OR "Pell" }
card "Watchtower" dilemma planet { to get past 2 Federation personnel + "Pell" OR Honor x3 }
card "Great Hall" headquarters {
  Federation
  SHIELDS 30
  seeds or plays on "Grey Hill"
  one plays for free here once each turn: Federation general or admiral personnel or "Pell"
}
card "Closed Hall" headquarters {
  Federation
  SHIELDS 30
  seeds or plays on "Grey Hill"
  one plays for free here once each turn: Federation personnel except Music personnel
}
card "Marked Note" interrupt { icons [BO]; plays to draw 1 }
card "Plain Note" interrupt { plays to draw 1 }
card "Broom" interrupt { plays to place_out_of_play each interrupt in discard_pile of opponent except [BO] or [Ref] interrupt }

scenario "One who is named gets past by himself" under r24 cites r24 "12.1" {
  given mission of one: "Green Hill"
  given seeds of two under "Green Hill": "Gatehouse"
  given away team of one on "Green Hill": "Pell", "Osk"
  when one attempts "Green Hill"
  then one solves "Green Hill"
}
scenario "Two of a sort do not stand for one who is named" under r24 cites r24 "12.1" {
  given mission of one: "Green Hill"
  given seeds of two under "Green Hill": "Watchtower"
  given away team of one on "Green Hill": "Ulm", "Osk", "Tarn"
  when one attempts "Green Hill"
  then "Green Hill" is not solved
}
scenario "Both together do" under r24 cites r24 "12.1" {
  given mission of one: "Green Hill"
  given seeds of two under "Green Hill": "Watchtower"
  given away team of one on "Green Hill": "Ulm", "Osk", "Pell"
  when one attempts "Green Hill"
  then one solves "Green Hill"
}
scenario "One who is named is welcome whatever he is" under r24 cites r24 "6.1" {
  given mission of one: "Grey Hill"
  given headquarters of one at "Grey Hill": "Great Hall"
  given hand of one: "Pell"
  given plays_left of one = 0
  when one welcomes "Pell" at "Great Hall"
  then host of "Pell" = "Great Hall"
}
scenario "One who is left out is so in the hand, too" under r24 cites r24 "6.1" {
  given mission of one: "Grey Hill"
  given headquarters of one at "Grey Hill": "Closed Hall"
  given hand of one: "Osk"
  given plays_left of one = 0
  when one welcomes "Osk" at "Closed Hall"
  then refused
}
scenario "And on a discard pile" under r24 cites r24 "1.1" {
  given mission of one: "Green Hill"
  given hand of one: "Broom"
  given put "Marked Note" of two into discard_pile of two
  given put "Plain Note" of two into discard_pile of two
  when one plays "Broom"
  then "Plain Note" in out_of_play of two
  then "Marked Note" in discard_pile of two
}
scenario "Nobody is with himself, whatever he is" under r24 cites r24 "10.2.3" {
  given mission of one: "Green Hill"
  given away team of one on "Green Hill": "Ulm", "Osk"
  then STRENGTH of "Ulm" = 6
}
scenario "With one of either sort he is stronger" under r24 cites r24 "10.2.3" {
  given mission of one: "Green Hill"
  given away team of one on "Green Hill": "Ulm", "Tarn"
  then STRENGTH of "Ulm" = 7
}

// What happened is asked of the game: who was killed is in play no more.
card "Mourning" event {
  plays on table
  while some Federation personnel was killed this turn: each your personnel: STRENGTH +1
}
scenario "One who was killed is remembered" under r24 cites r24 "10.2.3" {
  given mission of one: "Green Hill"
  given away team of one on "Green Hill": "Osk", "Pell"
  given table of one: "Mourning"
  given kill "Pell"
  then STRENGTH of "Osk" = 6
}

// expect: 6
// A rule speaks of all players, from nobody's side, and lies nowhere. Who does what happens may be its `you`.
rule yours cites r24 "7.1" { your personnel: STRENGTH +2 }
rule hereabouts cites r24 "7.1" { every personnel here: STRENGTH +2 }
rule spared cites r24 "7.1" { forbid kill of (c: personnel) when c is your }
rule kept cites r24 "7.1" { whenever p: personnel where p is your and STRENGTH of p > 99 { discard p } }
rule mourned cites r24 "7.1" { when your personnel is killed: draw 1 }
rule of_the_doer cites r24 "7.1" {
  forbid kill of (c: personnel) by (you: player) when c is your
  when kill of (c: personnel) by (you: player) { draw 1 }
  every personnel where it is Klingon: STRENGTH +2
}
set trial "Trial" released 1994
card "Yard" mission planet { Federation; span 3; points 30; requires Honor }
card "Bugler" personnel { Federation; OFFICER; 5 / 5 / 5 }
scenario "Nothing is here where nobody is" under r24 cites r24 "7.1" {
  given mission of one: "Yard"
  given away team of one on "Yard": "Bugler"
  then "Bugler" is present
}

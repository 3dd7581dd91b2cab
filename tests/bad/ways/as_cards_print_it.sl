// expect: 5
// wish: what cards print is said otherwise here, and the message says how
set trial "Trial" released 1994

card "A Trial" personnel {
  Federation
  OFFICER
  5 / 5 / 5
  this: gains [Kli]
}
card "A Second Trial" event { plays on table; each player's personnel: STRENGTH +3 }
card "A Third Trial" dilemma planet { to get past INTEGRITY > 20 remaining }
card "A Fourth Trial" dilemma planet { if Honor x2: stop one personnel in team }
rule trial cites r24 "1.1" { replace rule winning cites r24 "1.1" { } }

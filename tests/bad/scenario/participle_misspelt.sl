// expect: 1
// wish: `killed` is near
set trial "Trial" released 1994
card "Trial" mission planet { span 3; points 30; requires Diplomacy }
card "Trial Man" personnel { Klingon; SECURITY; 5 / 5 / 5 }
scenario "A trial" under r24 cites r24 "7.1" {
  given mission of one: "Trial"
  given away team of one on "Trial": "Trial Man"
  then "Trial Man" is kiled
}

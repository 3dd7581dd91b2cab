// expect: 1
// wish: `killed` is near
set trial "Trial" released 1994
card "Trial" mission planet { span 3; points 30; requires Diplomacy }
scenario "A trial" under r24 cites r24 "7.1" {
  given mission of one: "Trial"
  then "Trial" is kiled
}

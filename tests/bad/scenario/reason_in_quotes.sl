// expect: 1
// wish: words of the reason stand in quotation marks
set trial "Trial" released 1994
card "Trial" mission planet { span 3; points 30; requires Diplomacy }
scenario "Why not" under r24 cites r24 "1" {
  given mission of one: "Trial"
  when one attempts "Trial"
  then refused because r24 "7.2": nobody is there
}

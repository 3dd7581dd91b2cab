// expect: 1
// wish: an answer is a line of its own, without `when`
set trial "Trial" released 1994
card "Trial" mission planet { span 3; points 30; requires Diplomacy }
scenario "An answer is no action" under r24 cites r24 "1" {
  given mission of one: "Trial"
  when one chooses "Trial"
}

// expect: 1
// A scenario that passes whatever happens, and one that waits.
set trial "Trial" released 1994
card "Yard" mission planet { Federation; span 3; points 30; requires Honor }
scenario "Nothing is wanted of it" under r24 cites r24 "7.1" {
  given mission of one: "Yard"
}
scenario "Something is wanted of it" under r24 cites r24 "7.1" {
  given mission of one: "Yard"
  then "Yard" in spaceline
}

// expect: 3
// wish: who is stopped is stopped with more, and whoever is captive is somebody's captive: the deed is given
set trial "Trial" released 1994
titles "A Trial"
card "Trial Ground" mission planet { Klingon; span 3; points 30; requires SECURITY }
card "Trial Man" personnel { Klingon; SECURITY; 5 / 5 / 5 }
card "Trial Ship" ship universal { Klingon; 6 / 6 / 6; staffing [Stf] }
scenario "Half of a position" under r24 cites trial "1" {
  given mission of one: "Trial Ground"
  given ship of one at "Trial Ground": "Trial Ship"
  given away team of one on "Trial Ground": "Trial Man", another "Trial Man"
  given "Trial Ship" is stopped
  given another "Trial Man" is not stopped
  given "Trial Man" is captive
  then "Trial Man" is captive
}
scenario "A state that is all that the deed brings" under r24 cites trial "1" {
  given mission of one: "Trial Ground"
  given away team of one on "Trial Ground": "Trial Man"
  given "Trial Man" is disabled
  given two captures "Trial Man"
  then "Trial Man" is disabled, "Trial Man" is captive
}

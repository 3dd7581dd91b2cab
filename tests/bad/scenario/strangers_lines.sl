// expect: 12
// wish: each is told how it is written: the nearest setup, the forms of the action, `when` before an action, what is given and not done
set trial "Trial" released 1994
titles "A Trial"
card "Trial Ground" mission planet { Klingon; span 3; points 30; requires SECURITY }
card "Trial Man" personnel { Klingon; SECURITY; 5 / 5 / 5 }
card "Trial Woman" personnel { Klingon; SECURITY; 5 / 5 / 5 }
card "Trial Ship" ship universal { Klingon; 6 / 6 / 6; staffing [Stf] }
scenario "Who is where" under r24 cites trial "1" {
  given mission of one: "Trial Ground"
  given away team of one at "Trial Ground": "Trial Man"
  given discard pile of one: "Trial Woman"
  given "Trial Ship" at "Trial Ground"
  then "Trial Ground" is mission
}
scenario "Who does what" under r24 cites trial "1" {
  given mission of one: "Trial Ground"
  given ship of one at "Trial Ground": "Trial Ship"
  given crew of one on "Trial Ship": "Trial Man", "Trial Woman"
  when one beams "Trial Man", "Trial Woman" to "Trial Ground"
  when two kills "Trial Man"
  when end of turn
  one attempts "Trial Ground"
  one ponders
  then not "Trial Man" is killed
  given STRENGTH of "Trial Man" = 6
  when one beam "Trial Man" from "Trial Ship" to "Trial Ground"
  then STRENGTH of "Trial Man" = 5
}
scenario "A colon that places nobody" under r24 cites trial "1" {
  given mission of one: "Trial Ground"
  given tent of one: "Trial Man"
  given away team of one on "Trial Ground": "Trial Woman"
  given "Trial Woman": STRENGTH +1 until end of turn
  then STRENGTH of "Trial Woman" = 6
}

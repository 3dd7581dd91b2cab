// expect: 2
// wish: a second `given` for the second ship; `one does not solve "M"` for what has not happened
set trial "Trial" released 1994
titles "A Trial"

card "Trial Ground" mission planet { Klingon; span 3; points 30; requires SECURITY }
card "Trial Ship" ship universal { Klingon; 6 / 6 / 6; staffing [Stf] }
scenario "Two ships in one line" under r24 cites trial "1" {
  given mission of one: "Trial Ground"
  given ship of one at "Trial Ground": "Trial Ship", another "Trial Ship"
  then not (one solves "Trial Ground")
}

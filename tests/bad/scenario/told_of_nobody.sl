// expect: 9
// wish: each line holds always, or never: a number of draws, several, what cannot suffer it, who did what texts do, more behind it
set trial "Trial" released 1994
titles "A Trial"
card "Trial Ground" mission planet { Klingon; span 3; points 30; requires SECURITY }
card "Trial Man" personnel { Klingon; SECURITY; 5 / 5 / 5 }
card "Trial Woman" personnel { Klingon; SECURITY; 5 / 5 / 5 }
scenario "What nobody can tell" under r24 cites trial "1" {
  given mission of one: "Trial Ground"
  given away team of one on "Trial Ground": "Trial Man"
  given hand of one: "Trial Woman"
  given one draws 3
  then one does not draw 3
  then each personnel is not killed
  then one does not play event
  then "Trial Ground" is not killed
  then two does not kill "Trial Man"
  then "Trial Man" is not killed by two
  then one does not win
  then two does not see hand of one
  then personnel is not stopped
}

// expect: 4
// wish: a card on stage, or words of a way; what else holds stands in a line of its own
set trial "Trial" released 1994
titles "A Trial"
card "Trial Ground" mission planet { Klingon; span 3; points 30; requires SECURITY }
card "Trial Man" personnel { Klingon; SECURITY; 5 / 5 / 5 }
card "Trial Woman" personnel { Klingon; SECURITY; 5 / 5 / 5 }
scenario "Who is offered" under r24 cites trial "1" {
  given mission of one: "Trial Ground"
  given away team of one on "Trial Ground": "Trial Man"
  then decision of two offers no "Trial Woman"
  then decision of two offers no "Trial Men"
  then decision of two offers no SECURITY personnel
  then decision of two offers "Trial Man", "Trial Man" is stopped
}

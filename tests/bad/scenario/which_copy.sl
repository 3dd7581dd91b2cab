// expect: 5
// wish: the title above is one's: another copy says whose; a card just placed is not placed again; who brought none has no other
set trial "Trial" released 1994
card "Trial Ground" mission planet { Klingon; span 3; points 30; requires SECURITY }
card "Trial Man" personnel { Klingon; SECURITY; 5 / 5 / 5 }
scenario "A card of one is not put into two's hand by its bare title" under r24 cites trial "1" {
  given hand of one: "Trial Man"
  given hand of two: "Trial Man"
  then "Trial Man" in hand of one
}
scenario "A card is put into one place" under r24 cites trial "1" {
  given mission of one: "Trial Ground"
  given hand of one: "Trial Man"
  given away team of one on "Trial Ground": "Trial Man"
  then "Trial Man" in surface of "Trial Ground"
}
scenario "Who brought none has no other" under r24 cites trial "1" {
  given hand of one: "Trial Man"
  given hand of two: another "Trial Man" of two
  then "Trial Man" in hand of one
}
scenario "What is asked of is there" under r24 cites trial "1" {
  given hand of one: "Trial Man", another "Trial Man"
  then another "Trial Man" in hand of one
  then third "Trial Man" in hand of one
  then "Trial Man" of two in hand of two
}
scenario "Copies that are told apart" under r24 cites trial "1" {
  given mission of one: "Trial Ground"
  given hand of one: "Trial Man", another "Trial Man"
  given hand of two: "Trial Man" of two, another "Trial Man" of two
  then "Trial Man" of two in hand of two, another "Trial Man" of two in hand of two, another "Trial Man" of one in hand of one
  given away team of one on "Trial Ground": "Trial Man"
  then "Trial Man" of one in surface of "Trial Ground", another "Trial Man" in hand of one
}

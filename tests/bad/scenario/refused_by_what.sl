// expect: 3
// wish: a section and a document that nobody declares are told here as anywhere
set trial "Trial" released 1994
card "Trial Man" personnel { Klingon; SECURITY; 5 / 5 / 5 }
scenario "Whose authority" under r24 cites trial "1" {
  given draw deck of one: "Trial Man"
  then deck of one is not refused because r24 "99.1"
  then deck of one is not refused because r42 "3.2"
  when one plays "Trial Man"
  then refused because r24 "99.2"
}

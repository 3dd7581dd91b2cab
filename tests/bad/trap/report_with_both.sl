// expect: 3
// wish: both of them are meant to be there
set trial "Trial" released 1994
titles "Worf", "Lopez"

card "A Trial" personnel {
  Klingon
  OFFICER
  5 / 5 / 5
  may report with "Worf" and "Lopez"
}
card "A Second Trial" personnel {
  Klingon
  OFFICER
  5 / 5 / 5
  for free with your "Worf" and "Lopez"
}
card "A Third Trial" personnel {
  Klingon
  OFFICER
  5 / 5 / 5
  may report with your Klingon personnel and ship
}

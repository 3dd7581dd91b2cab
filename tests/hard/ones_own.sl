// Who builds, and whom somebody joins, is one's own.

set hard_ones_own "One's own" released 2026

card "Hunters' Ground" mission planet {
  Hirogen
  quadrant Delta
  span 3; points 30
  requires Music
}
card "Hunter" personnel {
  Hirogen
  ENGINEER
  5 / 5 / 5
}
card "Hunters' Lodge" outpost {
  Hirogen
  30
  property [VOY]
  seeds or is built at [Hir] mission
  seed one
  build where Hirogen ENGINEER personnel
}

scenario "Another's engineer builds nothing for you, and yours does" under r24 cites r24 "gl facility" {
  given mission of one: "Hunters' Ground"
  given away team of two on "Hunters' Ground": "Hunter" of two
  given hand of one: "Hunters' Lodge"
  given plays_left of one = 1
  when one builds "Hunters' Lodge" at "Hunters' Ground"
  then refused
  given away team of one on "Hunters' Ground": "Hunter" of one
  when one builds "Hunters' Lodge" at "Hunters' Ground"
  then location of "Hunters' Lodge" = "Hunters' Ground"
}

card "Quiet Place" mission planet {
  Federation, Klingon
  span 3; points 30
  requires Music
}
card "Warrior" personnel {
  Klingon
  OFFICER
  5 / 5 / 5
}
card "Warriors' Friend" personnel {
  Federation
  OFFICER
  5 / 5 / 5
  may report with Klingon personnel
}

scenario "Nobody reports to another's company" under r24 cites r24 "6.3" {
  given mission of one: "Quiet Place"
  given away team of two on "Quiet Place": "Warrior" of two
  given hand of one: "Warriors' Friend"
  given turn of one
  given plays_left of one = 1
  when one reports "Warriors' Friend" to "Quiet Place"
  then refused
}

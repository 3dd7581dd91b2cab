set homefront_two "Homefront II" released 2011

card "Space Boomer" event {
  property [ENT]
  plays on your personnel with Navigation x2 or Stellar Cartography x2
  while some m: mission where m is space and solver of m = you,
    (ship where it = host of host and it matches_affiliation_of (host as personnel)): RANGE +3
}

scenario "Two boomers aboard one ship drive it no faster than one" under r24, r18 cites r24 "12.9-not-cumulative", "12.9",
  "g-cumulative-noncum-target" cites r18 "cum-default", "cum-boomer-same" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given solver of "Seize Freighter" = one
  given ship of one at "Amnesty Talks": "Columbia"
  given crew of one on "Columbia": "Travis Mayweather", "Daniel Leonard"
  given "Space Boomer" of one on "Travis Mayweather"
  then RANGE of "Columbia" = 9
  given another "Space Boomer" of one on "Daniel Leonard"
  then RANGE of "Columbia" = 9 because add 3 "Space Boomer"
}

scenario "A boomer counts aboard a matching ship, after a mission in space" under r24 cites r24 "gl compatible" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given ship of one at "Amnesty Talks": "Columbia"
  given crew of one on "Columbia": "Travis Mayweather"
  given "Space Boomer" of one on "Travis Mayweather"
  then RANGE of "Columbia" = 6
  given solver of "Seize Freighter" = one
  then RANGE of "Columbia" = 9
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Daniel Leonard"
  given another "Space Boomer" of one on "Daniel Leonard"
  then RANGE of "U.S.S. Oberth" = 6
}

card "Assassination Plot" event {
  property [TUC]
  not encoded "4 sentences of its text cannot be read yet"
}

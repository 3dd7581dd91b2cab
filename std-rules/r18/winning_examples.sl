// The winners of 2018, and of today.

scenario "Missions in space alone win with forty points more" under r18 cites r18 "win-planet-space-lost" {
  given mission of one: "Seize Freighter"
  given mission of one: "Amnesty Talks"
  given solver of "Seize Freighter" = one
  given solver of "Amnesty Talks" = one
  given points of one = 100
  given one scores 39 from "Amnesty Talks"
  then not (one is victorious)
  given one scores 1 from "Amnesty Talks"
  then one wins
}

scenario "Today they never do" under r24 cites r24 "2.1-win-summary" {
  given mission of one: "Seize Freighter"
  given mission of one: "Amnesty Talks"
  given solver of "Seize Freighter" = one
  given solver of "Amnesty Talks" = one
  given points of one = 100
  given one scores 40 from "Amnesty Talks"
  then not (one is victorious)
}

scenario "Each lack costs forty points" under r18 cites r18 "win-alpha-penalty", "win-planet-space-lost" {
  given mission of two: "Cloaked Mission"
  given mission of one: "Amnesty Talks"
  then points_needed of one = 180
  given solver of "Cloaked Mission" = one
  then points_needed of one = 140, points_needed of two = 180
  given solver of "Amnesty Talks" = one
  then points_needed of one = 100
}

scenario "When both draw decks are empty, whoever has more points has won" under r24, r18 cites r18 "win-empty-decks" {
  given points of one = 5
  given check_empty_decks()
  then one wins
}

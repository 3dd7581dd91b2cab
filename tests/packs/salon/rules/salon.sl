edition salon extends core

rule salons cites r24 "1.2" {
  clause salutes as saluting of personnel

  /// Whether somebody is strong, or salutes.
  relation (p: personnel) admired means STRENGTH of p > 7 or some s in saluting of p
}

amend rule winning cites r24 "9.0" {
  replace noun points_needed of (p: player) gives number means 50
}

scenario "In a salon the strong are admired" under salon cites r24 "1.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Kromm", "Davies"
  then "Kromm" is admired, "Davies" is not admired
}

scenario "In a salon fifty points are enough" under salon cites r24 "9.0" {
  given mission of one: "Botanical Research"
  then points_needed of one = 50
}

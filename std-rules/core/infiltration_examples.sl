// Who comes among the others, and how he is found out.

scenario "A founder with the right icon comes among them, is of their side, and stays his own player's" under r24, r18
  cites r24 "7.9-who", "7.9-join", "7.9-changes", "7.9-control", "icon-infiltration", "g-infiltration-icon-who",
  "g-infiltration-icon-later",
  "g-infiltration-icon-affil", "g-infiltration-icon-control", "gl-infiltrator", "g-infiltrator" cites r18 "inf-own-control" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lovok Founder", "O'Brien Founder"
  given away team of two on "Botanical Research": "Davies" of two
  given turn of two
  then "O'Brien Founder" is not disguised
  when one infiltrates with "Lovok Founder" as Romulan
  then refused
  when one infiltrates with "O'Brien Founder" as Federation
  then "O'Brien Founder" is disguised, mode of "O'Brien Founder" = Federation, controller of "O'Brien Founder" = one
}

scenario "By their own treaty an infiltrator is welcome to others of theirs" under r24 cites r24 "g-infiltration-icon-treaty" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lovok Founder"
  given away team of two on "Botanical Research": "Davies" of two
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "D'deridex" of two
  given turn of one
  when one infiltrates with "Lovok Founder" as Romulan
  then refused
  given table of two: "Treaty: Federation/Romulan" of two
  when one infiltrates with "Lovok Founder" as Romulan
  then mode of "Lovok Founder" = Romulan
}

scenario "An infiltrator may report to their outpost, from another quadrant too" under r24
  cites r24 "7.9-report", "g-infiltration-icon-report" {
  given mission of one: "Botanical Research"
  given outpost of two at "Botanical Research": "Federation Outpost" of two
  given crew of two on "Federation Outpost": "Davies" of two
  given hand of one: "O'Brien Founder"
  given turn of one
  given plays_left of one = 1
  when one reports "O'Brien Founder" among them to "Federation Outpost" as Federation
  then "O'Brien Founder" in interior of "Federation Outpost", "O'Brien Founder" is disguised, mode of "O'Brien Founder" = Federation
  then controller of "O'Brien Founder" = one, plays_left of one = 0
}

scenario "An infiltrator fights nobody, is attacked by nobody, and attempts nothing, but moves" under r24, r18
  cites r24 "7.9-not-intruder", "7.9-independent", "gl-infiltrator", "g-infiltrator-oppose", "g-infiltration-icon-not-intruder",
  "g-infiltration-icon-others" cites r18 "inf-independent", "inf-not-intruder" {
  given mission of one: "Botanical Research"
  given ship of two at "Botanical Research": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Davies" of two
  given crew of one on "U.S.S. Oberth": "O'Brien Founder"
  then "O'Brien Founder" can be attacked by two, "O'Brien Founder" can attack
  given infiltrate "O'Brien Founder" among Federation
  then not ("O'Brien Founder" can be attacked by two), not ("O'Brien Founder" can attack), not ("O'Brien Founder" can join_attempt)
  then "O'Brien Founder" can beam
}

scenario "His own player may expose him in any turn; he is of his old side again, and an intruder" under r24, r18
  cites r24 "7.9.1-own-choice", "7.9.1-reverts", "7.9.1-becomes-intruder", "7.9.1-again", "g-infiltration-icon-exposed",
  "g-infiltration-icon-revert", "g-infiltration-icon-again" cites r18 "inf-expose-self", "inf-exposed-effect" {
  given mission of one: "Botanical Research"
  given ship of two at "Botanical Research": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Davies" of two
  given crew of one on "U.S.S. Oberth": "O'Brien Founder"
  given infiltrate "O'Brien Founder" among Federation
  given turn of two
  when one exposes "O'Brien Founder"
  then "O'Brien Founder" is not disguised, mode of "O'Brien Founder" = Dominion, "O'Brien Founder" can be attacked by two
  when one infiltrates with "O'Brien Founder" as Federation
  then refused
  given put "O'Brien Founder" into surface of "Botanical Research"
  then "O'Brien Founder" is alone
  given put "O'Brien Founder" into interior of "U.S.S. Oberth"
  when one infiltrates with "O'Brien Founder" as Federation
  then "O'Brien Founder" is disguised
}

scenario "Where he meets the one whom he plays he is found out" under r24, r18
  cites r24 "7.9.1-other-version", "g-infiltration-icon-exposed" cites r18 "inf-expose-persona" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "O'Brien Founder"
  given away team of two on "Botanical Research": "Davies" of two
  given infiltrate "O'Brien Founder" among Federation
  then "O'Brien Founder" is disguised
  given away team of two on "Botanical Research": "Miles O'Brien" of two
  then "O'Brien Founder" is not disguised, mode of "O'Brien Founder" = Dominion
}

scenario "Among his own people he is no infiltrator any more" under r24, r18 cites r24 "7.9.1-return" cites r18 "inf-expose-return" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Lopez"
  given away team of one on "Botanical Research": "O'Brien Founder"
  given away team of two on "Botanical Research": "Davies" of two
  given infiltrate "O'Brien Founder" among Federation
  given put "O'Brien Founder" into interior of "U.S.S. Oberth"
  then "O'Brien Founder" is not disguised, mode of "O'Brien Founder" = Dominion
}

// What a player may look at.

scenario "Who reports is shown, and then goes out of the opponent's sight" under r24, r18
  cites r24 "6.3-after-reporting", "12.12-opp-personnel", "gl-fac-stacking", "12.12-own-cards" cites r18 "after-report-stack",
  "look-personnel-when" {
  given mission of one: "Amnesty Talks"
  given outpost of one at "Amnesty Talks": "Federation Outpost"
  given hand of one: "Davies"
  given plays_left of one = 1
  when one reports "Davies" to "Federation Outpost"
  then one sees "Davies", two does not see "Davies", "Davies" in interior of "Federation Outpost"
}

scenario "Ships in dock are out of sight, ships in space are not" under r24, r18 cites r24 "12.12-opp-ships" cites r18 "look-ships" {
  given mission of one: "Amnesty Talks"
  given outpost of one at "Amnesty Talks": "Federation Outpost"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  then two sees "U.S.S. Oberth", two does not see "Davies"
  when one docks "U.S.S. Oberth" at "Federation Outpost"
  then two does not see "U.S.S. Oberth", one sees "U.S.S. Oberth"
  when one undocks "U.S.S. Oberth"
  then two sees "U.S.S. Oberth"
}

scenario "Nobody looks into the other's Away Team, and whoever dies is seen by all" under r24, r18
  cites r24 "gl-away-team-look", "12.12-opp-personnel", "6.4-face-up-stack", "g-discard-pile-faceup" cites r18 "discard-pile-faceup",
  "look-personnel-when" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Armus - Skin of Evil"
  given away team of one on "Cloaked Mission": "Kromm", "Kurak", "Klingon Disruptor"
  then two does not see "Kromm", two does not see "Klingon Disruptor"
  when one attempts "Cloaked Mission"
  random picks "Kurak"
  then two sees "Kurak", two does not see "Kromm"
}

scenario "Whoever is to choose sees whom he may choose" under r24 cites r24 "12.1-selection-see" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Microvirus"
  given away team of one on "Botanical Research": "Davies", "Barron"
  when one attempts "Botanical Research"
  then decision of two offers exactly "Davies", "Barron"
  then two sees "Davies", two sees "Barron"
  two chooses "Davies"
  then two does not see "Barron"
}

scenario "How many seed cards lie under a mission is no secret" under r24, r18 cites r24 "4.0-count-seeds", "g-counting-cards-seed-cards"
  cites r18 "look-seedcount" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Archer", "Wind Dancer"
  then one does not see "Archer", size(seeds of "Cloaked Mission") = 2
}

scenario "Whoever chooses one of a team may look at all of it" under r24, r18 cites r24 "12.12-opponents-choice" cites r18 "look-choice" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Tense Negotiations"
  given ship of one at "Cloaked Mission": "Batris"
  given crew of one on "Batris": "Kurak"
  given away team of one on "Cloaked Mission": "Captain Worf", "Commander K'Ehleyr", "Kromm", "Klingon Disruptor"
  then two does not see "Kromm"
  when one attempts "Cloaked Mission"
  then decision of two offers exactly "Captain Worf", "Commander K'Ehleyr"
  then two sees "Captain Worf", two sees "Kromm", two sees "Klingon Disruptor", two does not see "Kurak"
  two chooses "Commander K'Ehleyr"
  then two does not see "Kromm"
}

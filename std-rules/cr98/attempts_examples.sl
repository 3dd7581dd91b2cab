// Attempts, encounters and staff of 1998.

scenario "Nobody attempts a mission from an outpost, whatever lies around it" under cr98 cites cr98 "attempt-not-outpost" {
  given mission of one: "Amnesty Talks"
  given outpost of one at "Amnesty Talks": "Federation Outpost"
  given crew of one on "Federation Outpost": "Seth Mendoza", "Beverly", "Lopez"
  when one attempts "Amnesty Talks"
  then refused
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  when one beams "Seth Mendoza", "Beverly", "Lopez" from "Federation Outpost" to "U.S.S. Oberth"
  when one attempts "Amnesty Talks"
  then one solves "Amnesty Talks"
}

scenario "Nor a mission on a planet" under cr98 cites cr98 "attempt-not-outpost" {
  given mission of one: "Cloaked Mission"
  given outpost of one at "Cloaked Mission": "Klingon Outpost"
  given crew of one on "Klingon Outpost": "Captain Worf"
  when one attempts "Cloaked Mission"
  then refused
  when one beams "Captain Worf" from "Klingon Outpost" to "Cloaked Mission"
  when one attempts "Cloaked Mission"
  then one solves "Cloaked Mission"
}

scenario "A ship that lacks staff cannot move, and may attempt a mission" under cr98 cites cr98 "attempt-ship-staffing" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given ship of one at "Amnesty Talks": "U.S.S. Enterprise" version "Premiere"
  given crew of one on "U.S.S. Enterprise" version "Premiere": "Seth Mendoza", "Beverly"
  when one flies "U.S.S. Enterprise" version "Premiere" to "Seize Freighter"
  then refused
  when one attempts "Amnesty Talks"
  then one solves "Amnesty Talks"
}

scenario "Where an outpost is a dilemma for ships has a ship all the same" under cr98 cites cr98 "attempt-ship-trigger" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given seeds of two under "Amnesty Talks": "Cytherians"
  given outpost of one at "Amnesty Talks": "Federation Outpost"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Lopez"
  when one attempts "Amnesty Talks"
  then "Cytherians" in attached of "U.S.S. Oberth"
}

scenario "A dilemma is encountered when it is turned up, and not when it works later" under cr98 cites cr98 "encounter" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given seeds of two under "Amnesty Talks": "Cytherians"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Lopez"
  given turn of one
  when one attempts "Amnesty Talks"
  then "Cytherians" was encountered this turn
  given turn of two
  given turn of one
  when one flies "U.S.S. Oberth" to "Seize Freighter"
  then points of one = 15, not ("Cytherians" was encountered this turn)
}

scenario "Who breaks the tie for the strongest" under cr98 cites cr98 "tie-dilemma" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Archer"
  given away team of one on "Cloaked Mission": "Kurak", "Kromm", "Vash" version "The Next Generation"
  when one attempts "Cloaked Mission"
  then decision of two offers exactly "Kurak", "Kromm"
}

scenario "Of as many cards on both sides the longer way is far" under cr98 cites cr98 "tie-distance" {
  given mission of one: "Intercept Sleeper Ship"
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given seeds of two under "Amnesty Talks": "Cytherians"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Lopez"
  when one attempts "Amnesty Talks"
  then goal_of("U.S.S. Oberth") = "Intercept Sleeper Ship"
}

scenario "More cards are farther than a longer way, and between equal sides the other player chooses" under cr98 cites cr98 "tie-distance" {
  given mission of one: "Botanical Research"
  given mission of one: "Amnesty Talks"
  given mission of one: another "Botanical Research"
  given seeds of two under "Amnesty Talks": "Cytherians"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Lopez"
  when one attempts "Amnesty Talks"
  two chooses way 2
  then goal_of("U.S.S. Oberth") = another "Botanical Research"
}

scenario "Whoever was trained for the Enterprise-E staffs it, and no other ship" under cr98 cites cr98 "ee-icon" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given ship of one at "Amnesty Talks": "U.S.S. Enterprise-E" version "First Contact"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "First Contact"
  then "U.S.S. Oberth" is not staffed
  given crew of one on "U.S.S. Enterprise-E" version "First Contact": "Deanna Troi" version "First Contact",
    "Geordi La Forge" version "First Contact", "Davies"
  then "U.S.S. Enterprise-E" is staffed
}

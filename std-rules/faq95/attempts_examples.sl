// Attempts of 1995, and of today.

scenario "Between two dilemmas what plays at any time is played, and during one nothing but what bears on it" under faq95
  cites faq95 "2.1-between-dilemmas", "2.1-attempt-one-action", "1.2-action-attempt", "2.1-dilemma-mini" {
  given mission of one: "Acquire Surplus Ships"
  given seeds of two under "Acquire Surplus Ships": "Armus - Skin of Evil", "Wind Dancer"
  given away team of one on "Acquire Surplus Ships": "Q'elyn", "Kurak", "Kromm"
  given hand of one: "The Devil", "Life-form Scan"
  given turn of one
  when one attempts "Acquire Surplus Ships"
  then decision of one offers "Life-form Scan"
  when one plays "Life-form Scan"
  random picks "Kromm"
  when one responds with "The Devil"
  then "Wind Dancer" is nullified
}

scenario "Today an attempt goes on without such a pause" under r24 cites r24 "gl-no-interrupting" {
  given mission of one: "Acquire Surplus Ships"
  given seeds of two under "Acquire Surplus Ships": "Armus - Skin of Evil"
  given away team of one on "Acquire Surplus Ships": "Q'elyn", "Kurak"
  given hand of one: "Life-form Scan"
  given turn of one
  when one attempts "Acquire Surplus Ships"
  random picks "Kurak"
  then "Life-form Scan" in hand of one, "Acquire Surplus Ships" is attempted
}

scenario "Some of a team may attempt by themselves" under faq95 cites faq95 "1.1-away-team-one" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Armus - Skin of Evil"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kromm"
  given turn of one
  when one sends "Kromm" alone to attempt "Cloaked Mission"
  then "Kromm" is killed, "Captain Worf" is not killed, one does not solve "Cloaked Mission"
}

scenario "Today they attempt it together" under r24 cites r24 "7.1-no-splitting" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kromm"
  given turn of one
  when one attempts "Cloaked Mission"
  then "Kromm" in began_with of "Cloaked Mission", "Captain Worf" in began_with of "Cloaked Mission"
}

scenario "Whoever may not mix is a team of his own" under r24, faq95 cites r24 "gl-one-team" cites faq95 "1.1-away-team-one" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies", "Kromm"
  then "Davies" is kept_apart_from "Kromm"
  given table of one: "Treaty: Federation/Klingon"
  then not ("Davies" is kept_apart_from "Kromm")
}

scenario "Nobody of the ship's own side need be aboard to attempt a mission in space" under faq95 cites faq95 "2.1-affil-match" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Mercenary Ship"
  given crew of one on "Mercenary Ship": "Kromm"
  given turn of one
  when one attempts "Seize Freighter" with "Mercenary Ship"
  then "Seize Freighter" is attempted
}

scenario "A treaty opens no mission to whom it is not for" under r24, faq95
  cites r24 "7.2.1" cites faq95 "3.8-treaty-mission", "2.1-affil-match" {
  given mission of one: "Avert Solar Implosion"
  given table of one: "Treaty: Federation/Klingon"
  given away team of one on "Avert Solar Implosion": "Captain Worf", "Kromm"
  given turn of one
  when one attempts "Avert Solar Implosion"
  then refused
  given away team of one on "Avert Solar Implosion": "Davies"
  when one attempts "Avert Solar Implosion"
  then "Avert Solar Implosion" is attempted
}

scenario "A second team may come when the first is stopped" under r24, faq95 cites r24 "gl-second-team" cites faq95 "1.1-away-team-second" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Captain Worf"
  given away team of one on "Cloaked Mission": "Kromm"
  given stop "Kromm"
  given turn of one
  then "Kromm" is stopped
  when one beams "Captain Worf" from "I.K.S. K'Vort" to "Cloaked Mission"
  when one attempts "Cloaked Mission"
  then one solves "Cloaked Mission"
}

scenario "An Away Team is on a planet, and a crew is none" under faq95 cites faq95 "1.1-away-team", "1.1-crew-not-away" {
  given mission of one: "Cloaked Mission"
  given ship of two at "Cloaked Mission": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Davies" of two
  given put "Kromm" into interior of "U.S.S. Oberth"
  given away team of one on "Cloaked Mission": "Kurak"
  then not ("Kromm" is in_away_team), not ("Davies" is in_away_team), "Kurak" is in_away_team
}

scenario "An officer is a leader, and has no Leadership to offer" under r24, faq95
  cites r24 "10.1" cites faq95 "1.1-leader-mission" {
  given mission of one: "Covert Installation"
  given away team of one on "Covert Installation": "Parem", "Palteth"
  given turn of one
  then "Parem" is leader
  when one attempts "Covert Installation"
  then one does not solve "Covert Installation"
  given away team of one on "Covert Installation": "Tomalak" version "Premiere"
  when one attempts "Covert Installation"
  then one solves "Covert Installation"
}

scenario "To a dilemma answers what bears on it, and no meld" under faq95 cites faq95 "3.9-meld-response", "2.1-dilemma-mini" {
  given mission of one: "Acquire Surplus Ships"
  given seeds of two under "Acquire Surplus Ships": "Wind Dancer"
  given away team of one on "Acquire Surplus Ships": "Q'elyn", "Kurak"
  given ship of one at "Acquire Surplus Ships": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Spock", "Davies"
  given hand of one: "The Devil", "Vulcan Mindmeld"
  given turn of one
  when one attempts "Acquire Surplus Ships"
  one passes
  then decision of one offers "The Devil"
  then decision of one offers no "Vulcan Mindmeld"
}

scenario "An effect that has run its time was not cured" under r24, faq95 cites r24 "8.1" cites faq95 "2.1-time-not-cure" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Kurak", "Zegov", "Losta"
  given "Parallel Romance" of two on "Acquire Surplus Ships"
  given afflict "Losta" under "Parallel Romance"
  given announce turn_ends(two)
  given announce turn_ends(two)
  then "Losta" is stopped
  given announce turn_ends(two)
  then "Losta" is not stopped, not in_play("Parallel Romance"), "Parallel Romance" is not cured, points of one = 0
}

scenario "What was seeded through an open door works when the door is shut, and without one it was misplaced" under r24, faq95
  cites r24 "4.0-au-seed" cites faq95 "3.10-au-seeds" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Acquire Surplus Ships"
  given table of two: "Alternate Universe Door" of two
  given seeds of two under "Cloaked Mission": "Empathic Echo"
  given discard "Alternate Universe Door"
  given seeds of two under "Acquire Surplus Ships": another "Empathic Echo"
  given away team of one on "Cloaked Mission": "Kromm"
  given away team of one on "Acquire Surplus Ships": "Kurak"
  given turn of one
  when one attempts "Cloaked Mission"
  then "Empathic Echo" is encountered
  when one attempts "Acquire Surplus Ships"
  then another "Empathic Echo" is not encountered, another "Empathic Echo" in out_of_play of two
}

scenario "A probe that is abandoned stays, stops nobody, and blocks the way" under r24, faq95 cites r24 "gl Edo Probe"
  cites faq95 "3.2-edo" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Edo Probe"
  given away team of one on "Cloaked Mission": "Captain Worf"
  given turn of one
  when one attempts "Cloaked Mission"
  one chooses "abandon the attempt until another mission is completed"
  then "Captain Worf" is not stopped, "Edo Probe" in attached of "Cloaked Mission"
  when one attempts "Cloaked Mission"
  then refused
}

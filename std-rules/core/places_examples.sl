// Who is present with whom, and who controls what, as the rulebook shows it.

scenario "Teams that may not mix are not present with each other, though on one planet" under r24, r18 cites r24 "12.4-not-present",
  "10.2.10-house-arrest-planet" cites r18 "crew-one-even-incompatible", "house-who" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kromm", "Kurak", "Palteth", "Klingon Disruptor"
  then "Kromm" is present_with "Kurak", "Kromm" is present_with "Kromm", "Kromm" is not present_with "Palteth"
  then STRENGTH of "Kromm" = 10
}

scenario "A team is present with the planet, a crew in orbit is not" under r24 cites r24 "12.4-present-planet-space", "12.4-present-team" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Seize Freighter"
  given away team of one on "Cloaked Mission": "Kromm"
  given ship of one at "Cloaked Mission": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Kurak"
  then "Kromm" is present_with "Cloaked Mission", not ("Kurak" is present_with "Cloaked Mission")
  then "Kurak" is present_with "I.K.S. K'Vort", not ("Kromm" is present_with "Kurak")
  given put "I.K.S. K'Vort" into orbit of "Seize Freighter"
  then "Kurak" is present_with "Seize Freighter"
}

scenario "Ships are present with ships and facilities, and not with other crews" under r24, r18 cites r24 "12.4-ships-present"
  cites r18 "present-ships" {
  given mission of one: "Seize Freighter"
  given outpost of one at "Seize Freighter": "Klingon Outpost"
  given ship of one docked at "Klingon Outpost": "I.K.S. K'Vort"
  given ship of two at "Seize Freighter": "U.S.S. Oberth" of two
  given crew of one on "Klingon Outpost": "Kromm"
  given crew of one on "I.K.S. K'Vort": "Kurak"
  then "I.K.S. K'Vort" is present_with "U.S.S. Oberth", "I.K.S. K'Vort" is present_with "Klingon Outpost"
  then not ("Kromm" is present_with "I.K.S. K'Vort"), not ("Kurak" is present_with "U.S.S. Oberth"), not ("Kromm" is present_with "Kurak")
}

scenario "An opponent's team is present on the same ship" under r24, r18 cites r24 "12.4-present-others" cites r18 "present-crew" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Kromm"
  given crew of two on "I.K.S. K'Vort": "Barron" of two
  then "Kromm" is present_with "Barron"
}

scenario "Here is everywhere at a location" under r24, r18
  cites r24 "g-here", "12.4-here", "12.4-there"
  cites r18 "here-anywhere", "there-def" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Cloaked Mission": "Kromm"
  given ship of two at "Cloaked Mission": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Barron" of two
  given away team of one on "Acquire Surplus Ships": "Kurak"
  then "Kromm" is at "Cloaked Mission", "Barron" is at "Cloaked Mission", not ("Kurak" is at "Cloaked Mission")
}

scenario "A headquarters serves both players of its affiliation" under r24, r18
  cites r24 "g-facility-opp-hq-yours", "12.3-control", "2.10-headquarters", "gl-facility-hq-shared"
  cites r18 "facility-hq", "control-def" {
  given mission of two: "Deliver Message"
  given put "Tower of Commerce" of two into surface of "Deliver Message"
  given mode of "Tower of Commerce" = Ferengi
  given crew of one on "Tower of Commerce": "Vekor"
  when one beams "Vekor" from "Tower of Commerce" to "Deliver Message"
  then "Vekor" in surface of "Deliver Message"
}

scenario "Control changes, ownership does not" under r24, r18
  cites r24 "12.3-owner", "6.4-to-owner", "g-discard-pile-owner", "12.3-control-change"
  cites r18 "owner-def", "control-transfer", "leave-discard-owner" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "I.K.S. K'Vort"
  given control "I.K.S. K'Vort" by two
  then controller of "I.K.S. K'Vort" = two, owner of "I.K.S. K'Vort" = one
  given destroy "I.K.S. K'Vort"
  then "I.K.S. K'Vort" in discard_pile of one
}

scenario "Hands are secret, and their size is not" under r24, r18 cites r24 "12.12-hand-count", "12.12-own-decks-hidden", "12.12-face-up"
  cites r18 "look-hand", "discard-pile-faceup" {
  given hand of one: "Kromm"
  given draw deck of one: "Kurak"
  given table of one: "Lower Decks"
  then one sees "Kromm", two does not see "Kromm", one does not see "Kurak", size(hand of one) = 1, two sees "Lower Decks"
}

scenario "Ships are present with ships and facilities, and not with their crews" under r24, r18 cites r24 "12.4-ships-present"
  cites r18 "present-ships" {
  given mission of one: "Amnesty Talks"
  given outpost of one at "Amnesty Talks": "Federation Outpost"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  then "U.S.S. Oberth" is present_with "I.K.S. K'Vort", "U.S.S. Oberth" is present_with "Federation Outpost"
  then not ("I.K.S. K'Vort" is present_with "Davies"), "U.S.S. Oberth" is present_with "Davies"
}

scenario "Two teams that may not mix are not present with one another on their planet" under r24 cites r24 "12.4-not-present" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies", "Kromm", "Vekor"
  then not ("Davies" is present_with "Kromm"), "Davies" is present_with "Vekor", "Kromm" is present_with "Vekor"
}

scenario "A ship in space at a planet is in orbit, a docked one or one in deep space is not" under r24 cites r24 "g-in-orbit",
  "gl in orbit" {
  given mission of one: "Impose Order"
  given mission of one: "Seize Freighter"
  given outpost of one at "Impose Order": "Federation Outpost"
  given ship of one docked at "Federation Outpost": "U.S.S. Hood"
  given ship of one at "Impose Order": "U.S.S. Oberth"
  given ship of one at "Seize Freighter": "Batris"
  then "U.S.S. Oberth" is orbiting, "U.S.S. Hood" is not orbiting, "Batris" is not orbiting
}

scenario "Neighbours in a row are adjacent, and nobody else" under r24 cites r24 "gl-adjacent" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  then "Cloaked Mission" is adjacent_to "Amnesty Talks", "Seize Freighter" is adjacent_to "Amnesty Talks"
  then not ("Cloaked Mission" is adjacent_to "Seize Freighter"), not ("Cloaked Mission" is adjacent_to "Cloaked Mission")
}

scenario "A homeworld is that of an affiliation, in its own universe" under r24, r18
  cites r24 "g-homeworld-def", "g-homeworld-affil-only", "gl-hw-only-affil", "g-homeworld-universe" cites r18 "homeworld-def" {
  given mission of one: "Alter Records"
  given mission of one: "Disrupt Alliance"
  given away team of one on "Alter Records": "Bareil Antos", "Bareil", "Spock"
  then "Bareil Antos" is at_home_on "Alter Records", not ("Bareil Antos" is at_home_on "Disrupt Alliance")
  then "Bareil" is at_home_on "Disrupt Alliance", not ("Bareil" is at_home_on "Alter Records")
  then not ("Spock" is at_home_on "Alter Records")
}

scenario "Whoever stands on a planet is not in the facility there" under r24
  cites r24 "g-facility-in-planet-facility", "gl-facility-in" {
  given mission of one: "Deliver Message"
  given put "Tower of Commerce" of one into surface of "Deliver Message"
  given mode of "Tower of Commerce" = Ferengi
  given away team of one on "Deliver Message": "Vekor"
  then not ("Vekor" is aboard "Tower of Commerce")
  when one walks "Vekor" from "Deliver Message" to "Tower of Commerce"
  then "Vekor" is aboard "Tower of Commerce"
}

// Cloaked ships.

scenario "A ship cloaks once in a turn, with nobody aboard, and may still move" under r24, r18 cites r24 "7.6-once", "7.6-no-personnel",
  "7.6-position", "7.6-kinds" cites r18 "cloak-once" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given ship of one at "Amnesty Talks": "I.K.S. K'Vort"
  given turn of one
  when one cloaks "I.K.S. K'Vort"
  then "I.K.S. K'Vort" is cloaked, location of "I.K.S. K'Vort" = "Amnesty Talks"
  when one decloaks "I.K.S. K'Vort"
  then refused
  given crew of one on "I.K.S. K'Vort": "Kromm"
  when one flies "I.K.S. K'Vort" to "Seize Freighter"
  then location of "I.K.S. K'Vort" = "Seize Freighter", "I.K.S. K'Vort" is cloaked
  given turn of one
  when one decloaks "I.K.S. K'Vort"
  then "I.K.S. K'Vort" is not cloaked
}

scenario "Only who has the device cloaks, and no damaged ship" under r24, r18 cites r24 "7.5.1-offline", "7.6-kinds", "g-damage-offline",
  "gl-cloaking-device" cites r18 "offline-def" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Batris"
  given ship of one at "Amnesty Talks": "I.K.S. K'Vort"
  given damage "I.K.S. K'Vort"
  given turn of one
  when one cloaks "Batris"
  then refused
  when one cloaks "I.K.S. K'Vort"
  then refused
  given repair "I.K.S. K'Vort"
  when one cloaks "I.K.S. K'Vort"
  then "I.K.S. K'Vort" is cloaked
}

scenario "It attempts nothing, and nobody boards or leaves it" under r24, r18, faq95 cites r24 "7.6-no-actions", "7.6-no-board",
  "7.6-aboard-not-cloaked" cites r18 "cloak-no-act", "cloak-no-transfer", "cloak-aboard" cites faq95 "1.4-cloak-cannot" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "I.K.S. K'Vort"
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "I.K.S. K'Vort": "Konmel" version "The Next Generation", "Captain Worf"
  given crew of one on "Batris": "Kromm"
  given turn of one
  when one cloaks "I.K.S. K'Vort"
  when one attempts "Seize Freighter" with "I.K.S. K'Vort"
  then refused
  when one beams "Konmel" from "I.K.S. K'Vort" to "Batris"
  then refused
  when one beams "Kromm" from "Batris" to "I.K.S. K'Vort"
  then refused
}

scenario "It is not attacked, attacks nobody, and is not seen" under r24, r18, faq95 cites r24 "7.6-no-actions", "7.6-face-down",
  "12.12-opp-ships"
  cites r18 "cloak-no-act", "look-ships", "cloak-once" cites faq95 "1.4-cloak-cannot" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Konmel" version "The Next Generation"
  given ship of two at "Amnesty Talks": "I.K.S. Bortas" of two
  given crew of two on "I.K.S. Bortas": "Korris" version "The Next Generation" of two
  given turn of one
  when one cloaks "I.K.S. K'Vort"
  then one sees "I.K.S. K'Vort"
  when one attacks "I.K.S. Bortas" with "I.K.S. K'Vort"
  then refused
  given turn of two
  when two attacks "I.K.S. K'Vort" with "I.K.S. Bortas"
  then refused
}

scenario "For what is asked of a place it is not there" under r24, r18 cites r24 "7.6-not-here", "gl-calamarain-move"
  cites r18 "cloak-not-here" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. K'Vort"
  given "Calamarain" of two on "Amnesty Talks"
  given control "Calamarain" by two
  given turn of one
  when one cloaks "I.K.S. K'Vort"
  given turn of two
  when two uses "Calamarain"
  then refused
  then not ("I.K.S. K'Vort" is present_with "Amnesty Talks"), not ("I.K.S. K'Vort" is in_view_of "Calamarain")
}

scenario "Those aboard are together, and with nobody outside" under r24, r18 cites r24 "7.6-position", "7.6-aboard-not-cloaked"
  cites r18 "cloak-aboard" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Captain Worf", "Commander K'Ehleyr"
  given cloak "I.K.S. K'Vort"
  then STRENGTH of "Captain Worf" = 12, "Captain Worf" is present_with "I.K.S. K'Vort", "Captain Worf" is in_view_of "Commander K'Ehleyr"
  then not ("Captain Worf" is present_with "Amnesty Talks")
}

scenario "No ship comes into play cloaked" under r24, r18 cites r24 "7.6-not-enter" cites r18 "cloak-not-enter" {
  given mission of one: "Acquire Surplus Ships"
  given outpost of one at "Acquire Surplus Ships": "Klingon Outpost"
  given hand of one: "I.K.S. K'Vort"
  given plays_left of one = 1
  when one cloaks "I.K.S. K'Vort"
  then refused
  when one reports "I.K.S. K'Vort" to "Klingon Outpost"
  then "I.K.S. K'Vort" in dock of "Klingon Outpost", "I.K.S. K'Vort" is not cloaked
  when one cloaks "I.K.S. K'Vort"
  then "I.K.S. K'Vort" is cloaked
}

scenario "A ship that is cloaked in whatever way is out of sight, and in sight again when it no longer is" under r24 cites r24 "7.6" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "I.K.S. K'Vort"
  given cloak "I.K.S. K'Vort"
  then "I.K.S. K'Vort" is out_of_sight
  given unmark "I.K.S. K'Vort" as cloaked
  then "I.K.S. K'Vort" is not out_of_sight
}

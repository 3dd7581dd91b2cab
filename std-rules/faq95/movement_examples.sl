// Cloaks, transporters, doors and staff of 1995, and of today.

scenario "Without anybody aboard no ship cloaks" under faq95 cites faq95 "1.4-cloak-crew", "1.4-cloak-cannot" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. K'Vort"
  given turn of one
  when one cloaks "I.K.S. K'Vort"
  then refused
  given crew of one on "I.K.S. K'Vort": "Kromm"
  when one cloaks "I.K.S. K'Vort"
  then "I.K.S. K'Vort" is cloaked
  when one decloaks "I.K.S. K'Vort"
  then refused
  given turn of one
  given put "Kromm" into hand of one
  when one decloaks "I.K.S. K'Vort"
  then refused
  given crew of one on "I.K.S. K'Vort": "Kromm"
  when one decloaks "I.K.S. K'Vort"
  then "I.K.S. K'Vort" is not cloaked
}

scenario "Today it does" under r24 cites r24 "7.6" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. K'Vort"
  given turn of one
  when one cloaks "I.K.S. K'Vort"
  then "I.K.S. K'Vort" is cloaked
}

scenario "A cloak hides from scans, and from no breach of the core" under faq95 cites faq95 "1.4-cloak-internal" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given crew of two on "I.K.S. K'Vort": "Kurak" of two
  given cloak "I.K.S. K'Vort"
  given hand of one: "Warp Core Breach", "Long-Range Scan"
  given turn of one
  when one plays "Long-Range Scan"
  then refused
  when one plays "Warp Core Breach" on "I.K.S. K'Vort"
  then "Warp Core Breach" in attached of "I.K.S. K'Vort"
}

scenario "Today it hides from both" under r24 cites r24 "7.6-no-target" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given crew of two on "I.K.S. K'Vort": "Kurak" of two
  given cloak "I.K.S. K'Vort"
  given hand of one: "Warp Core Breach"
  given turn of one
  when one plays "Warp Core Breach" on "I.K.S. K'Vort"
  then refused
}

scenario "Nobody beams to a ship of the other player's, though it has no SHIELDS" under faq95
  cites faq95 "2.3-opponent-ship", "2.3-ship-to-ship" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. K'Vort"
  given ship of one at "Amnesty Talks": "Mercenary Ship"
  given crew of one on "I.K.S. K'Vort": "Vekor"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given "U.S.S. Oberth": SHIELDS = 0 until end of turn
  given turn of one
  when one beams "Vekor" from "I.K.S. K'Vort" to "U.S.S. Oberth"
  then refused
  when one beams "Vekor" from "I.K.S. K'Vort" to "Mercenary Ship"
  then "Vekor" in interior of "Mercenary Ship"
}

scenario "Today somebody does" under r24 cites r24 "7.1.1" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Vekor"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given "U.S.S. Oberth": SHIELDS = 0 until end of turn
  given turn of one
  when one beams "Vekor" from "I.K.S. K'Vort" to "U.S.S. Oberth"
  then "Vekor" in interior of "U.S.S. Oberth"
}

scenario "A whole crew may beam down" under r24, faq95 cites r24 "7.1.1" cites faq95 "2.3-crew-down" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Martin", "Spock"
  given turn of one
  when one beams "Davies", "Martin", "Spock" from "U.S.S. Oberth" to "Botanical Research"
  then "U.S.S. Oberth" is empty, "Spock" in surface of "Botanical Research"
}

scenario "From an outpost to its planet one may walk" under faq95 cites faq95 "2.3-outpost-walk" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given crew of one on "Federation Outpost": "Davies", "Martin"
  given "Atmospheric Ionization" of two on "Botanical Research"
  given turn of one
  given beams_here of "Botanical Research" = 3
  when one beams "Davies" from "Federation Outpost" to "Botanical Research"
  then refused
  when one walks "Davies" from "Federation Outpost" to "Botanical Research"
  then "Davies" in surface of "Botanical Research"
  when one walks "Davies" from "Botanical Research" to "Federation Outpost"
  then "Davies" in interior of "Federation Outpost"
}

scenario "Today there is no such way" under r24 cites r24 "7.1.2" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given crew of one on "Federation Outpost": "Davies", "Martin"
  given turn of one
  when one walks "Davies" from "Federation Outpost" to "Botanical Research"
  then refused
}

scenario "Under a treaty Romulans move a Federation ship by themselves" under faq95 cites faq95 "3.8-treaty-share" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Tomalak" version "Premiere", "Tallus"
  given turn of one
  when one flies "U.S.S. Oberth" to "Seize Freighter"
  then refused
  given table of one: "Treaty: Federation/Romulan"
  when one flies "U.S.S. Oberth" to "Seize Freighter"
  then location of "U.S.S. Oberth" = "Seize Freighter"
}

scenario "Today somebody of the ship's own side must be with them" under r24 cites r24 "7.1.3" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Tomalak" version "Premiere", "Tallus"
  given table of one: "Treaty: Federation/Romulan"
  given turn of one
  when one flies "U.S.S. Oberth" to "Seize Freighter"
  then refused
}

scenario "A beam tows nothing by itself" under r24, faq95 cites r24 "7.1.5" cites faq95 "1.4-tractor" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Botanical Research"
  given ship of one at "Amnesty Talks": "U.S.S. Hood"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of one on "U.S.S. Hood": "Data" version "The Next Generation", "Kosinski", "Davies"
  given turn of one
  when one tows "U.S.S. Oberth" to "Botanical Research" with "U.S.S. Hood"
  then refused
  given "Radioactive Garbage Scow" of two on "Amnesty Talks"
  when one tows "Radioactive Garbage Scow" to "Botanical Research" with "U.S.S. Hood"
  then "Radioactive Garbage Scow" in attached of "Botanical Research"
}

scenario "Space is warped for others less than for who seeded it" under r24, faq95 cites r24 "7.1.5-own-side-spans"
  cites faq95 "3.1-warped" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Warped Space"
  then span_facing("Warped Space", one) = 5, span_facing("Warped Space", two) = 1
}

scenario "Whoever must move on attacks nobody and does not cloak" under r24, faq95
  cites r24 "gl-required-nothing-but" cites faq95 "3.2-cytherians-battle", "3.2-cytherians-cloak", "3.2-cytherians-mission" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given ship of one at "Amnesty Talks": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Konmel" version "The Next Generation", "Kromm"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given "Cytherians" of two on "I.K.S. K'Vort"
  given heading of "Cytherians" = 1
  given turn of one
  given range_used of "I.K.S. K'Vort" = 8
  when one attacks "U.S.S. Oberth" with "I.K.S. K'Vort"
  then refused
  when one cloaks "I.K.S. K'Vort"
  then refused
}

scenario "Nobody but missing staff beams aboard a ship that must move on" under faq95 cites faq95 "3.2-cytherians-beam" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given outpost of one at "Amnesty Talks": "Federation Outpost"
  given crew of one on "Federation Outpost": "Martin", "Lopez"
  given "Cytherians" of two on "U.S.S. Oberth"
  given heading of "Cytherians" = 1
  given turn of one
  given range_used of "U.S.S. Oberth" = 6
  when one beams "Lopez" from "Federation Outpost" to "U.S.S. Oberth"
  then "Lopez" in interior of "U.S.S. Oberth", "U.S.S. Oberth" is staffed
  when one beams "Martin" from "Federation Outpost" to "U.S.S. Oberth"
  then refused
}

scenario "Whatever brings the ship to the end brings the points" under r24, faq95
  cites r24 "g-cytherians-end-fixed" cites faq95 "3.2-cytherians-means" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Lopez"
  given "Cytherians" of two on "U.S.S. Oberth"
  given heading of "Cytherians" = 1
  given relocate "U.S.S. Oberth" to orbit of "Seize Freighter"
  then points of one = 15
}

scenario "At an outpost people are seen, and aboard a ship they are not" under faq95 cites faq95 "1.5-showing" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given hand of one: "Davies"
  given turn of one
  when one reports "Davies" to "Federation Outpost"
  then two sees "Davies"
  when one beams "Davies" from "Federation Outpost" to "U.S.S. Oberth"
  then two does not see "Davies"
  when one beams "Davies" from "U.S.S. Oberth" to "Federation Outpost"
  then two sees "Davies"
}

scenario "Today nobody sees them there" under r24 cites r24 "12.12-opp-personnel" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given hand of one: "Davies"
  given turn of one
  when one reports "Davies" to "Federation Outpost"
  then two does not see "Davies"
}

scenario "What looks for cloaked ships finds them" under faq95 cites faq95 "1.4-cloak-exceptions" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given ship of one at "Amnesty Talks": another "U.S.S. Oberth"
  given ship of one at "Amnesty Talks": "Batris"
  given ship of one at "Amnesty Talks": "U.S.S. Hood"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given cloak "I.K.S. K'Vort"
  given hand of one: "Tachyon Detection Grid"
  when one plays "Tachyon Detection Grid"
  then "I.K.S. K'Vort" is not cloaked
}

scenario "At Quash Conspiracy nobody beams from ship to ship" under faq95 cites faq95 "3.1-quash" {
  given mission of one: "Quash Conspiracy"
  given ship of one at "Quash Conspiracy": "U.S.S. Oberth"
  given ship of one at "Quash Conspiracy": "U.S.S. Hood"
  given crew of one on "U.S.S. Oberth": "Davies"
  given turn of one
  when one beams "Davies" from "U.S.S. Oberth" to "U.S.S. Hood"
  then refused
}

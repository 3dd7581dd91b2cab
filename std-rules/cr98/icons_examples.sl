// What the icons of 1998 stand for.

scenario "An affiliation and its icon are one" under cr98
  cites cr98 "icon-borg", "icon-fed", "icon-klg", "icon-na", "icon-rom" {
  then drawn_as([Bor]) = Borg, drawn_as([Fed]) = Federation, drawn_as([Kli]) = Klingon, drawn_as([NA]) = Non-Aligned
  then drawn_as([Rom]) = Romulan
}

scenario "A card of an alternate universe waits for a door" under cr98 cites cr98 "icon-au" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given hand of one: "Beverly Picard"
  given plays_left of one = 1
  when one reports "Beverly Picard" to "Federation Outpost"
  then refused
  given table of one: "Alternate Universe Door"
  when one reports "Beverly Picard" to "Federation Outpost"
  then "Beverly Picard" in interior of "Federation Outpost"
}

scenario "Cards for the use of the Borg are in decks of Borg only" under cr98 cites cr98 "icon-bo" {
  given draw deck of one: "Kromm"
  given put "Retask" into out_of_play of one
  then deck of one is not refused because r24 "gl-borg-deck"
  given draw deck of one: "Retask"
  then deck of one is refused because r24 "gl-borg-deck"
}

scenario "A cube asks for all three of the icons of the Borg, and stars are of no use to it" under cr98
  cites cr98 "icon-com", "icon-def", "icon-nav" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Borg Cube"
  given crew of one on "Borg Cube": "One of Eleven", "Four of Eleven", "Six of Eleven", "Two of Eleven", "Ten of Nineteen",
    "Two of Nineteen"
  then "Borg Cube" is not staffed
  given crew of one on "Borg Cube": "Eight of Nineteen"
  then "Borg Cube" is staffed
  given kill "One of Eleven"
  given crew of one on "Borg Cube": another "Eight of Nineteen"
  then "Borg Cube" is not staffed
  given crew of one on "Borg Cube": "Two of Seventeen"
  then "Borg Cube" is staffed
  given kill "Four of Eleven"
  given kill "Eight of Nineteen"
  given kill another "Eight of Nineteen"
  given crew of one on "Borg Cube": another "Two of Seventeen", "Sixteen of Nineteen", another "Sixteen of Nineteen"
  then "Borg Cube" is not staffed
}

scenario "A commander serves for staff, and staff for no commander" under cr98 cites cr98 "icon-c" {
  given mission of one: "Acquire Surplus Ships"
  given ship of one at "Acquire Surplus Ships": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Kromm", "Kurak", "B'Somgh"
  then "I.K.S. Bortas" is not staffed
  given crew of one on "I.K.S. Bortas": "Captain Worf"
  then "I.K.S. Bortas" is staffed
}

scenario "The Phoenix wants somebody with the optical disk" under cr98 cites cr98 "icon-ocd" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "Phoenix"
  given crew of one on "Phoenix": "Vekor", "Vash" version "The Next Generation", "Koral" version "The Next Generation"
  then "Phoenix" is not staffed
  given crew of one on "Phoenix": "Zefram Cochrane"
  then "Phoenix" is staffed
}

scenario "Whoever is trained for the Enterprise-E has its icon" under cr98 cites cr98 "icon-ee" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Enterprise-E" version "First Contact"
  given crew of one on "U.S.S. Enterprise-E": "Martin", "Davies", "Lopez"
  then "U.S.S. Enterprise-E" is not staffed
  given crew of one on "U.S.S. Enterprise-E": "Deanna Troi" version "First Contact", "Geordi La Forge" version "First Contact"
  then "U.S.S. Enterprise-E" is staffed
}

scenario "Who is of the Delta Quadrant does not report to an outpost of the Alpha Quadrant" under cr98 cites cr98 "icon-d" {
  given mission of one: "Amnesty Talks"
  given outpost of one at "Amnesty Talks": "Neutral Outpost"
  given hand of one: "Tuvok", "Lopez"
  given plays_left of one = 1
  when one reports "Tuvok" to "Neutral Outpost"
  then refused
  when one reports "Lopez" to "Neutral Outpost"
  then "Lopez" in interior of "Neutral Outpost"
}

scenario "A hologram at an outpost lies in memory" under cr98 cites cr98 "icon-h" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given hand of one: "E.M.H. Program"
  given plays_left of one = 1
  when one reports "E.M.H. Program" to "Federation Outpost"
  then "E.M.H. Program" is hologram, "E.M.H. Program" is deactivated
}

scenario "A hidden agenda is played face down" under cr98 cites cr98 "icon-ha" {
  given hand of one: "Mission Debriefing"
  given plays_left of one = 1
  when one plays "Mission Debriefing" face down
  then not in_play("Mission Debriefing"), two does not see "Mission Debriefing", plays_left of one = 0
}

scenario "Those whose arrows meet are nemeses" under cr98 cites cr98 "icon-nem" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Data" version "First Contact", "Davies"
  given away team of two on "Acquire Surplus Ships": "Lore" of two
  then "Data" is nemesis_of "Lore", not ("Davies" is nemesis_of "Lore")
}

scenario "A planet dilemma in space is not encountered, one for both is" under cr98 cites cr98 "icon-p", "icon-s", "icon-sp" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Archer", "Temptation"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Martin", "Lopez"
  when one attempts "Amnesty Talks"
  then "Archer" is revealed, "Archer" is not encountered, "Temptation" is encountered
}

scenario "A space dilemma on a planet is not encountered" under cr98 cites cr98 "icon-p", "icon-s" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Cytherians"
  given away team of one on "Cloaked Mission": "Kromm"
  when one attempts "Cloaked Mission"
  then "Cytherians" is revealed, "Cytherians" is not encountered
}

scenario "A special download suspends play" under cr98 cites cr98 "icon-sd" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Tasha Yar - Alternate"
  given draw deck of one: "Starfleet Type II Phaser"
  when one suspends play with "Tasha Yar - Alternate"
  then "Starfleet Type II Phaser" in surface of "Botanical Research"
}

scenario "Of the universal there may be several, of others one" under cr98 cites cr98 "icon-univ" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given crew of one on "Federation Outpost": "Davies", "Data"
  given hand of one: another "Davies", another "Data"
  given plays_left of one = 1
  when one reports another "Data" to "Federation Outpost"
  then refused
  when one reports another "Davies" to "Federation Outpost"
  then another "Davies" in interior of "Federation Outpost"
}

scenario "A number in braces is a countdown" under cr98 cites cr98 "countdown-legend" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Nitrium Metal Parasites"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation"
  given turn of one
  when one attempts "Amnesty Talks"
  then counter of "Nitrium Metal Parasites" = 3
  given announce turn_ends(two)
  then counter of "Nitrium Metal Parasites" = 2
}

scenario "A number in a box is what a card is worth" under cr98 cites cr98 "pointbox-legend" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Cytherians"
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then points of one = 30
}

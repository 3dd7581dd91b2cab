// Those cards as they were read in 1995.

scenario "Kevin nullifies any event but a treaty, in play or just played, and what was played as one" under faq95
  cites faq95 "3.9-kevin", "1.5-played-as" {
  given mission of one: "Botanical Research"
  given table of two: "Treaty: Romulan/Klingon" of two
  given hand of one: "Kevin Uxbridge", another "Kevin Uxbridge", third "Kevin Uxbridge"
  given hand of two: "Static Warp Bubble" of two
  given table of two: "Kurlan Naiskos" of two
  when one plays "Kevin Uxbridge"
  then "Kurlan Naiskos" is nullified, "Treaty: Romulan/Klingon" in table of two
  when one plays another "Kevin Uxbridge"
  then refused
  given turn of two
  when two plays "Static Warp Bubble"
  when one responds with another "Kevin Uxbridge"
  then "Static Warp Bubble" is nullified
}

scenario "An artifact that plays as an event is no event" under faq95 cites faq95 "1.5-played-as" {
  given hand of one: "Kurlan Naiskos", "Static Warp Bubble"
  then "Kurlan Naiskos" is used_as_event, not ("Kurlan Naiskos" is_of_type [Evt]), "Kurlan Naiskos" is_of_type [Art],
    "Static Warp Bubble" is_of_type [Evt]
}

scenario "Today it is both" under r24 cites r24 "12.13-functions-as-general" {
  given hand of one: "Kurlan Naiskos", "Static Warp Bubble"
  then "Kurlan Naiskos" is used_as_event, "Kurlan Naiskos" is_of_type [Evt], "Kurlan Naiskos" is_of_type [Art],
    "Static Warp Bubble" is_of_type [Evt]
}

scenario "A bubble costs a card of the hand, and nothing where the hand is empty" under faq95 cites faq95 "3.8-swb" {
  given table of one: "Static Warp Bubble"
  given hand of two: "Davies" of two
  given draw deck of two: "Lopez" of two
  given announce turn_ends(two)
  then "Davies" in discard_pile of two
  given announce turn_ends(two)
  then "Lopez" in draw_deck of two, size(discard_pile of two) = 1
}

scenario "A Traveler ends the bubbles of both, and those to come" under faq95 cites faq95 "3.8-traveler" {
  given table of two: "Static Warp Bubble" of two
  given table of one: another "Static Warp Bubble"
  given hand of one: "The Traveler: Transcendence"
  given plays_left of one = 1
  when one plays "The Traveler: Transcendence"
  one chooses one
  then "Static Warp Bubble" is nullified, another "Static Warp Bubble" is nullified
  given hand of two: another "Static Warp Bubble" of two
  given turn of two
  when two plays another "Static Warp Bubble" of two
  then another "Static Warp Bubble" of two is nullified
}

scenario "Four, four, five: twelve points, and the prisoner comes home" under faq95 cites faq95 "3.8-interrogate-score" {
  given mission of one: "Botanical Research"
  given outpost of two at "Botanical Research": "Klingon Outpost" of two
  given away team of one on "Botanical Research": "Davies"
  given away team of two on "Botanical Research": "Kromm" of two
  given one captures "Kromm"
  given "Interrogation" of one on "Kromm"
  given turn of one
  when one uses "Interrogation"
  two chooses way 2
  given turn of two
  given turn of one
  when one uses "Interrogation"
  two chooses way 2
  given turn of two
  given turn of one
  when one uses "Interrogation"
  two chooses way 1
  two chooses "Klingon Outpost"
  then points of one = 12, "Kromm" in interior of "Klingon Outpost", "Kromm" is not captive
}

scenario "The grid finds a cloaked ship" under faq95 cites faq95 "1.4-cloak-exceptions" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given ship of one at "Amnesty Talks": another "U.S.S. Oberth"
  given ship of one at "Amnesty Talks": "U.S.S. Hood"
  given ship of one at "Amnesty Talks": "Batris"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given cloak "I.K.S. K'Vort"
  given hand of one: "Tachyon Detection Grid"
  when one plays "Tachyon Detection Grid"
  then "I.K.S. K'Vort" is not cloaked
}

scenario "No scan from afar looks into the mercenaries' ship" under faq95 cites faq95 "1.4-scan-shielding" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "Mercenary Ship" of two
  given crew of two on "Mercenary Ship": "Vekor" of two
  given hand of one: "Long-Range Scan"
  when one plays "Long-Range Scan"
  then refused
  given ship of two at "Amnesty Talks": "U.S.S. Hood" of two
  given crew of two on "U.S.S. Hood": "Lopez" of two
  when one plays "Long-Range Scan"
  then one sees "Lopez", one does not see "Vekor"
}

scenario "Whom the parasites have taken nobody stops: they solve for the other player, and then the dilemma lies there again" under faq95
  cites faq95 "3.2-parasites-not-stop", "3.2-parasites-control", "3.2-parasites-reseed" {
  given mission of one: "Botanical Research"
  given mission of two: "Cloaked Mission" of two
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Lopez", "Davies"
  given away team of one on "Botanical Research": "Captain Worf"
  given seeds of two under "Botanical Research": "Alien Parasites"
  given turn of one
  when one attempts "Botanical Research"
  then decision of two offers "fly U.S.S. Oberth to Cloaked Mission"
  then "Captain Worf" is not stopped, controller of "Captain Worf" = two, not ("Alien Parasites" in seeds of "Botanical Research")
  when two flies "U.S.S. Oberth" to "Cloaked Mission"
  when two beams "Captain Worf" from "U.S.S. Oberth" to "Cloaked Mission"
  when two attempts "Cloaked Mission"
  then two solves "Cloaked Mission", points of two = 30
  then controller of "Captain Worf" = one, "Alien Parasites" in seeds of "Botanical Research"
}

scenario "A Spacedock repairs ships at a neutral outpost" under faq95 cites faq95 "3.4-neutral-dock", "3.8-spacedock" {
  given mission of one: "Amnesty Talks"
  given outpost of one at "Amnesty Talks": "Neutral Outpost"
  given ship of one docked at "Neutral Outpost": "U.S.S. Oberth"
  given damage "U.S.S. Oberth"
  given hand of one: "Spacedock"
  given plays_left of one = 1
  when one plays "Spacedock" on "Neutral Outpost"
  then "U.S.S. Oberth" is not damaged
}

scenario "The anomaly kills everybody in play, and nobody who lies under a mission" under faq95 cites faq95 "3.8-anti-time" {
  given mission of one: "Salvage Borg Ship"
  given away team of two on "Salvage Borg Ship": "Kromm" of two
  given seeds of two under "Salvage Borg Ship": "Tasha Yar - Alternate" of two
  given table of one: "Anti-Time Anomaly"
  given full_turns of "Anti-Time Anomaly" = 2
  given came_in_turn of "Anti-Time Anomaly" = 99
  given announce turn_ends(one)
  then "Kromm" is killed, "Tasha Yar - Alternate" in seeds of "Salvage Borg Ship"
}

scenario "No phaser, but a disruptor, impresses a Zaldan" under faq95 cites faq95 "3.2-zaldan" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Zaldan"
  given away team of one on "Botanical Research": "Riva", "Davies", "Starfleet Type II Phaser"
  given turn of one
  when one attempts "Botanical Research"
  then "Riva" is killed
  given turn of two
  given turn of one
  given away team of one on "Botanical Research": "Vekor", "Romulan Disruptor", "Seth Mendoza"
  when one attempts "Botanical Research"
  then "Seth Mendoza" is not killed
}

scenario "A ship that is stopped destroys itself all the same" under faq95 cites faq95 "1.1-stopped-play-on" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given stop "U.S.S. Oberth"
  given hand of one: "Auto-Destruct Sequence"
  given turn of one
  when one plays "Auto-Destruct Sequence" on "U.S.S. Oberth"
  given announce turn_ends(one)
  then "U.S.S. Oberth" in discard_pile of one
}

scenario "What D'Tan does he does all the time, and it is no action" under faq95 cites faq95 "1.2-action-special" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Palteth"
  given turn of two
  then INTEGRITY of "Palteth" = printed INTEGRITY of "Palteth"
  given away team of one on "Cloaked Mission": "D'Tan"
  then INTEGRITY of "Palteth" = printed INTEGRITY of "Palteth" + 1
}

scenario "A ship without RANGE lies where it is, and is not destroyed" under faq95 cites faq95 "3.8-baryon" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Martin", "Lopez"
  given "Baryon Buildup" of two on "U.S.S. Oberth"
  given another "Baryon Buildup" of two on "U.S.S. Oberth"
  given third "Baryon Buildup" of two on "U.S.S. Oberth"
  given fourth "Baryon Buildup" of two on "U.S.S. Oberth"
  given turn of one
  when one flies "U.S.S. Oberth" to "Seize Freighter"
  then refused
  then RANGE of "U.S.S. Oberth" = 0
  given announce turn_ends(one)
  then in_play("U.S.S. Oberth")
}

scenario "Beside Tasha Yar of another time one fights as with a phaser" under faq95 cites faq95 "3.6-yar" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Tasha Yar - Alternate", "Davies", "Vekor", "Kromm"
  then STRENGTH of "Tasha Yar - Alternate" = printed STRENGTH of "Tasha Yar - Alternate" + 2
  then STRENGTH of "Davies" = printed STRENGTH of "Davies" + 2, STRENGTH of "Vekor" = printed STRENGTH of "Vekor" + 2
  then STRENGTH of "Kromm" = printed STRENGTH of "Kromm", "Tasha Yar - Alternate" is_of_type [Per]
}

scenario "Four are let through by the STRENGTH that a targ gives them" under faq95 cites faq95 "3.6-targ-strength" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Malfunctioning Door"
  given away team of one on "Cloaked Mission": "Kromm", "Kurak", "Klag", "Kurn", "Zegov"
  given "Kromm": STRENGTH = 6 until end of turn
  given "Kurak": STRENGTH = 6 until end of turn
  given "Klag": STRENGTH = 6 until end of turn
  given "Kurn": STRENGTH = 6 until end of turn
  given "Zegov": STRENGTH = 6 until end of turn
  given turn of one
  then strongest_four(surface of "Cloaked Mission") = 24
  when one attempts "Cloaked Mission"
  then "Malfunctioning Door" in seeds of "Cloaked Mission"
  given unstop "Kromm"
  given unstop "Kurak"
  given unstop "Klag"
  given unstop "Kurn"
  given unstop "Zegov"
  given away team of one on "Cloaked Mission": "Targ"
  then strongest_four(surface of "Cloaked Mission") = 28
  when one attempts "Cloaked Mission"
  then "Malfunctioning Door" in discard_pile of two
}

scenario "A targ is a male like others" under faq95 cites faq95 "3.6-targ-male" {
  given mission of one: "Cloaked Mission"
  given table of two: "Alternate Universe Door" of two
  given seeds of two under "Cloaked Mission": "Parallel Romance"
  given away team of one on "Cloaked Mission": "Targ", "Kurak"
  given turn of one
  when one attempts "Cloaked Mission"
  then "Targ" is stopped, "Kurak" is stopped
}

scenario "Three are as strong as brutes must be, and two are not" under faq95 cites faq95 "3.1-brute-force" {
  given mission of one: "Brute Force"
  given away team of one on "Brute Force": "Kromm", "Kurak"
  given "Kromm": STRENGTH = 50 until end of turn
  given turn of one
  when one attempts "Brute Force"
  then one does not solve "Brute Force"
  given away team of one on "Brute Force": "Klag"
  given turn of two
  given turn of one
  given "Kurak": STRENGTH = 5 until end of turn
  given "Klag": STRENGTH = 5 until end of turn
  given "Kromm": STRENGTH = 20 until end of turn
  when one attempts "Brute Force"
  then one does not solve "Brute Force"
  given turn of two
  given turn of one
  given "Kurak": STRENGTH = 5 until end of turn
  given "Klag": STRENGTH = 5 until end of turn
  given "Kromm": STRENGTH = 21 until end of turn
  when one attempts "Brute Force"
  then one solves "Brute Force"
}

scenario "Amanda Rogers closes both ends of a hole" under faq95 cites faq95 "3.9-amanda-wormhole" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Martin", "Lopez"
  given hand of one: "Wormhole", another "Wormhole"
  given hand of two: "Amanda Rogers" of two
  given turn of one
  when one plays "Wormhole"
  when two responds with "Amanda Rogers"
  then "Wormhole" in discard_pile of one, another "Wormhole" in discard_pile of one, location of "U.S.S. Oberth" = "Amnesty Talks"
}

scenario "A runabout is no shuttle" under faq95 cites faq95 "3.8-shuttle-which" {
  given mission of one: "Amnesty Talks"
  given table of one: "Engage Shuttle Operations"
  given ship of one at "Amnesty Talks": "U.S.S. Galaxy"
  given crew of one on "U.S.S. Galaxy": "Kosinski", "Davies", "Martin"
  given ship of one at "Amnesty Talks": "Type VI Shuttlecraft"
  given ship of one at "Amnesty Talks": "Runabout"
  then "Type VI Shuttlecraft" fits_into "U.S.S. Galaxy", not ("Runabout" fits_into "U.S.S. Galaxy")
}

scenario "Two levels of Empathy fly Gomtuu, and one does not" under faq95 cites faq95 "3.5-gomtuu-empathy" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Gomtuu"
  given crew of one on "Gomtuu": "Deanna Troi" version "Premiere", "Vekor"
  then "Gomtuu" is not staffed
  given "Deanna Troi": gains Empathy until end of turn
  then "Gomtuu" is staffed
}

scenario "Whoever selects a skill has it once; a meld brings all of it, and what a second box says, but no profession" under faq95 as of
  1995-01-01
  cites faq95 "3.9-meld-select", "3.9-meld-which" {
  given mission of one: "Acquire Surplus Ships"
  given outpost of one at "Acquire Surplus Ships": "Klingon Outpost"
  given away team of one on "Acquire Surplus Ships": "Spock", "Vekor"
  given table of one: "Alternate Universe Door"
  given hand of one: "K'chiQ", "Vulcan Mindmeld"
  given plays_left of one = 1
  when one reports "K'chiQ" to "Klingon Outpost"
  one chooses Honor
  then "K'chiQ" has Honor, not ("K'chiQ" has Honor x2)
  when one plays "Vulcan Mindmeld"
  one accepts
  then "Spock" has MEDICAL, "Spock" has Geology, not ("Spock" has SCIENCE x2)
}

scenario "A shuttle takes people off a ship that is about to go down, and not in a battle" under faq95 cites faq95 "3.8-shuttle-escape" {
  given mission of one: "Amnesty Talks"
  given table of one: "Engage Shuttle Operations"
  given ship of one at "Amnesty Talks": "U.S.S. Galaxy"
  given crew of one on "U.S.S. Galaxy": "Kosinski", "Davies"
  given ship of one at "Amnesty Talks": "Type VI Shuttlecraft"
  given crew of one on "Type VI Shuttlecraft": "Martin"
  given put "Type VI Shuttlecraft" into interior of "U.S.S. Galaxy"
  given "Auto-Destruct Sequence" of one on "U.S.S. Galaxy"
  given turn of one
  when one launches "Type VI Shuttlecraft"
  given announce turn_ends(one)
  then "U.S.S. Galaxy" is destroyed, "Kosinski" is killed, "Martin" is not killed, in_play("Type VI Shuttlecraft")
}

// Who was what in 1995, and who is today.

scenario "An OFFICER by his box leads, and one by a skill does not" under faq95 cites faq95 "1.1-leader" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kurak", "Kahless" version "The Next Generation"
  then "Kahless" is leader, "Kurak" is not leader
}

scenario "Half a leader leads with another half, and has no Leadership" under faq95 cites faq95 "3.6-toral" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Toral", "Gowron"
  then "Toral" is not leader, not ("Toral" has Leadership), "Gowron" is leader
  given away team of one on "Cloaked Mission": another "Toral"
  then "Toral" is leader
}

scenario "Dathon understands what is about his people" under faq95 cites faq95 "3.6-dathon" {
  given mission of one: "Botanical Research"
  given mission of one: "Cloaked Mission"
  given seeds of two under "Botanical Research": "Shaka, When the Walls Fell"
  given seeds of two under "Cloaked Mission": "Impassable Door"
  given away team of one on "Botanical Research": "Dathon", "Davies"
  when one attempts "Botanical Research"
  then "Shaka, When the Walls Fell" is nullified, "Davies" is not stopped
}

scenario "Nothing ages an android, and no disease of the species takes a hologram" under faq95 cites faq95 "3.6-hea-species" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Hyper-Aging"
  given away team of one on "Botanical Research": "Data" version "The Next Generation", "Davies"
  given turn of one
  when one attempts "Botanical Research"
  then "Davies" suffers_from "Hyper-Aging", not ("Data" suffers_from "Hyper-Aging")
}

scenario "Today it ages one as well" under r24 cites r24 "8.1" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Hyper-Aging"
  given away team of one on "Botanical Research": "Data" version "The Next Generation", "Davies"
  given turn of one
  when one attempts "Botanical Research"
  then "Davies" suffers_from "Hyper-Aging", "Data" suffers_from "Hyper-Aging"
}

scenario "The captains of the Federation's ships stand on the ships' cards" under faq95 cites faq95 "3.8-log-u-s-s-yamato",
  "3.8-log-u-s-s-phoenix", "3.8-log-u-s-s-sutherland", "3.8-log-u-s-s-hood", "3.8-log-u-s-s-enterprise-c", "3.8-log-future-enterprise",
  "3.8-log-u-s-s-stargazer", "3.8-log-strict", "3.8-log-none-u-s-s-enterprise" {
  given hand of one: "U.S.S. Yamato", "Donald Varley", "U.S.S. Phoenix", "Benjamin Maxwell", "U.S.S. Sutherland", "Data" version "Premiere",
    "U.S.S. Hood", "Robert DeSoto", "U.S.S. Enterprise-C", "Rachel Garrett", "Future Enterprise", "Admiral Riker", "U.S.S. Stargazer",
    "Jean-Luc Picard" version "Premiere", "U.S.S. Enterprise" version "Premiere"
  then "Donald Varley" is matching_commander_of "U.S.S. Yamato", "Benjamin Maxwell" is matching_commander_of "U.S.S. Phoenix",
    "Data" is matching_commander_of "U.S.S. Sutherland", "Robert DeSoto" is matching_commander_of "U.S.S. Hood",
    "Rachel Garrett" is matching_commander_of "U.S.S. Enterprise-C", "Admiral Riker" is matching_commander_of "Future Enterprise",
    "Jean-Luc Picard" is matching_commander_of "U.S.S. Stargazer"
  then not ("Jean-Luc Picard" is matching_commander_of "U.S.S. Enterprise")
}

scenario "So do those of the Klingons, and three ships have none" under faq95 cites faq95 "3.8-log-i-k-c-bortas", "3.8-log-i-k-c-pagh",
  "3.8-log-i-k-c-hegh-ta", "3.8-log-i-k-c-t-ong", "3.8-log-i-k-c-maht-h-a", "3.8-log-none-i-k-c-buruk", "3.8-log-none-i-k-c-qu-vat",
  "3.8-log-none-i-k-c-vorn" {
  given hand of one: "I.K.S. Bortas", "Gowron", "I.K.S. Pagh" version "Premiere", "Kargan", "I.K.S. Hegh'ta", "Kurn" version "Premiere",
    "I.K.S. T'Ong", "K'Temoc", "I.K.C. Maht-H'a", "Nu'Daq" version "Premiere", "I.K.S. Buruk", "I.K.S. Qu'Vat", "Torak", "I.K.S. Vorn",
    "Duras" version "Premiere"
  then "Gowron" is matching_commander_of "I.K.S. Bortas", "Kargan" is matching_commander_of "I.K.S. Pagh",
    "Kurn" is matching_commander_of "I.K.S. Hegh'ta", "K'Temoc" is matching_commander_of "I.K.S. T'Ong",
    "Nu'Daq" is matching_commander_of "I.K.C. Maht-H'a"
  then not ("Gowron" is matching_commander_of "I.K.S. Buruk"), not ("Torak" is matching_commander_of "I.K.S. Qu'Vat"),
    not ("Duras" is matching_commander_of "I.K.S. Vorn")
}

scenario "So do those of the Romulans and of nobody" under faq95 cites faq95 "3.8-log-haakona", "3.8-log-devoras", "3.8-log-khazara",
  "3.8-log-decius", "3.8-log-terix", "3.8-log-mercenary-ship", "3.8-log-gomtuu", "3.8-log-tama", "3.8-log-zalkonian-vessel" {
  given hand of one: "Haakona", "Taris", "Devoras", "Mendak", "Khazara", "Toreth", "Decius", "Tomalak" version "Premiere", "Terix", "Sirol",
    "Mercenary Ship", "Baran", "Gomtuu", "Tam Elbrun", "Tama", "Dathon", "Zalkonian Vessel", "Sunad"
  then "Taris" is matching_commander_of "Haakona", "Mendak" is matching_commander_of "Devoras",
    "Toreth" is matching_commander_of "Khazara", "Tomalak" is matching_commander_of "Decius", "Sirol" is matching_commander_of "Terix",
    "Baran" is matching_commander_of "Mercenary Ship", "Tam Elbrun" is matching_commander_of "Gomtuu",
    "Dathon" is matching_commander_of "Tama", "Sunad" is matching_commander_of "Zalkonian Vessel"
}

scenario "What somebody's own card says of his command counts for nothing" under faq95 cites faq95 "3.8-log-strict", "3.8-log-multi" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Enterprise" version "Premiere"
  given ship of one at "Amnesty Talks": "U.S.S. Phoenix"
  given crew of one on "U.S.S. Enterprise": "Jean-Luc Picard" version "Premiere"
  given table of one: "Captain's Log"
  then WEAPONS of "U.S.S. Enterprise" = printed WEAPONS of "U.S.S. Enterprise"
  then WEAPONS of "U.S.S. Phoenix" = printed WEAPONS of "U.S.S. Phoenix"
  given crew of one on "U.S.S. Phoenix": "Benjamin Maxwell"
  then WEAPONS of "U.S.S. Phoenix" = printed WEAPONS of "U.S.S. Phoenix" + 3
}

scenario "Today it counts" under r24 cites r24 "10.3" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Enterprise" version "Premiere"
  given crew of one on "U.S.S. Enterprise": "Jean-Luc Picard" version "Premiere"
  given table of one: "Captain's Log"
  then WEAPONS of "U.S.S. Enterprise" = printed WEAPONS of "U.S.S. Enterprise" + 3
}

scenario "Two captives are interrogated in one turn, each by a card of his own" under r24, faq95
  cites r24 "gl cumulative" cites faq95 "3.8-interrogate-many" {
  given mission of one: "Botanical Research"
  given outpost of two at "Botanical Research": "Klingon Outpost" of two
  given away team of one on "Botanical Research": "Ilon Tandro"
  given away team of two on "Botanical Research": "Kromm" of two, "Kurak" of two
  given one captures "Kromm"
  given one captures "Kurak"
  given "Interrogation" of one on "Kromm"
  given another "Interrogation" of one on "Kurak"
  given turn of one
  when one uses "Interrogation"
  two chooses way 2
  when one uses another "Interrogation"
  two chooses way 2
  then points of one = 2
  when one uses "Interrogation"
  then refused
}

scenario "Neither a name in the lore nor a picture makes a card another's" under faq95 cites faq95 "1.3-different-names",
  "1.3-not-picture" {
  given hand of one: "Galen", "Countermanda", "Kevin Uxbridge: Convergence"
  then covers("Kevin Uxbridge", "Kevin Uxbridge: Convergence")
  then not covers("Jean-Luc Picard", "Galen"), not covers("Amanda Rogers", "Countermanda")
}

scenario "Once per game is for all copies of a card, and not for another that says the same" under r24, faq95
  cites r24 "12.8-once-per-game" cites faq95 "1.1-once-per-game" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Archer", "Wind Dancer", "Impassable Door", "Hologram Ruse"
  given away team of one on "Botanical Research": "Ajur", "Galen"
  given turn of one
  when one uses "Ajur"
  two chooses "Archer", "Wind Dancer", "Impassable Door"
  given put "Ajur" into hand of one
  given away team of one on "Botanical Research": another "Ajur"
  when one uses another "Ajur"
  then refused
  given put another "Ajur" into hand of one
  given away team of one on "Botanical Research": "Boratus"
  when one uses "Boratus"
  then decision of two offers "Archer"
}

scenario "Of a universal card there are several, of a unique one there is one, and of others nobody asks" under r24, faq95
  cites r24 "6.2-unique-no-second" cites faq95 "1.1-universal", "1.1-unique", "1.1-unique-only" {
  given mission of one: "Acquire Surplus Ships"
  given outpost of one at "Acquire Surplus Ships": "Klingon Outpost"
  given hand of one: "Kromm", another "Kromm", "Kurak", another "Kurak", "Lower Decks", another "Lower Decks"
  given turn of one
  given plays_left of one = 6
  when one reports "Kromm" to "Klingon Outpost"
  when one reports another "Kromm" to "Klingon Outpost"
  when one reports "Kurak" to "Klingon Outpost"
  when one reports another "Kurak" to "Klingon Outpost"
  then refused
  when one plays "Lower Decks"
  when one plays another "Lower Decks"
  then another "Kromm" in interior of "Klingon Outpost", another "Lower Decks" in table of one
}

scenario "The disabled do nothing, and are beamed like equipment" under r24, faq95 cites r24 "10.2.3" cites faq95 "1.1-disabled" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given away team of one on "Botanical Research": "Davies"
  given disable "Davies"
  given turn of one
  then "Davies" is disabled
  when one beams "Davies" from "Botanical Research" to "U.S.S. Oberth"
  then "Davies" in interior of "U.S.S. Oberth"
}

scenario "A hologram that was switched off runs again when its owner's turn begins" under faq95 cites faq95 "3.6-holo-killed" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Galaxy"
  given crew of one on "U.S.S. Galaxy": "Christopher Hobson", "Albert Einstein"
  given turn of one
  given kill "Albert Einstein"
  then "Albert Einstein" is deactivated
  given next_turn two
  given announce turn_begins(two)
  then "Albert Einstein" is deactivated
  given next_turn one
  given announce turn_begins(one)
  then "Albert Einstein" is not deactivated
}

scenario "Today somebody has to run it" under r24 cites r24 "6.3.2" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Galaxy"
  given crew of one on "U.S.S. Galaxy": "Christopher Hobson", "Albert Einstein"
  given turn of one
  given kill "Albert Einstein"
  given next_turn two
  given announce turn_begins(two)
  given next_turn one
  given announce turn_begins(one)
  then "Albert Einstein" is deactivated
}

scenario "Only with its ship does a hologram die, and nobody has to watch over it" under r24, faq95
  cites r24 "6.3.2" cites faq95 "3.6-holo-permanent", "3.6-holo-actions" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Galaxy"
  given crew of one on "U.S.S. Galaxy": "Albert Einstein"
  then "Albert Einstein" is not deactivated
  given kill "Albert Einstein"
  then "Albert Einstein" in interior of "U.S.S. Galaxy", "Albert Einstein" is deactivated
  given destroy "U.S.S. Galaxy"
  then "Albert Einstein" in discard_pile of one
}

scenario "Where a treaty ends and two sides are equal aboard, chance says who is arrested" under faq95 cites faq95 "3.8-treaty-broken" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Mercenary Ship"
  given table of one: "Treaty: Federation/Romulan"
  given crew of one on "Mercenary Ship": "Davies", "Tallus"
  given discard "Treaty: Federation/Romulan"
  random picks "Davies"
  then "Tallus" is arrested, "Davies" is not arrested
}

scenario "Today their player says it" under r24 cites r24 "12.5" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Mercenary Ship"
  given table of one: "Treaty: Federation/Romulan"
  given crew of one on "Mercenary Ship": "Davies", "Tallus"
  given discard "Treaty: Federation/Romulan"
  one chooses "Davies"
  then "Tallus" is arrested, "Davies" is not arrested
}

scenario "Under a treaty a team uses its partner's weapons" under faq95 cites faq95 "3.7-equip-treaty", "3.7-equip-move" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Klingon Disruptor"
  given turn of one
  when one beams "Klingon Disruptor" from "U.S.S. Oberth" to "Botanical Research"
  then STRENGTH of "Davies" = 6
  given table of one: "Treaty: Federation/Klingon"
  then STRENGTH of "Davies" = 8
}

scenario "Today a treaty is no license" under r24 cites r24 "gl-equip-restricted" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies", "Klingon Disruptor"
  given table of one: "Treaty: Federation/Klingon"
  then STRENGTH of "Davies" = 6
}

scenario "Who comes down to the aged is aged, too, and may attempt the mission" under faq95 cites faq95 "3.2-hyper-mission" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Captain Worf"
  given away team of one on "Cloaked Mission": "Kromm"
  given "Hyper-Aging" of two on "Cloaked Mission"
  given afflict "Kromm" under "Hyper-Aging"
  given turn of one
  when one beams "Captain Worf" from "I.K.S. K'Vort" to "Cloaked Mission"
  then "Captain Worf" suffers_from "Hyper-Aging"
  when one beams "Captain Worf" from "Cloaked Mission" to "I.K.S. K'Vort"
  then refused
  when one attempts "Cloaked Mission"
  then one solves "Cloaked Mission"
}

scenario "Today he is not" under r24 cites r24 "10.2.7" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Captain Worf"
  given away team of one on "Cloaked Mission": "Kromm"
  given "Hyper-Aging" of two on "Cloaked Mission"
  given afflict "Kromm" under "Hyper-Aging"
  given turn of one
  when one beams "Captain Worf" from "I.K.S. K'Vort" to "Cloaked Mission"
  then not ("Captain Worf" suffers_from "Hyper-Aging")
}

scenario "Fatigue takes a team and all aboard its ship" under faq95 cites faq95 "3.2-rem-scope" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Kurak"
  given away team of one on "Cloaked Mission": "Kromm"
  given seeds of two under "Cloaked Mission": "REM Fatigue Hallucinations"
  given turn of one
  when one attempts "Cloaked Mission"
  then "Kromm" suffers_from "REM Fatigue Hallucinations", "Kurak" suffers_from "REM Fatigue Hallucinations"
}

scenario "Today it takes the team alone" under r24 cites r24 "gl-long-term-played-on" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Kurak"
  given away team of one on "Cloaked Mission": "Kromm"
  given seeds of two under "Cloaked Mission": "REM Fatigue Hallucinations"
  given turn of one
  when one attempts "Cloaked Mission"
  then "Kromm" suffers_from "REM Fatigue Hallucinations", not ("Kurak" suffers_from "REM Fatigue Hallucinations")
}

scenario "An android is melded with, and a hologram is not" under faq95 cites faq95 "3.6-mindmeld" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Galaxy"
  given crew of one on "U.S.S. Galaxy": "Spock", "Albert Einstein"
  given hand of one: "Vulcan Mindmeld"
  when one plays "Vulcan Mindmeld"
  then refused
  given crew of one on "U.S.S. Galaxy": "Data" version "Premiere"
  when one plays "Vulcan Mindmeld"
  then "Spock" has Astrophysics
}

scenario "Nobody changes sides in answer to an interrupt" under r24, faq95
  cites r24 "6.3.3" cites faq95 "3.6-dual-state", "3.6-dual-no-response" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Major Rakal"
  given hand of two: "Life-form Scan" of two
  given hand of one: "Amanda Rogers"
  given turn of one
  when two plays "Life-form Scan"
  then decision of one offers "Amanda Rogers"
  then decision of one offers no "turn Major Rakal to Federation"
  one passes
  when one turns "Major Rakal" to Federation
  then mode of "Major Rakal" = Federation
}

scenario "A disease takes an android like anybody" under faq95 cites faq95 "3.6-hea-disease" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "REM Fatigue Hallucinations"
  given away team of one on "Botanical Research": "Data" version "The Next Generation", "Davies"
  when one attempts "Botanical Research"
  then "Data" suffers_from "REM Fatigue Hallucinations"
}

scenario "What spares a hologram spares no android" under r24, faq95 cites r24 "6.3.2" cites faq95 "3.6-hea-personnel" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Galaxy"
  given crew of one on "U.S.S. Galaxy": "Data" version "Premiere", "Albert Einstein"
  given kill "Data"
  given kill "Albert Einstein"
  then "Data" in discard_pile of one, "Albert Einstein" in interior of "U.S.S. Galaxy"
}

scenario "Empaths who are taken to another ship are well again, and the creatures are gone" under faq95 cites faq95 "3.2-2d" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given ship of one at "Amnesty Talks": "U.S.S. Hood"
  given crew of one on "U.S.S. Oberth": "Deanna Troi" version "The Next Generation", "Davies"
  given "Two-Dimensional Creatures" of two on "U.S.S. Oberth"
  given turn of one
  then "Deanna Troi" is disabled
  when one beams "Deanna Troi" from "U.S.S. Oberth" to "U.S.S. Hood"
  then "Deanna Troi" is not disabled, not in_play("Two-Dimensional Creatures")
}

scenario "Today the creatures stay" under r24 cites r24 "7.2.2" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given ship of one at "Amnesty Talks": "U.S.S. Hood"
  given crew of one on "U.S.S. Oberth": "Deanna Troi" version "The Next Generation", "Davies"
  given "Two-Dimensional Creatures" of two on "U.S.S. Oberth"
  given turn of one
  when one beams "Deanna Troi" from "U.S.S. Oberth" to "U.S.S. Hood"
  then in_play("Two-Dimensional Creatures")
}

scenario "D'Tan lifts himself" under r24, faq95 cites r24 "12.4" cites faq95 "3.6-dtan" {
  given mission of one: "Covert Installation"
  given away team of one on "Covert Installation": "D'Tan"
  then INTEGRITY of "D'Tan" = 8
}

scenario "Without a doctor the trap stops a ship, and with one it only holds it" under r24, faq95
  cites r24 "7.2.2.2-fail-stop" cites faq95 "3.2-menthar" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given seeds of two under "Amnesty Talks": "Menthar Booby Trap"
  given seeds of two under "Seize Freighter": another "Menthar Booby Trap"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Martin"
  given ship of one at "Seize Freighter": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Kromm", "Kurak"
  given turn of one
  when one attempts "Amnesty Talks" with "U.S.S. Oberth"
  then "Davies" is not stopped
  when one flies "U.S.S. Oberth" to "Seize Freighter"
  then refused
  when one attempts "Seize Freighter" with "I.K.S. K'Vort"
  random picks "Kurak"
  then "Kromm" is stopped
}

scenario "A hologram that is taken away from its ship is switched off, and is aboard" under faq95 cites faq95 "3.6-holo-separate" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Enterprise" version "Chain of Command"
  given crew of one on "U.S.S. Enterprise": "Paul Rice"
  given relocate "Paul Rice" to surface of "Botanical Research"
  then "Paul Rice" aboard "U.S.S. Enterprise", "Paul Rice" is deactivated
}

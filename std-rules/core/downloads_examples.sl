// Downloads, as the rulebook shows them.

scenario "A download finds what is in the hand or the draw deck, not what was discarded" under r24, r18 cites r24 "6.5.4-search"
  cites r18 "dl-search", "dl-not-discard" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Lopez"
  given put "Federation PADD" into discard_pile of one
  when one suspends play with "Lopez"
  then refused
  given hand of one: "Federation PADD"
  when one suspends play with "Lopez"
  one chooses "U.S.S. Oberth"
  then "Federation PADD" in interior of "U.S.S. Oberth"
}

scenario "What is downloaded is played at once, and the deck shuffled" under r24, r18
  cites r24 "6.5.4-play-at-once", "6.5.4-reshuffle" cites r18 "dl-search", "dl-normal-report", "dl-not-cardplay" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Lopez"
  given draw deck of one: "Davies", "Federation PADD", "Martin"
  when one suspends play with "Lopez"
  one chooses "U.S.S. Oberth"
  then one plays "Federation PADD", "Federation PADD" is reported, size(draw_deck of one) = 2
}

scenario "Each icon once a game, however many copies there are" under r24, r18 cites r24 "icon-dl", "6.5.5-once-per-game"
  cites r18 "special-dl-lost" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Lopez", another "Lopez"
  given draw deck of one: "Federation PADD", another "Federation PADD"
  when one suspends play with "Lopez"
  one chooses "Federation PADD"
  one chooses "U.S.S. Oberth"
  when one suspends play with another "Lopez"
  then refused
}

scenario "Each player has his own" under r24 cites r24 "6.5.5-once-per-game" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lopez"
  given away team of two on "Botanical Research": "Lopez" of two
  given draw deck of one: "Federation PADD"
  given draw deck of two: "Federation PADD" of two
  when one suspends play with "Lopez"
  when two suspends play with another "Lopez"
  then "Federation PADD" in surface of "Botanical Research", another "Federation PADD" in surface of "Botanical Research"
}

scenario "A card with two icons uses each" under r24 cites r24 "6.5.5-several-icons" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Deanna Troi" version "The Next Generation"
  given draw deck of one: "Life-form Scan", "Davies"
  given hand of two: "Losta" of two
  then size(special_downloads of "Deanna Troi") = 2
  when one suspends play with "Deanna Troi"
  then one plays "Life-form Scan"
}

scenario "An icon that names any of them fetches each that has the word in its title" under r24 cites r24 "6.5.5", "gl any" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Quark" version "The Next Generation"
  given draw deck of one: "Ferengi PADD", "Tricorder", "Klingon PADD"
  given hand of two: "Losta" of two
  when one suspends play with "Quark"
  then decision of one offers exactly "Ferengi PADD", "Klingon PADD"
  one chooses "Ferengi PADD"
  then "Ferengi PADD" in surface of "Botanical Research", "Klingon PADD" in draw_deck of one
}

scenario "Play is suspended even in the middle of an attempt, and in the other's turn" under r24, r18 cites r24 "6.5.5-suspend",
  "7.2.1-single-action", "gl-suspends-play" cites r18 "attempt-single-action", "group-no-other", "resp-suspend", "special-dl-lost",
  "dil-encounter-subaction" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Wind Dancer"
  given away team of one on "Cloaked Mission": "Kromm"
  given away team of two on "Cloaked Mission": "Lopez" of two
  given draw deck of two: "Federation PADD" of two
  given turn of one
  when one attempts "Cloaked Mission"
  then decision of two offers "Federation PADD"
  then "Wind Dancer" in seeds of "Cloaked Mission"
  when two suspends play with "Lopez" for "Federation PADD"
  then "Federation PADD" in surface of "Cloaked Mission"
}

scenario "Personnel by download once in every turn" under r24, r18 cites r24 "6.5.4-limit", "6.5.4-limit-non-personnel"
  cites r18 "dl-personnel-limit", "dl-unlimited" {
  given mission of one: "Investigate Disturbance"
  given away team of one on "Investigate Disturbance": "Koroth" version "The Next Generation"
  given draw deck of one: "Kahless" version "The Next Generation", "Clone Machine"
  given turn of one
  given personnel_fetched of one = yes
  when one uses "Koroth"
  then "Kahless" in draw_deck of one
}

scenario "In the next turn, whoever's it is, the limit begins anew" under r24, r18 cites r24 "6.5.4-limit" cites r18 "dl-personnel-limit" {
  given mission of one: "Investigate Disturbance"
  given away team of one on "Investigate Disturbance": "Koroth" version "The Next Generation"
  given draw deck of one: "Kahless" version "The Next Generation"
  given turn of one
  given personnel_fetched of one = yes
  given turn of two
  then personnel_fetched of one = no
}

scenario "No artifact by download unless it is named" under r24, r18 cites r24 "6.5.4-no-artifact-q", "gl-artifact-download"
  cites r18 "dl-no-artifact" {
  given mission of one: "Cloaked Mission"
  given draw deck of one: "Varon-T Disruptor", "Klingon Disruptor"
  given away team of one on "Cloaked Mission": "Shankar"
  when one suspends play with "Shankar"
  then "Klingon Disruptor" in surface of "Cloaked Mission", "Varon-T Disruptor" in draw_deck of one
}

scenario "Of two titles on one icon either comes, and only one" under r24 cites r24 "6.5.5-once-per-game" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Leeta"
  given draw deck of one: "Kukalaka", "Davies"
  when one suspends play with "Leeta"
  then "Kukalaka" in surface of "Botanical Research"
  given hand of one: "Dabo"
  when one suspends play with "Leeta"
  then refused
}

scenario "An icon that asks for one with [AU] needs no door" under r24 cites r24 "gl-au-enabler-icon" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Galaxy"
  given crew of one on "U.S.S. Galaxy": "Revised Tuvok", "Davies"
  given draw deck of one: "Revised Neelix"
  when one suspends play with "Revised Tuvok"
  then "Revised Neelix" is aboard "U.S.S. Galaxy"
}

scenario "From under a cloak nothing is sent to the mission" under r24 cites r24 "6.5.5-location" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "Haakona"
  given crew of one on "Haakona": "Qatai", "Taris"
  given draw deck of one: "Urgent Warning"
  given cloak "Haakona"
  when one suspends play with "Qatai"
  then refused
}

scenario "Nobody elsewhere is chosen by what an icon sends for" under r24 cites r24 "6.5.5-location" {
  given mission of one: "Cultural Observation"
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "V'Tal"
  given away team of one on "Cultural Observation": "Syrran", "Delvok"
  given draw deck of one: "Vulcan Mindmeld"
  when one suspends play with "V'Tal"
  then refused
}

scenario "Even the seed phases may be suspended" under r24 cites r24 "6.5.5-suspend" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given crew of one on "Federation Outpost": "Lopez"
  given draw deck of one: "Federation PADD"
  given seed deck of one: "Attention All Hands"
  given facility_phase(one)
  when one suspends play with "Lopez"
  one chooses "Federation Outpost"
  then "Federation PADD" in interior of "Federation Outpost"
  when one seeds "Attention All Hands"
  then "Attention All Hands" in table of one
}

scenario "Who has downloaded somebody downloads nobody else in that turn, whatever brings him" under r24
  cites r24 "6.5.4-limit", "6.5.4-limit-non-personnel" {
  given mission of one: "Investigate Disturbance"
  given ship of one at "Investigate Disturbance": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Lopez"
  given away team of one on "Investigate Disturbance": "Koroth" version "The Next Generation"
  given draw deck of one: "Kahless" version "The Next Generation", "Federation PADD"
  given hand of one: "E.M.H. Program"
  given turn of one
  when one uses "Koroth"
  then "Kahless" in surface of "Investigate Disturbance"
  when one suspends play for "E.M.H. Program" to "U.S.S. Oberth"
  then refused
  when one suspends play with "Lopez"
  one chooses "U.S.S. Oberth"
  then "Federation PADD" in interior of "U.S.S. Oberth"
  given turn of two
  when one suspends play for "E.M.H. Program" to "U.S.S. Oberth"
  then "E.M.H. Program" in interior of "U.S.S. Oberth"
}

scenario "A hidden agenda that is sent for by an icon is turned up at once" under r24 cites r24 "g-hidden-agenda-special" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "Batris": "K'Temoc"
  given draw deck of one: "Engage Cloak"
  when one suspends play with "K'Temoc"
  then in_play("Engage Cloak"), two sees "Engage Cloak", size(agenda of one) = 0
}

scenario "An icon that names a card of another universe opens no door for it" under r24 cites r24 "gl-au-enabler-icon" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given crew of one on "Federation Outpost": "Daniel Leonard"
  given draw deck of one: "Columbia"
  when one suspends play with "Daniel Leonard"
  then refused
}

scenario "Of two who do not mix the second is not there to choose when the first has arrived" under r24 cites r24 "6.5.4-play-at-once",
  "10.2.10-no-voluntary" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Neutral Outpost"
  given hand of one: "Assign Mission Specialists"
  given draw deck of one: "Linda Larson", "Q'elyn"
  given turn of one
  when one plays "Assign Mission Specialists"
  one accepts
  then decision of one offers exactly "Linda Larson", "Q'elyn"
  one chooses "Linda Larson"
  then "Linda Larson" in interior of "Neutral Outpost", "Q'elyn" in draw_deck of one
}

scenario "One download brings no second copy of a unique card" under r24, r18 cites r24 "6.3.1-unique-reports"
  cites r18 "persona-unique-default" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Beverly", "Davies"
  given draw deck of two: "Spock" of two, another "Spock" of two, "Seth Mendoza" of two
  given seeds of two under "Botanical Research": "Diplomatic Intervention"
  when one attempts "Botanical Research"
  two accepts
  two chooses another "Spock"
  then decision of two offers exactly "Seth Mendoza"
  two passes
  then another "Spock" in surface of "Botanical Research", "Spock" in draw_deck of two
}

scenario "Several personnel of one download are one, and another download in the same turn is not" under r24
  cites r24 "6.5.4-limit-single-action" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Beverly", "Davies"
  given draw deck of two: "Spock" of two, "Seth Mendoza" of two
  given seeds of two under "Botanical Research": "Diplomatic Intervention"
  when one attempts "Botanical Research"
  two accepts
  two chooses "Spock"
  then decision of two offers "Seth Mendoza"
  then personnel_fetched of two = yes
  two chooses "Seth Mendoza"
  then "Seth Mendoza" in surface of "Botanical Research"
}

scenario "In open space whom an icon sends for comes aboard" under r24 cites r24 "6.5.5-location" {
  given mission of one: "Repair Mission"
  given ship of one at "Repair Mission": "Starship Constitution"
  given table of one: "Temporal Micro-Wormhole"
  given draw deck of one: "Vanderberg"
  when one suspends play with "Starship Constitution"
  then "Vanderberg" in interior of "Starship Constitution"
}

scenario "Whom an icon sends for comes to its location, to the planet or aboard what is there" under r24
  cites r24 "6.5.5-location", "g-defend-homeworld-dest" {
  given mission of one: "Botanical Research"
  given mission of one: "Repair Mission"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given ship of one docked at "Federation Outpost": "Starship Constitution"
  given ship of one at "Repair Mission": "U.S.S. Oberth"
  given table of one: "Temporal Micro-Wormhole"
  given draw deck of one: "Vanderberg"
  when one suspends play with "Starship Constitution"
  then decision of one offers exactly "Botanical Research", "Federation Outpost", "Starship Constitution"
  one chooses "Federation Outpost"
  then "Vanderberg" in interior of "Federation Outpost"
}

scenario "From the planet equipment is sent for to a ship in orbit, and to none elsewhere" under r24 cites r24 "6.5.5-location" {
  given mission of one: "Botanical Research"
  given mission of one: "Repair Mission"
  given ship of one at "Botanical Research": "U.S.S. Hood"
  given ship of one at "Repair Mission": "U.S.S. Oberth"
  given ship of two at "Botanical Research": "Batris" of two
  given away team of one on "Botanical Research": "Lopez"
  given draw deck of one: "Federation PADD"
  when one suspends play with "Lopez"
  then decision of one offers exactly "Botanical Research", "U.S.S. Hood"
  one chooses "U.S.S. Hood"
  then "Federation PADD" in interior of "U.S.S. Hood"
}

scenario "A headquarters that is fetched stands on its homeworld" under r24 cites r24 "g-facility-hq-where" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Expose Covert Supply"
  given draw deck of one: "The Great Hall"
  given one downloads "The Great Hall"
  then "The Great Hall" in surface of "Expose Covert Supply"
}

scenario "Two versions of a ship have an icon each" under r24 cites r24 "6.5.5" {
  given mission of one: "Botanical Research"
  given table of one: "Alternate Universe Door"
  given ship of one at "Botanical Research": "Starship Constitution" version "The Trouble with Tribbles"
  given ship of one at "Botanical Research": "Starship Constitution" version "The Motion Pictures"
  given draw deck of two: "Boheeka" of two, "Benil" of two, "Perak" of two, "Goran" of two
  given draw deck of one: "Davies", "Losta", "Lopez", "Kurak", "Lt. Kevin Riley", "Marruu"
  when one suspends play with "Starship Constitution" version "The Trouble with Tribbles"
  one chooses "Starship Constitution" version "The Trouble with Tribbles"
  then "Lt. Kevin Riley" is aboard "Starship Constitution" version "The Trouble with Tribbles"
  given whole turn of two
  given whole turn of one
  when one suspends play with "Starship Constitution" version "The Motion Pictures"
  one chooses "Starship Constitution" version "The Motion Pictures"
  then "Marruu" is aboard "Starship Constitution" version "The Motion Pictures"
}

scenario "What an icon sends for rescues nobody elsewhere, but ends his interrogation" under r24 cites r24 "6.5.5-location",
  "gl-captive-release" {
  given mission of one: "Botanical Research"
  given mission of one: "Assist Cooperative"
  given outpost of one at "Assist Cooperative": "Federation Outpost"
  given away team of one on "Assist Cooperative": "Markus Forbes", "Martin"
  given away team of two on "Assist Cooperative": "Kurak" of two
  given away team of one on "Botanical Research": "Davies"
  given away team of two on "Botanical Research": "Kromm" of two, "Ilon Tandro" of two
  given two captures "Davies"
  given two captures "Martin"
  given "Interrogation" of two on "Davies"
  given table of one: "Alternate Universe Door"
  given draw deck of one: "Rescue Captives"
  given turn of one
  when one suspends play with "Markus Forbes"
  then "Davies" is captive, "Interrogation" in discard_pile of two
  then "Martin" is not captive, "Martin" in interior of "Federation Outpost"
}

scenario "A facility far from its own quadrant sends for nothing" under r24, r18 cites r24 "6.5.4-facility-quadrant"
  cites r18 "dl-facility-native" {
  given mission of one: "Stop Bombardment"
  given mission of one: "Botanical Research"
  given outpost of one at "Stop Bombardment": "Space Lab Regula I"
  given draw deck of one: "Science Kit", "Davies"
  when one suspends play with "Space Lab Regula I"
  then refused
  given put "Space Lab Regula I" into orbit of "Botanical Research"
  when one suspends play with "Space Lab Regula I"
  one chooses "Space Lab Regula I"
  then "Science Kit" in interior of "Space Lab Regula I"
}

// Stopped, disabled, in stasis, separated, under arrest: what each may and may not do.

scenario "Who is stopped stays where he is, and out of the attempt" under r24, r18, faq95
  cites r24 "10.2.1-stopped-prohibitions", "10.2.1-stopped-separated", "10.2.5-separated-def" cites r18 "stopped-def", "stopped-cannot",
  "separated-who" cites faq95 "1.1-stopped" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "Batris"
  given crew of one on "Batris": "Koral" version "The Next Generation"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kromm"
  given stop "Captain Worf"
  when one beams "Captain Worf" from "Cloaked Mission" to "Batris"
  then refused
  when one attempts "Cloaked Mission"
  then one does not solve "Cloaked Mission"
}

scenario "A stopped crew member does not staff his ship" under r24, r18 cites r24 "10.2.1-stopped-prohibitions" cites r18 "stopped-cannot",
  "stopped-def" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Captain Worf", "Korris" version "The Next Generation"
  then "I.K.S. K'Vort" is staffed
  given stop "Captain Worf"
  given stop "Korris" version "The Next Generation"
  then "I.K.S. K'Vort" is not staffed
}

scenario "A stopped ship stops all aboard, and lets them go together" under r24, r18, faq95 cites r24 "10.2.1-ship-stop-all-aboard"
  cites r18 "stopped-ship-aboard" cites faq95 "1.1-stopped-ship-crew" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "Batris"
  given crew of one on "Batris": "Koral" version "The Next Generation", "Klingon Disruptor"
  given stop "Batris"
  then "Koral" is stopped, "Klingon Disruptor" is stopped
  given unstop "Batris"
  then "Koral" is not stopped, "Klingon Disruptor" is not stopped
}

scenario "Equipment is stopped with the last of those who carry it" under r24, r18 cites r24 "10.2.1-equipment-stop"
  cites r18 "stopped-equipment" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Botanical Research"
  given seeds of two under "Cloaked Mission": "Wind Dancer"
  given away team of one on "Cloaked Mission": "Kurak", "Kromm", "Federation PADD"
  given away team of one on "Botanical Research": "Davies", "Martin", another "Federation PADD"
  given stop "Davies"
  when one attempts "Cloaked Mission"
  then "Kurak" is stopped, "Kromm" is stopped, "Federation PADD" is stopped
  then another "Federation PADD" is not stopped
}

scenario "At the start of the next turn all are on their feet" under r24, r18, faq95 cites r24 "10.2.1-unstop-time"
  cites r18 "stopped-unstop" cites faq95 "1.1-stopped-when-over" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Wind Dancer"
  given away team of one on "Cloaked Mission": "Kurak"
  given turn of one
  when one attempts "Cloaked Mission"
  then "Kurak" is stopped
  given turn of two
  given announce turn_begins(two)
  then "Kurak" is not stopped
}

scenario "A ship without RANGE left is not stopped" under r24, r18 cites r24 "10.2.1-range-use-not-stop" cites r18 "stopped-ship-aboard" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given range_used of "U.S.S. Oberth" = 6
  given crew of one on "U.S.S. Oberth": "Seth Mendoza", "Beverly"
  when one attempts "Amnesty Talks"
  then one solves "Amnesty Talks"
}

scenario "Who is disabled serves for nothing, and is carried like equipment" under r24, r18, faq95
  cites r24 "10.2.3-disabled-def", "10.2.3-disabled-moved", "10.2.3-disabled-separated" cites r18 "disabled-unusable", "disabled-move",
  "disabled-separated" cites faq95 "1.1-disabled" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "Batris"
  given crew of one on "Batris": "Koral" version "The Next Generation"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kromm"
  given "Captain Worf" is disabled
  then "Captain Worf" is not active, skill_level(Honor, "Captain Worf") = 0
  when one attempts "Cloaked Mission"
  then one does not solve "Cloaked Mission"
  when one beams "Captain Worf" from "Cloaked Mission" to "Batris"
  then "Captain Worf" in interior of "Batris"
}

scenario "Text of the disabled is silent" under r24, r18 cites r24 "10.2.3-disabled-def" cites r18 "disabled-unusable" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf", "Commander K'Ehleyr"
  then STRENGTH of "Captain Worf" = 12, STRENGTH of "Commander K'Ehleyr" = 9
  given "Captain Worf" is disabled
  then STRENGTH of "Commander K'Ehleyr" = 7
}

scenario "Nothing is done to who is in stasis" under r24, r18 cites r24 "10.2.4-stasis-def", "10.2.4-stasis-separated"
  cites r18 "stasis-def", "stasis-separated" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "Batris"
  given crew of one on "Batris": "Koral" version "The Next Generation"
  given seeds of two under "Cloaked Mission": "Archer"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kromm"
  given put_in_stasis "Captain Worf"
  when one beams "Captain Worf" from "Cloaked Mission" to "Batris"
  then refused
  when one attempts "Cloaked Mission"
  then "Kromm" is killed, "Captain Worf" is not killed, "Captain Worf" is not stopped
}

scenario "What rests on a ship in stasis waits" under r24, r18 cites r24 "10.2.4-stasis-suspends-cards" cites r18 "stasis-suspended" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "Batris"
  given "Nitrium Metal Parasites" of two on "Batris"
  given announce turn_ends(two)
  then counter of "Nitrium Metal Parasites" = 2
  given put_in_stasis "Batris"
  given announce turn_ends(two)
  then counter of "Nitrium Metal Parasites" = 2
}

scenario "Separated people are spared, and of no help" under r24, r18, faq95 cites r24 "10.2.5-not-present", "10.2.5-no-contribution"
  cites r18 "separated-who", "separated-effects" cites faq95 "1.1-away-team-dilemma" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Archer"
  given away team of one on "Cloaked Mission": "Kitrik" version "The Next Generation", "Lopez", "Kromm"
  given stop "Lopez"
  when one attempts "Cloaked Mission"
  then "Kitrik" is killed, "Lopez" is not killed
}

scenario "The other player's people are neither hurt nor of help" under r24, r18 cites r24 "10.2.5-opponents-separated",
  "12.4-opposing-attempt" cites r18 "separated-opposing", "present-crew" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Archer"
  given away team of one on "Cloaked Mission": "Kromm"
  given away team of two on "Cloaked Mission": "Martin" of two, "Lopez" of two, "Kahless" version "The Next Generation" of two
  when one attempts "Cloaked Mission"
  then "Kromm" is killed, "Kahless" is not killed
}

scenario "A Klingon among Federation people aboard their ship is under arrest" under r24, r18
  cites r24 "10.2.10-house-arrest-trigger", "10.2.10-house-arrest-who", "10.2.10-house-arrest-effects" cites r18 "house-who",
  "house-effect", "house-situation" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Seth Mendoza", "Kurak", "Vash" version "The Next Generation"
  then "Kurak" is arrested, "Vash" is not arrested, "Seth Mendoza" is not arrested
  then "Kurak" can walk, not ("Kurak" can join_attempt)
}

scenario "A destroyed ship takes all aboard with it" under r24, r18 cites r24 "10.2.2-aboard-destroyed", "10.2.2-killed-destroyed"
  cites r18 "killed-def" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "Batris"
  given crew of one on "Batris": "Koral" version "The Next Generation", "Klingon Disruptor"
  given "Nitrium Metal Parasites" of two on "Batris"
  given counter of "Nitrium Metal Parasites" = 1
  given announce turn_ends(two)
  then "Batris" in discard_pile of one, "Koral" in discard_pile of one, "Klingon Disruptor" in discard_pile of one
  then "Nitrium Metal Parasites" in out_of_play of two
}

scenario "Who is stopped may still be moved by force" under r24, r18 cites r24 "10.2.6-relocate" cites r18 "relocate", "stopped-target" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Amnesty Talks"
  given ship of one at "Cloaked Mission": "Batris"
  given stop "Batris"
  then "Batris" can be relocated, not ("Batris" can be moved)
  given relocate "Batris" to orbit of "Amnesty Talks"
  then location of "Batris" = "Amnesty Talks", "Batris" is stopped
}

scenario "Who is on his feet again is of the team again" under r24, r18 cites r24 "10.2.5-rejoin", "gl-active", "gl-second-team"
  cites r18 "separated-who" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kromm"
  given stop "Captain Worf"
  then "Captain Worf" is not active
  when one attempts "Cloaked Mission"
  then one does not solve "Cloaked Mission"
  given unstop "Captain Worf"
  when one attempts "Cloaked Mission"
  then one solves "Cloaked Mission", "Captain Worf" is active
}

scenario "Under quarantine people come aboard and do not leave" under r24, r18 cites r24 "10.2.7-quarantine" cites r18 "quarantine" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  given away team of one on "Botanical Research": "Lopez"
  given quarantine "U.S.S. Oberth"
  when one beams "Davies" from "U.S.S. Oberth" to "Botanical Research"
  then refused
  when one beams "Lopez" from "Botanical Research" to "U.S.S. Oberth"
  then "Lopez" in interior of "U.S.S. Oberth"
  when one beams "Lopez" from "U.S.S. Oberth" to "Botanical Research"
  then refused
}

scenario "Nobody leaves a planet under quarantine" under r24, r18 cites r24 "10.2.7-quarantine" cites r18 "quarantine" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given away team of one on "Botanical Research": "Lopez"
  given crew of one on "U.S.S. Oberth": "Davies"
  given quarantine "Botanical Research"
  when one beams "Lopez" from "Botanical Research" to "U.S.S. Oberth"
  then refused
  when one beams "Davies" from "U.S.S. Oberth" to "Botanical Research"
  then "Davies" in surface of "Botanical Research"
}

scenario "Who comes aboard later is not stopped, and who is taken off stays stopped" under r24, r18
  cites r24 "10.2.1-ship-stop-all-aboard" cites r18 "stopped-ship-aboard" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "Batris"
  given away team of one on "Cloaked Mission": "Kromm"
  given crew of one on "Batris": "Koral" version "The Next Generation"
  given stop "Batris"
  then "Koral" is stopped
  when one beams "Kromm" from "Cloaked Mission" to "Batris"
  then "Kromm" is not stopped, "Kromm" in interior of "Batris"
  given relocate "Koral" version "The Next Generation" to surface of "Cloaked Mission"
  then "Koral" is stopped
  given unstop "Batris"
  then "Koral" is stopped, "Batris" is not stopped
}

scenario "A ship that is unstopped has all aboard unstopped" under r24, r18
  cites r24 "10.2.1-ship-stop-all-aboard" cites r18 "stopped-ship-aboard" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "Batris"
  given crew of one on "Batris": "Koral" version "The Next Generation", "Kromm"
  given stop "Koral" version "The Next Generation"
  given stop "Batris"
  given unstop "Batris"
  then "Koral" is not stopped, "Kromm" is not stopped
}

scenario "Nothing new is played on whoever is in stasis" under r24, r18
  cites r24 "10.2.4-stasis-def" cites r18 "stasis-def" {
  given mission of one: "Botanical Research"
  given hand of one: "Space Boomer", "Metaphasic Shields", "Lower Decks"
  given away team of one on "Botanical Research": "Travis Mayweather", "Davies"
  given plays_left of one = 1
  given put_in_stasis "Travis Mayweather"
  when one plays "Space Boomer" on "Travis Mayweather"
  then refused
  given take_out_of_stasis "Travis Mayweather"
  when one plays "Space Boomer" on "Travis Mayweather"
  then host of "Space Boomer" = "Travis Mayweather"
}

scenario "Nemeses of which one is in stasis have nothing to do with each other" under r24, r18 cites r24 "10.2.4-stasis-def",
  "10.2.9-nemesis-destruction" cites r18 "nemesis-destroy", "stasis-def" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kor"
  given away team of two on "Cloaked Mission": "The Albino" of two
  given put_in_stasis "The Albino"
  given announce turn_ends(one)
  then "Kor" in surface of "Cloaked Mission", "The Albino" in surface of "Cloaked Mission"
  given "The Albino" is not in_stasis
  given announce turn_ends(one)
  one chooses "The Albino"
  then "The Albino" in discard_pile of two, "Kor" in surface of "Cloaked Mission"
}

scenario "Who is in stasis is out of reach, and goes with his ship all the same" under r24
  cites r24 "10.2.4-stasis-def", "6.4-attached-leave" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Lopez"
  given put_in_stasis "Davies"
  then not ("Davies" can be killed), not ("Davies" can be disabled), not ("Davies" can be relocated), "Lopez" can be killed
  given return_to_hand "U.S.S. Oberth"
  then "Davies" in hand of one, "Lopez" in hand of one
}

scenario "With a ship is stopped and unstopped what it carries, and whoever is aboard that" under r24 cites r24 "10.2.1" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given ship of one at "Amnesty Talks": "U.S.S. Galaxy"
  given put "U.S.S. Oberth" into interior of "U.S.S. Galaxy"
  given crew of one on "U.S.S. Oberth": "Davies"
  given crew of one on "U.S.S. Galaxy": "Lopez"
  given turn of one
  given stop "U.S.S. Galaxy"
  then "U.S.S. Oberth" is stopped, "Davies" is stopped, "Lopez" is stopped
  given unstop "U.S.S. Galaxy"
  then "U.S.S. Oberth" is not stopped, "Davies" is not stopped
  given stop "U.S.S. Galaxy"
  given next_turn two
  given announce turn_begins(two)
  then "U.S.S. Galaxy" is not stopped, "U.S.S. Oberth" is not stopped, "Davies" is not stopped, "Lopez" is not stopped
}

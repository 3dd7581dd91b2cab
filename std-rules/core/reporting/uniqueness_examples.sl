// Copies and versions, as the rulebook shows them.

scenario "The same man under three names" under r24, r18, faq95
  cites r24 "6.3.1-bold-names-title", "6.3.1-same-bold-name", "6.3.1-same-title", "6.3.1-persona-one" cites r18 "persona-id-bold-both",
  "persona-id-bold-one", "persona-id-title" cites faq95 "1.3-boldface" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Falcon", "Miles O'Brien", "Ensign O'Brien"
  given hand of two: "Miles O'Brien" of two
  then "Falcon" is same_persona_as "Miles O'Brien", "Falcon" is same_persona_as "Ensign O'Brien"
  then "Miles O'Brien" is same_persona_as "Miles O'Brien" of two, not ("Falcon" is different_from "Ensign O'Brien")
}

scenario "One version of a persona keeps the others out" under r24, r18, faq95 cites r24 "6.3.1-persona-one", "6.3.1-unique-reports",
  "6.2-unique-no-second" cites r18 "persona-one-version", "persona-unique-default" cites faq95 "1.1-unique" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given ship of one at "Botanical Research": "Husnock Ship"
  given crew of one on "Husnock Ship": "Falcon"
  given hand of one: "Ensign O'Brien", "Miles O'Brien", another "Falcon"
  given plays_left of one = 1
  when one reports "Ensign O'Brien" to "Federation Outpost"
  then refused
  when one reports "Miles O'Brien" to "Federation Outpost"
  then refused
  when one reports another "Falcon" to "Federation Outpost"
  then refused
}

scenario "His opposite of the other universe is another man" under r24, r18 cites r24 "6.3.5-not-versions"
  cites r18 "mirror-impersonator-not-version" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given away team of one on "Botanical Research": "Smiley"
  given hand of one: "Miles O'Brien"
  given plays_left of one = 1
  when one reports "Miles O'Brien" to "Federation Outpost"
  then "Miles O'Brien" in interior of "Federation Outpost", "Smiley" is different_from "Miles O'Brien"
}

scenario "Your opponent may have the same man" under r24, r18 cites r24 "6.3.1-opponent-copies" cites r18 "persona-unique-default" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given mission of two: "Investigate Destruction"
  given away team of two on "Investigate Destruction": "Falcon" of two
  given hand of one: "Miles O'Brien"
  given plays_left of one = 1
  when one reports "Miles O'Brien" to "Federation Outpost"
  then "Miles O'Brien" in interior of "Federation Outpost"
}

scenario "Of Linda Larson there are as many as you like" under r24, r18 cites r24 "6.3.1-universal-any", "6.2-universal-default"
  cites r18 "universal-personnel", "universal-default" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given crew of one on "Federation Outpost": "Linda Larson", another "Linda Larson", third "Linda Larson"
  given hand of one: fourth "Linda Larson"
  given plays_left of one = 1
  when one reports fourth "Linda Larson" to "Federation Outpost"
  then fourth "Linda Larson" in interior of "Federation Outpost"
}

scenario "Whose card it is counts, and not who commands it" under r24, r18 cites r24 "6.2-unique-no-second", "12.3-control-change"
  cites r18 "control-transfer" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given ship of one at "Botanical Research": "U.S.S. Hood"
  given control "U.S.S. Hood" by two
  given hand of one: another "U.S.S. Hood"
  given plays_left of one = 1
  when one reports another "U.S.S. Hood" to "Federation Outpost"
  then refused
}

scenario "When he is gone another may come" under r24, r18 cites r24 "6.4-unique-freed" cites r18 "leave-unique-free" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given crew of one on "Federation Outpost": "Spock"
  given hand of one: another "Spock"
  given plays_left of one = 1
  when one reports another "Spock" to "Federation Outpost"
  then refused
  given kill "Spock"
  when one reports another "Spock" to "Federation Outpost"
  then another "Spock" in interior of "Federation Outpost"
}

scenario "Personnel, ships and facilities are unique unless they say otherwise, other cards are not" under r24, r18
  cites r24 "6.2-unique-defaults" cites r18 "unique-default-types" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Spock", "Barron", "Federation PADD"
  given ship of one at "Botanical Research": "U.S.S. Hood"
  given outpost of one at "Botanical Research": "Ferengi Trading Post"
  given table of one: "Lower Decks"
  then "Spock" is unique, "U.S.S. Hood" is unique, "Ferengi Trading Post" is unique
  then "Barron" is not unique, "Federation PADD" is not unique, "Lower Decks" is not unique
}

scenario "What is not duplicatable is in play once, for both players" under r24, r18 cites r24 "6.2-not-duplicatable"
  cites r18 "nondup-def" {
  given mission of two: "Deliver Message"
  given put "Tower of Commerce" of two into surface of "Deliver Message"
  given hand of one: another "Tower of Commerce"
  given plays_left of one = 1
  when one builds another "Tower of Commerce" at "Deliver Message"
  then refused
}

scenario "Of an enigma its owner has one in play, though it is not unique" under r24, r18
  cites r24 "6.2-enigma", "6.2-enigma-not-unique", "gl-enigma", "g-enigma-icon-one", "g-enigma-icon-neither" cites r18 "enigma-def",
  "enigma-personnel" {
  given mission of one: "Deliver Message"
  given outpost of one at "Deliver Message": "Federation Outpost"
  given away team of one on "Deliver Message": "Fontaine"
  given hand of one: another "Fontaine"
  then "Fontaine" is not unique, "Fontaine" is not universal, "Fontaine" is enigma, not (another "Fontaine" is may_enter)
}

scenario "In play for uniqueness only, a card keeps its persona out and does nothing else" under r24, r18
  cites r24 "10.2.8-uniqueness-only", "g-in-play-disabled-unique" cites r18 "uniqueness-only-lost" {
  given mission of one: "Amnesty Talks"
  given outpost of one at "Amnesty Talks": "Klingon Outpost"
  given crew of one on "Klingon Outpost": "Commander K'Ehleyr", "Captain Worf"
  given hand of one: another "Captain Worf", "Konmel" version "The Next Generation"
  given plays_left of one = 2
  then STRENGTH of "Commander K'Ehleyr" = 9
  given keep_for_uniqueness "Captain Worf"
  then not in_play("Captain Worf"), STRENGTH of "Commander K'Ehleyr" = 7
  when one reports another "Captain Worf" to "Klingon Outpost"
  then refused
  when one reports "Konmel" to "Klingon Outpost"
  then in_play("Konmel")
}

scenario "Different is neither a copy nor a version of the same persona" under r24, r18
  cites r24 "gl-different", "g-different-def", "12.7-different", "gl-duplicate" cites r18 "different-def" {
  given hand of one: "Jean-Luc Picard" version "Chain of Command"
  given hand of two: "Jean-Luc Picard" version "The Next Generation" of two
  given hand of one: "Miles O'Brien", "Ensign O'Brien", "Lopez", another "Lopez", "Botanical Research", another "Botanical Research"
  then not ("Jean-Luc Picard" copies another "Jean-Luc Picard"), not ("Jean-Luc Picard" is different_from another "Jean-Luc Picard")
  then not ("Miles O'Brien" copies "Ensign O'Brien"), not ("Miles O'Brien" is different_from "Ensign O'Brien")
  then "Lopez" copies another "Lopez", not ("Lopez" is different_from another "Lopez"), "Lopez" is different_from "Miles O'Brien"
  then "Botanical Research" is different_from another "Botanical Research"
}

scenario "A universal card has no limit" under r24, r18, faq95 cites r24 "6.2-universal-default", "6.3.1-universal-any"
  cites r18 "universal-default", "universal-personnel" cites faq95 "1.1-universal" {
  given mission of one: "Amnesty Talks"
  given outpost of one at "Amnesty Talks": "Federation Outpost"
  given crew of one on "Federation Outpost": "Lopez", another "Lopez", third "Lopez"
  given hand of one: fourth "Lopez"
  given plays_left of one = 1
  when one reports fourth "Lopez" to "Federation Outpost"
  then in_play(fourth "Lopez")
}

scenario "Of what is neither marked nor one by nature there may be several" under r24, r18 cites r24 "6.2", "6.2-unique-defaults"
  cites r18 "unique-default-types" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Medical Kit", "Kurak"
  given hand of one: "Kivas Fajo - Collector", "Red Alert!"
  then "Medical Kit" is universal, "Kurak" is unique, "Kurak" is not universal, "Cloaked Mission" is not universal
  then "Kivas Fajo - Collector" is universal, "Kivas Fajo - Collector" is not unique
}

scenario "The Doctor is another than the program that he was" under r24 cites r24 "g-the-doctor" {
  given hand of one: "The Doctor", "E.M.H. Program", "The E.C.H."
  then "The E.C.H." is same_persona_as "The Doctor", not ("E.M.H. Program" is same_persona_as "The Doctor")
}

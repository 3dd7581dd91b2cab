// What is discarded, and affiliated equipment.

scenario "A dilemma that is discarded lies in its owner's discard pile" under cr98 cites cr98 "discard-owner" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Archer"
  given away team of one on "Cloaked Mission": "Kurak", "Vekor", "Vash" version "The Next Generation"
  when one attempts "Cloaked Mission"
  then "Kurak" is killed, "Archer" in discard_pile of two
}

scenario "So does a mission" under cr98 cites cr98 "discard-owner" {
  given mission of two: "Impose Order" of two
  given discard "Impose Order"
  then "Impose Order" in discard_pile of two
}

scenario "In 2018 dilemmas are out of play" under r18, r24 cites r18 "dilemma-out-of-play" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Archer"
  given away team of one on "Cloaked Mission": "Kurak", "Vekor", "Vash" version "The Next Generation"
  when one attempts "Cloaked Mission"
  then "Archer" in out_of_play of two
}

scenario "A disruptor of the Romulans is handed out at outposts of theirs and of nobody's" under cr98 cites cr98 "equip-aff-report" {
  given mission of one: "Botanical Research"
  given mission of one: "Khitomer Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given outpost of one at "Khitomer Research": "Neutral Outpost"
  given hand of one: "Romulan Disruptor"
  given plays_left of one = 1
  when one reports "Romulan Disruptor" to "Federation Outpost"
  then refused
  given table of one: "Treaty: Federation/Romulan"
  when one reports "Romulan Disruptor" to "Federation Outpost"
  then "Romulan Disruptor" in interior of "Federation Outpost"
  given put "Romulan Disruptor" into hand of one
  given discard "Treaty: Federation/Romulan"
  given plays_left of one = 1
  when one reports "Romulan Disruptor" to "Neutral Outpost"
  then "Romulan Disruptor" in interior of "Neutral Outpost"
}

scenario "Today it goes anywhere" under r24, r18 cites r24 "gl-equip-no-affil" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given hand of one: "Romulan Disruptor"
  given plays_left of one = 1
  when one reports "Romulan Disruptor" to "Federation Outpost"
  then "Romulan Disruptor" in interior of "Federation Outpost"
  given crew of one on "Federation Outpost": "Davies"
  when one beams "Romulan Disruptor" from "Federation Outpost" to "Botanical Research"
  then "Romulan Disruptor" in surface of "Botanical Research"
}

scenario "Whoever may not use it does not carry it" under cr98 cites cr98 "equip-aff-use" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given crew of one on "Federation Outpost": "Davies", "Romulan Disruptor", "Starfleet Type II Phaser"
  when one beams "Romulan Disruptor" from "Federation Outpost" to "Botanical Research"
  then refused
  when one beams "Starfleet Type II Phaser" from "Federation Outpost" to "Botanical Research"
  then "Starfleet Type II Phaser" in surface of "Botanical Research"
  given crew of one on "Federation Outpost": "Vash" version "The Next Generation"
  when one beams "Romulan Disruptor" from "Federation Outpost" to "Botanical Research"
  then "Romulan Disruptor" in surface of "Botanical Research"
}

scenario "To get past a dilemma with it is to use it" under cr98 cites cr98 "equip-aff-use" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Zaldan"
  given away team of one on "Botanical Research": "Romulan Disruptor", "Deanna Troi" version "Premiere",
    "Jean-Luc Picard" version "Premiere"
  when one attempts "Botanical Research"
  then number of (c: personnel in discard_pile of one) = 2
}

scenario "Among those who may use it a disruptor impresses the Zaldan" under cr98 cites cr98 "equip-aff-use" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Zaldan"
  given away team of one on "Botanical Research": "Romulan Disruptor", "Deanna Troi" version "Premiere",
    "Jean-Luc Picard" version "Premiere", "Vash" version "The Next Generation"
  when one attempts "Botanical Research"
  then number of (c: personnel in discard_pile of one) = 0
}

scenario "Borg carry what everybody carries, and neither get nor use what is for others" under cr98 cites cr98 "equip-borg-carry" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Borg Cube"
  given mission of one: "Stop Bombardment"
  given outpost of one at "Stop Bombardment": "Borg Outpost"
  given crew of one on "Borg Cube": "Four of Eleven", "Romulan Disruptor", "Tricorder"
  then STRENGTH of "Four of Eleven" = 7
  given hand of one: another "Romulan Disruptor", another "Tricorder"
  given plays_left of one = 1
  when one reports another "Romulan Disruptor" to "Borg Outpost"
  then refused
  when one reports another "Tricorder" to "Borg Outpost"
  then another "Tricorder" in interior of "Borg Outpost"
}

scenario "Nor does he carry it through a door" under cr98 cites cr98 "equip-aff-use" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given ship of one docked at "Federation Outpost": "U.S.S. Oberth"
  given crew of one on "Federation Outpost": "Davies", "Romulan Disruptor"
  when one walks "Davies", "Romulan Disruptor" from "Federation Outpost" to "U.S.S. Oberth"
  then refused
  given crew of one on "Federation Outpost": "Vash" version "The Next Generation"
  when one walks "Davies", "Romulan Disruptor" from "Federation Outpost" to "U.S.S. Oberth"
  then "Romulan Disruptor" in interior of "U.S.S. Oberth"
}

// Attempts of 2018, and of today.

scenario "A universal mission of your opponent's is open to you" under r18 cites r18 "attempt-opponent" {
  given mission of two: "Seize Freighter" of two
  given mission of two: "Botanical Research" of two
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "Batris": "Koral" version "The Next Generation"
  given away team of one on "Botanical Research": "Davies"
  when one attempts "Seize Freighter"
  then refused
  when one attempts "Botanical Research"
  then one attempts "Botanical Research"
}

scenario "Today it is so only where there are two of them" under r24 cites r24 "7.2.1-opponents" {
  given mission of two: "Seize Freighter" of two
  given mission of two: "Botanical Research" of two
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "Batris": "Koral" version "The Next Generation"
  given away team of one on "Botanical Research": "Davies"
  when one attempts "Seize Freighter"
  then refused
  when one attempts "Botanical Research"
  then refused because r24 "7.2.1"
}

scenario "The last of those who match dies, and the others meet nothing more" under r18 cites r18 "fail-no-matching" {
  given mission of one: "Salvage Borg Ship"
  given seeds of two under "Salvage Borg Ship": "Armus - Skin of Evil", "Wind Dancer"
  given away team of one on "Salvage Borg Ship": "Kromm", "Lore", "Vekor"
  when one attempts "Salvage Borg Ship"
  random picks "Kromm"
  then "Kromm" is killed, "Wind Dancer" is not encountered, "Lore" is not stopped, one does not solve "Salvage Borg Ship"
}

scenario "Today they go on, and only solve nothing" under r24 cites r24 "7.2.6-only-these" {
  given mission of one: "Salvage Borg Ship"
  given seeds of two under "Salvage Borg Ship": "Armus - Skin of Evil", "Wind Dancer"
  given away team of one on "Salvage Borg Ship": "Kromm", "Lore", "Vekor"
  when one attempts "Salvage Borg Ship"
  random picks "Kromm"
  then "Kromm" is killed, "Wind Dancer" is encountered, one does not solve "Salvage Borg Ship"
}

scenario "What was asked of who began is not asked again at the end" under r18 cites r18 "solve-check" {
  given mission of one: "Cloaked Mission"
  given "Dead End" of two on "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Damaged Reputation"
  given away team of one on "Cloaked Mission": "Captain Worf"
  given points of one = 50
  given "Captain Worf": INTEGRITY = 60 until end of turn
  given "Captain Worf": gains Diplomacy x2 until end of turn
  when one attempts "Cloaked Mission"
  then one loses_points 5, one solves "Cloaked Mission"
}

scenario "Today it is" under r24 cites r24 "7.2.5-conditions" {
  given mission of one: "Cloaked Mission"
  given "Dead End" of two on "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Damaged Reputation"
  given away team of one on "Cloaked Mission": "Captain Worf"
  given points of one = 50
  given "Captain Worf": INTEGRITY = 60 until end of turn
  given "Captain Worf": gains Diplomacy x2 until end of turn
  when one attempts "Cloaked Mission"
  then one loses_points 5, one does not solve "Cloaked Mission"
}

scenario "An eddy kills one and stops the others, unless four know how to ride it" under r24, r18 cites r24 "7.2.2.2-fail-reseed"
  cites r18 "cond-astral-eddy" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Astral Eddy"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Martin"
  given turn of one
  when one attempts "Amnesty Talks"
  random picks "Davies"
  then "Davies" is killed, "Martin" is stopped, "U.S.S. Oberth" is stopped, "Astral Eddy" in seeds of "Amnesty Talks"
}

scenario "Three engineers and one who knows strange life drive the spirits out" under r24, r18 cites r24 "7.2.2.3-stays"
  cites r18 "cure-ankari" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given outpost of one at "Amnesty Talks": "Federation Outpost"
  given crew of one on "U.S.S. Oberth": "Richard Galen"
  given crew of one on "Federation Outpost": "Daniel Kwan", "Kosinski", "Leah Brahms"
  given "Ankari \"Spirits\"" of two on "U.S.S. Oberth"
  given turn of one
  then in_play("Ankari \"Spirits\"")
  when one beams "Daniel Kwan", "Kosinski", "Leah Brahms" from "Federation Outpost" to "U.S.S. Oberth"
  then "Ankari \"Spirits\"" is cured
}

scenario "First the trap holds the ship, then it kills, and then it may be cured" under r24, r18 cites r24 "7.2.2.3-after-effect"
  cites r18 "dil-sequence", "cure-menthar" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Menthar Booby Trap"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Daniel Kwan", "Kosinski", "Davies"
  given turn of one
  when one attempts "Amnesty Talks"
  random picks "Kosinski"
  then "Kosinski" is killed, "Menthar Booby Trap" in attached of "U.S.S. Oberth", not ("U.S.S. Oberth" can move)
}

scenario "What is met is in play until it is put back" under r18 cites r18 "dil-enters-play" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Microvirus"
  given away team of one on "Botanical Research": "Davies", "Barron"
  when one attempts "Botanical Research"
  then decision of two offers exactly "Davies", "Barron"
  then in_play("Microvirus")
  two chooses "Davies"
  then not in_play("Microvirus")
}

scenario "Today it is in play only if it stays when its effects are over" under r24 cites r24 "7.2.2-removed-when" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Microvirus"
  given away team of one on "Botanical Research": "Davies", "Barron"
  when one attempts "Botanical Research"
  then decision of two offers exactly "Davies", "Barron"
  then not in_play("Microvirus")
  two chooses "Davies"
  then not in_play("Microvirus")
}

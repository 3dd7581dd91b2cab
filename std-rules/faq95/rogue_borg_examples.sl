// Rogue Borg aboard.

scenario "Five Rogue Borg come together, each may be answered, and fight with twenty-five" under faq95
  cites faq95 "3.9-rogue-group", "3.9-rogue-battle", "3.9-rogue-loss" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Davies" of two, "Martin" of two, "Lopez" of two
  given hand of one: "Rogue Borg Mercenaries", another "Rogue Borg Mercenaries", third "Rogue Borg Mercenaries",
    fourth "Rogue Borg Mercenaries", fifth "Rogue Borg Mercenaries"
  given hand of two: "Amanda Rogers" of two
  given turn of one
  when one plays "Rogue Borg Mercenaries" on "U.S.S. Oberth"
  one accepts
  one chooses another "Rogue Borg Mercenaries"
  one accepts
  one chooses third "Rogue Borg Mercenaries"
  one accepts
  one chooses fourth "Rogue Borg Mercenaries"
  one accepts
  two passes
  random picks "Davies"
  then rogue_strength("U.S.S. Oberth") = 25, "Davies" is killed
}

scenario "With Crosis they are twice as strong" under faq95 cites faq95 "3.9-rogue-crosis" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Davies" of two
  given "Rogue Borg Mercenaries" of one on "U.S.S. Oberth"
  given another "Rogue Borg Mercenaries" of one on "U.S.S. Oberth"
  given third "Rogue Borg Mercenaries" of one on "U.S.S. Oberth"
  given fourth "Rogue Borg Mercenaries" of one on "U.S.S. Oberth"
  then rogue_strength("U.S.S. Oberth") = 16
  given hand of one: "Crosis"
  given turn of one
  when one plays "Crosis" on "U.S.S. Oberth"
  then rogue_strength("U.S.S. Oberth") = 50, "Davies" is killed
}

scenario "They fight again when each turn begins, one of the losers dies, and the crew goes nowhere" under faq95
  cites faq95 "3.9-rogue-battle", "3.9-rogue-loss", "3.9-rogue-stopped" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Davies" of two, "Martin" of two, "Lopez" of two
  given "Rogue Borg Mercenaries" of one on "U.S.S. Oberth"
  given another "Rogue Borg Mercenaries" of one on "U.S.S. Oberth"
  given turn of two
  given announce turn_begins(two)
  random picks "Rogue Borg Mercenaries"
  then "Rogue Borg Mercenaries" in discard_pile of one, another "Rogue Borg Mercenaries" in attached of "U.S.S. Oberth"
  then "Davies" is stopped, "Lopez" is stopped
  given unstop "U.S.S. Oberth"
  when two flies "U.S.S. Oberth" to "Seize Freighter"
  then refused
  given turn of one
  given announce turn_begins(one)
  then another "Rogue Borg Mercenaries" in discard_pile of one
}

scenario "Whoever is beamed aboard fights beside the crew" under faq95 cites faq95 "3.9-rogue-reinforce" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given ship of two at "Amnesty Talks": "U.S.S. Hood" of two
  given crew of two on "U.S.S. Oberth": "Davies" of two
  given crew of two on "U.S.S. Hood": "Data" version "The Next Generation" of two
  given "Rogue Borg Mercenaries" of one on "U.S.S. Oberth"
  given another "Rogue Borg Mercenaries" of one on "U.S.S. Oberth"
  given third "Rogue Borg Mercenaries" of one on "U.S.S. Oberth"
  given turn of two
  when two beams "Data" from "U.S.S. Hood" to "U.S.S. Oberth"
  then "Data" in crew_under_siege("U.S.S. Oberth"), "Davies" in crew_under_siege("U.S.S. Oberth")
  given turn of one
  given announce turn_begins(one)
  random picks "Rogue Borg Mercenaries"
  then size(rogues_on("U.S.S. Oberth")) = 2
}

scenario "They come aboard nothing that is cloaked" under faq95 cites faq95 "3.9-rogue-cloak" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given crew of two on "I.K.S. K'Vort": "Kromm" of two
  given cloak "I.K.S. K'Vort"
  given hand of one: "Rogue Borg Mercenaries"
  given turn of one
  when one plays "Rogue Borg Mercenaries" on "I.K.S. K'Vort"
  then refused
  given decloak "I.K.S. K'Vort"
  when one plays "Rogue Borg Mercenaries" on "I.K.S. K'Vort"
  then in_play("I.K.S. K'Vort")
}

scenario "A force field keeps two back, and the third lets all of them through" under faq95 cites faq95 "3.8-force-field" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Davies" of two
  given "Davies": STRENGTH = 3 until end of game
  given table of two: "Alternate Universe Door" of two
  given hand of two: "Intruder Force Field" of two
  given "Rogue Borg Mercenaries" of one on "U.S.S. Oberth"
  given another "Rogue Borg Mercenaries" of one on "U.S.S. Oberth"
  given turn of two
  when two plays "Intruder Force Field"
  then "Intruder Force Field" in table of two
  given turn of one
  given announce turn_begins(one)
  then "Davies" is not stopped, "Davies" is not killed
  given third "Rogue Borg Mercenaries" of one on "U.S.S. Oberth"
  given announce turn_begins(one)
  then "Davies" is killed
}

scenario "Where the crew is gone Lore takes the ship, and his Borg fly it and attack without a leader" under faq95
  cites faq95 "3.8-lore-commandeers", "3.9-rogue-leader", "3.8-lore-beam", "3.8-lore-own-rogue" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given ship of two at "Amnesty Talks": "U.S.S. Enterprise" version "Chain of Command" of two
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given ship of two at "Amnesty Talks": "U.S.S. Hood" of two
  given crew of two on "U.S.S. Oberth": "Davies" of two
  given "Rogue Borg Mercenaries" of one on "U.S.S. Enterprise"
  given "Rogue Borg Mercenaries" of two on "U.S.S. Hood"
  given "U.S.S. Enterprise": WEAPONS = 9 until end of game
  given hand of one: "Lore Returns"
  given hand of two: "Lore Returns" of two
  given turn of two
  when two plays "Lore Returns" of two on "U.S.S. Enterprise"
  then refused
  given turn of one
  when one flies "U.S.S. Enterprise" to "Seize Freighter"
  then refused
  when one plays "Lore Returns" on "U.S.S. Enterprise"
  then controller of "U.S.S. Enterprise" = one, "U.S.S. Enterprise" is staffed
  when one attacks "U.S.S. Oberth" with "U.S.S. Enterprise"
  then "U.S.S. Oberth" is damaged
  given unstop "U.S.S. Enterprise"
  when one flies "U.S.S. Enterprise" to "Seize Freighter"
  then location of "U.S.S. Enterprise" = "Seize Freighter"
  given turn of two
  given unstop "U.S.S. Oberth"
  given put "U.S.S. Oberth" into orbit of "Seize Freighter"
  given put "U.S.S. Hood" into orbit of "Seize Freighter"
  given unstop "Davies"
  when two beams "Davies" from "U.S.S. Oberth" to "U.S.S. Enterprise"
  then refused
  when two beams "Davies" from "U.S.S. Oberth" to "U.S.S. Hood"
  then "Davies" aboard "U.S.S. Hood"
}

scenario "A boy of theirs chases all of them off one ship" under faq95 cites faq95 "3.9-rogue-reinforce" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Davies" of two
  given "Rogue Borg Mercenaries" of one on "U.S.S. Oberth"
  given another "Rogue Borg Mercenaries" of one on "U.S.S. Oberth"
  given hand of two: "Hugh" of two
  given turn of one
  then "Davies" in crew_under_siege("U.S.S. Oberth")
  when two plays "Hugh"
  then "Rogue Borg Mercenaries" in discard_pile of one, another "Rogue Borg Mercenaries" in discard_pile of one
}

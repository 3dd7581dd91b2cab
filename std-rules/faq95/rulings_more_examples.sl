// What those cards did in 1995.

scenario "War is declared on whose ship attacked a Federation ship, at any time after that" under faq95
  cites faq95 "3.8-wartime-when", "3.8-wartime-nonaligned" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of one at "Amnesty Talks": "Mercenary Ship"
  given crew of one on "Mercenary Ship": "Baran"
  given ship of two at "Amnesty Talks": "U.S.S. Enterprise" version "Chain of Command" of two
  given crew of two on "U.S.S. Enterprise": "Data" version "The Next Generation" of two
  given table of two: "Alternate Universe Door" of two
  given hand of two: "Wartime Conditions" of two
  given turn of one
  when one attacks "U.S.S. Enterprise" with "Mercenary Ship"
  two passes
  given turn of two
  when two plays "Wartime Conditions"
  then refused
  given turn of one
  given announce turn_begins(one)
  when one attacks "U.S.S. Enterprise" with "I.K.S. Bortas"
  two passes
  given turn of one
  given turn of two
  when two plays "Wartime Conditions"
  then "Wartime Conditions" in table of two, enemy_named of "Wartime Conditions" = Klingon
  then free_to_attack(["U.S.S. Enterprise"], ["I.K.S. Bortas"]), not free_to_attack(["U.S.S. Enterprise"], ["Mercenary Ship"])
}

scenario "Federation fights Federation where that began it, and several wars go on at once" under faq95
  cites faq95 "3.8-wartime-fed", "3.8-wartime-many" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given ship of one at "Amnesty Talks": "D'deridex"
  given ship of two at "Amnesty Talks": "U.S.S. Hood" of two
  given mark "U.S.S. Oberth" as embattled
  then Federation in sides_of_attackers(two)
  given unmark "U.S.S. Oberth" as embattled
  given table of two: "Wartime Conditions" of two, another "Wartime Conditions" of two
  then not free_to_attack(["U.S.S. Hood"], ["U.S.S. Oberth"])
  given enemy_named of "Wartime Conditions" = Federation
  given enemy_named of another "Wartime Conditions" = Klingon
  then free_to_attack(["U.S.S. Hood"], ["U.S.S. Oberth"]), free_to_attack(["U.S.S. Hood"], ["I.K.S. Bortas"])
  then not free_to_attack(["U.S.S. Hood"], ["D'deridex"]), not free_to_attack(["U.S.S. Oberth"], ["U.S.S. Hood"])
}

scenario "A plasma fire damages a ship and then destroys it, unless a guard puts it out" under faq95 cites faq95 "3.8-plasma" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Davies" of two
  given ship of two at "Amnesty Talks": "U.S.S. Hood" of two
  given crew of two on "U.S.S. Hood": "Lopez" of two
  given hand of one: "Plasma Fire", another "Plasma Fire"
  given next_turn one
  given plays_left of one = 2
  when one plays "Plasma Fire" on "U.S.S. Oberth"
  when one plays another "Plasma Fire" on "U.S.S. Hood"
  given announce turn_ends(one)
  then "U.S.S. Oberth" is not damaged
  given next_turn two
  given announce turn_ends(two)
  then "U.S.S. Oberth" is not damaged
  given next_turn one
  given announce turn_ends(one)
  then "U.S.S. Oberth" is damaged, "U.S.S. Hood" is not damaged, another "Plasma Fire" in discard_pile of one
  given next_turn two
  given next_turn one
  given announce turn_ends(one)
  then "U.S.S. Oberth" in discard_pile of two
}

scenario "Isabella comes to a ship at a nebula" under faq95 cites faq95 "3.9-isabella" {
  given mission of one: "Study Nebula"
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given hand of one: "Isabella"
  given turn of one
  when one plays "Isabella" on "U.S.S. Oberth"
  then refused
  given ship of two at "Study Nebula": "U.S.S. Hood" of two
  when one plays "Isabella" on "U.S.S. Hood"
  then "Isabella" in attached of "U.S.S. Hood"
}

scenario "Two who know how pinch two, and another pinch takes another two" under faq95
  cites faq95 "3.9-pinch-errata", "3.9-pinch-multi" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Konmel" version "The Next Generation"
  given away team of two on "Cloaked Mission": "Sarek" version "Premiere" of two, "Data" version "Premiere" of two
  given away team of one on "Cloaked Mission": "Kromm", "Kurak", "Zegov"
  given hand of two: "Vulcan Nerve Pinch" of two, another "Vulcan Nerve Pinch" of two
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Konmel"
  when two plays "Vulcan Nerve Pinch"
  random picks "Kromm"
  random picks "Kurak"
  when two plays another "Vulcan Nerve Pinch"
  random picks "Zegov"
  then "Zegov" is in_stasis, "Konmel" is in_stasis
}

scenario "While Res-Q waits three cards go out of the pile, and what it asks for may be one of them" under faq95
  cites faq95 "3.9-counter-suspend" {
  given put "Davies" into discard_pile of one
  given hand of one: "Res-Q"
  given hand of two: "Countermanda" of two
  given turn of one
  when one plays "Res-Q"
  when two responds with "Countermanda"
  two chooses "Davies"
  then "Davies" in out_of_play of one, not ("Davies" in hand of one)
}

scenario "Amanda Rogers alone undoes it" under faq95 cites faq95 "3.9-counter-only" {
  given table of two: "Telepathic Alien Kidnappers" of two
  given hand of one: "Countermanda"
  given hand of two: "Amanda Rogers" of two
  given turn of one
  when one plays "Countermanda"
  when two responds with "Amanda Rogers"
  then "Countermanda" is nullified, in_play("Telepathic Alien Kidnappers")
  given hand of two: "Q2" of two
  given put "Countermanda" into hand of one
  then "Amanda Rogers" may_undo "Countermanda", not ("Q2" may_undo "Countermanda"), "Q2" may_undo "Amanda Rogers"
}

scenario "The scow takes an outpost's people with it, and ten points of what is not done" under faq95
  cites faq95 "3.9-garbage-points", "3.9-garbage-outpost" {
  given mission of one: "Amnesty Talks"
  given outpost of one at "Amnesty Talks": "Federation Outpost"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "Federation Outpost": "Davies"
  given crew of one on "U.S.S. Oberth": "Lopez"
  given "Radioactive Garbage Scow" of two on "Amnesty Talks"
  given hand of two: "Destroy Radioactive Garbage Scow" of two
  given turn of two
  when two plays "Destroy Radioactive Garbage Scow"
  then "Davies" is killed, "Lopez" is not killed, points of "Amnesty Talks" = printed points of "Amnesty Talks" - 10
  then not in_play("Radioactive Garbage Scow")
}

scenario "Of a mission that is done it takes none" under faq95 cites faq95 "3.9-garbage-points" {
  given mission of one: "Amnesty Talks"
  given solver of "Amnesty Talks" = one
  given points of one = 35
  given "Radioactive Garbage Scow" of two on "Amnesty Talks"
  given hand of two: "Destroy Radioactive Garbage Scow" of two
  given turn of two
  when two plays "Destroy Radioactive Garbage Scow"
  then points of "Amnesty Talks" = printed points of "Amnesty Talks", points of one = 35, not in_play("Radioactive Garbage Scow")
}

scenario "Rishon protects an event, and no Rishon" under faq95 cites faq95 "3.8-rishon" {
  given table of one: "Red Alert!", "Alternate Universe Door"
  given hand of one: "Rishon Uxbridge", another "Rishon Uxbridge"
  given turn of one
  given plays_left of one = 2
  when one plays "Rishon Uxbridge" on "Red Alert!"
  then "Rishon Uxbridge" in attached of "Red Alert!"
  when one plays another "Rishon Uxbridge" on "Rishon Uxbridge"
  then refused
}

scenario "Convergence takes her, and spares whom she protects" under faq95 cites faq95 "3.9-convergence-rishon" {
  given mission of one: "Botanical Research"
  given "Atmospheric Ionization" of two on "Botanical Research"
  given "Rishon Uxbridge" of two on "Atmospheric Ionization"
  given hand of one: "Kevin Uxbridge: Convergence"
  when one plays "Kevin Uxbridge: Convergence"
  then "Rishon Uxbridge" in discard_pile of two, in_play("Atmospheric Ionization")
}

scenario "Of those in stasis one dies, whom its player likes" under faq95 cites faq95 "3.9-dead-bed" {
  given mission of one: "Cloaked Mission"
  given away team of two on "Cloaked Mission": "Kromm" of two, "Kurak" of two, "Zegov" of two
  given put_in_stasis "Kromm"
  given put_in_stasis "Kurak"
  given table of one: "Alternate Universe Door"
  given hand of one: "Dead in Bed"
  given turn of one
  when one plays "Dead in Bed"
  then decision of one offers exactly "Kromm", "Kurak"
  one chooses "Kurak"
  then "Kurak" is killed, "Kromm" is not killed
}

scenario "Of two kidnappers one is sent away" under faq95 cites faq95 "3.9-counter-tak" {
  given table of two: "Telepathic Alien Kidnappers" of two, another "Telepathic Alien Kidnappers" of two
  given hand of one: "Countermanda"
  given turn of one
  when one plays "Countermanda"
  one chooses "Telepathic Alien Kidnappers"
  then "Telepathic Alien Kidnappers" is nullified, another "Telepathic Alien Kidnappers" in table of two
}

// What may not lie where it lies.

scenario "A space dilemma under a planet mission is not encountered" under r24, r18 cites r24 "icon-space", "7.2.4-definition",
  "7.2.4-wrong-type", "g-encounter-misseed", "g-dilemma-types", "2.2-types", "gl-encounter-misseed", "4.3-space-under-space"
  cites r18 "misseed-def" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Astral Eddy", "Wind Dancer"
  given away team of one on "Cloaked Mission": "Kurak"
  when one attempts "Cloaked Mission"
  then "Astral Eddy" is revealed, "Astral Eddy" is not encountered, "Astral Eddy" in out_of_play of two
  then "Wind Dancer" is encountered
}

scenario "A dilemma for both kinds of place may lie anywhere" under r24 cites r24 "2.2-types", "4.3-dual-anywhere", "icon-dual" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Amnesty Talks"
  given seeds of two under "Cloaked Mission": "Astral Eddy", "Temptation"
  given seeds of two under "Amnesty Talks": another "Temptation"
  given away team of one on "Cloaked Mission": "Kurak", "Kromm", "Konmel" version "The Next Generation"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Martin", "Lopez"
  when one attempts "Cloaked Mission"
  then "Temptation" is encountered, "Astral Eddy" is not encountered
  when one attempts "Amnesty Talks"
  then another "Temptation" is encountered
}

scenario "A card that is no seed card is a bluff, and gone when it is found" under r24, r18 cites r24 "7.2.4-non-seed"
  cites r18 "misseed-list" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Surprise Party"
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then "Surprise Party" in out_of_play of two, one solves "Cloaked Mission"
}

scenario "Of two copies from one player the second is a mis-seed" under r24, r18 cites r24 "7.2.4-dup-copies", "4.3-any-number-one-copy"
  cites r18 "dil-one-copy", "dil-misseed-oop" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Temptation", another "Temptation", "Temptation" of one
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Seth Mendoza", "Beverly", "Lopez", "Robert DeSoto", "Koral" version "The Next Generation", "Spock"
  when one attempts "Amnesty Talks"
  random picks "Lopez", "Robert DeSoto", "Koral"
  then "Temptation" is encountered, another "Temptation" is not encountered
  then third "Temptation" is encountered
}

scenario "Of several artifacts of one player none is found" under r24, r18 cites r24 "7.2.4-multi-artifact", "gl-artifact-seed",
  "4.3-one-artifact", "4.3-multi-artifact-all" cites r18 "dil-one-artifact", "misseed-list" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Varon-T Disruptor", another "Varon-T Disruptor"
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then "Varon-T Disruptor" in out_of_play of two, another "Varon-T Disruptor" in out_of_play of two
  then one solves "Cloaked Mission"
}

scenario "One artifact from each player is in order" under r24, r18 cites r24 "7.2.4-multi-artifact", "gl-artifact-order"
  cites r18 "misseed-list" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Varon-T Disruptor", "Varon-T Disruptor" of one
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then decision of one offers "Varon-T Disruptor"
  then one solves "Cloaked Mission"
  one chooses another "Varon-T Disruptor"
  then "Varon-T Disruptor" in surface of "Cloaked Mission", another "Varon-T Disruptor" in surface of "Cloaked Mission"
}

scenario "An artifact lies on planets only" under r24 cites r24 "gl-artifact-seed", "4.3-planet-under-planet" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Varon-T Disruptor"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Seth Mendoza", "Beverly"
  when one attempts "Amnesty Talks"
  then one solves "Amnesty Talks", "Varon-T Disruptor" in out_of_play of two
}

scenario "A card of an alternate universe needs somebody who let it in" under r24, r18 cites r24 "7.2.4-au-no-enabler", "4.0-au-seed"
  cites r18 "misseed-list" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Frame of Mind"
  given away team of one on "Cloaked Mission": "Kromm"
  when one attempts "Cloaked Mission"
  then "Frame of Mind" is not encountered, "Frame of Mind" in out_of_play of two
}

scenario "With its doorway on the table it is met" under r24, r18 cites r24 "7.2.4-au-no-enabler" cites r18 "misseed-list" {
  given mission of one: "Cloaked Mission"
  given table of two: "Alternate Universe Door" of two
  given seeds of two under "Cloaked Mission": "Frame of Mind"
  given away team of one on "Cloaked Mission": "Kromm"
  when one attempts "Cloaked Mission"
  then decision of two offers OFFICER
  then "Frame of Mind" is encountered, "Frame of Mind" in attached of "Kromm"
}

scenario "Who finds a mistake of his own never solves that mission" under r24, r18 cites r24 "7.2.4-own-penalty" cites r18 "misseed-own" {
  given mission of one: "Cloaked Mission"
  given seeds of one under "Cloaked Mission": "Astral Eddy"
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then one does not solve "Cloaked Mission", "Captain Worf" is not stopped
  when one attempts "Cloaked Mission"
  then one does not solve "Cloaked Mission"
}

scenario "Another's mistake costs nothing" under r24 cites r24 "7.2.4-own-penalty-opponent" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Astral Eddy"
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then one solves "Cloaked Mission"
}

scenario "A second copy of a unique dilemma is not encountered" under r24, r18 cites r24 "g-encounter-unique", "6.2-unique-extra-discard"
  cites r18 "unique-def" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Amnesty Talks"
  given "Dead End" of two on "Amnesty Talks"
  given seeds of two under "Cloaked Mission": another "Dead End"
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then another "Dead End" is not encountered, one solves "Cloaked Mission"
}

scenario "Nobody who may not be seeded there is met, whatever he is" under r24 cites r24 "7.2.4-no-text-personnel", "7.2.4-not-exhaustive",
  "7.2.3-others" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Kromm" of two, "I.K.S. K'Vort" of two, "Klingon Disruptor" of two
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then "Kromm" in out_of_play of two, "I.K.S. K'Vort" in out_of_play of two, "Klingon Disruptor" in out_of_play of two
  then one solves "Cloaked Mission"
}

scenario "What is seeded later lies lowest, and is met first" under r24 cites r24 "4.3-bottom-seed", "gl-bottom-seed" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Acquire Surplus Ships"
  given seeds of two under "Acquire Surplus Ships": "Wind Dancer"
  given seeds of two under "Cloaked Mission": "Q's Vicious Animal Things"
  given away team of one on "Cloaked Mission": "Kromm", "Kurak"
  when one attempts "Cloaked Mission"
  random picks "Kurak"
  then bottom(seeds of "Acquire Surplus Ships") = "Q's Vicious Animal Things"
}

scenario "A mistake of one's own on another mission bars nobody from this one" under r24, r18 cites r24 "7.2.4-own-penalty"
  cites r18 "misseed-own" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Acquire Surplus Ships"
  given seeds of one under "Cloaked Mission": "Astral Eddy"
  given away team of one on "Cloaked Mission": "Captain Worf"
  given away team of one on "Acquire Surplus Ships": "Q'elyn", "Kurak"
  when one attempts "Cloaked Mission"
  then one does not solve "Cloaked Mission"
  when one attempts "Acquire Surplus Ships"
  then one solves "Acquire Surplus Ships"
}

scenario "A second copy is a mistake also for those who failed at the first" under r24, r18
  cites r24 "7.2.4-dup-copies", "7.2.2.2-fail-reseed" cites r18 "cond-fail-list" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Wind Dancer", another "Wind Dancer"
  given away team of one on "Cloaked Mission": "Kurak", "Kromm"
  given turn of one
  when one attempts "Cloaked Mission"
  then "Kurak" is stopped
  given turn of two
  given announce turn_begins(two)
  given turn of one
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then "Wind Dancer" in out_of_play of two, another "Wind Dancer" in out_of_play of two, "Wind Dancer" is encountered
  then another "Wind Dancer" is not encountered, one solves "Cloaked Mission"
}

scenario "What was seeded through an open door is met though the door has closed" under r24 cites r24 "gl-au-closed-door" {
  given mission of one: "Cloaked Mission"
  given seed deck of two: "Frame of Mind" of two
  given table of two: "Alternate Universe Door" of two
  given mission of two: "Acquire Surplus Ships" of two
  given dilemma_phase(one)
  when two seeds "Frame of Mind" under "Cloaked Mission"
  given discard "Alternate Universe Door"
  given away team of one on "Cloaked Mission": "Kromm"
  when one attempts "Cloaked Mission"
  then decision of two offers OFFICER
  then "Frame of Mind" is encountered, "Frame of Mind" in attached of "Kromm"
}

scenario "Of three artifacts the two of one player are mistakes, and the other's is earned" under r24, r18
  cites r24 "4.3-multi-artifact-all", "7.2.4-multi-artifact", "7.2.3-solver-earns" cites r18 "dil-one-artifact", "misseed-list" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Varon-T Disruptor", "Varon-T Disruptor" of one, "Vulcan Stone of Gol"
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then "Varon-T Disruptor" in out_of_play of two, "Vulcan Stone of Gol" in out_of_play of two
  then "Varon-T Disruptor" of one is earned, one solves "Cloaked Mission"
}

scenario "Whoever solves the mission earns what another found" under r24 cites r24 "7.2.3-solver-earns", "7.2.3-face-up-continue" {
  given mission of one: "Botanical Research"
  given mission of one: another "Botanical Research"
  given seeds of one under "Botanical Research": "Varon-T Disruptor"
  given away team of one on "Botanical Research": "Davies"
  given away team of two on "Botanical Research": "Kosinski" of two, "Data" version "The Next Generation" of two, "Martin" of two,
    "Spock" of two
  when one attempts "Botanical Research"
  then one does not solve "Botanical Research", "Varon-T Disruptor" is face_up
  given turn of two
  when two attempts "Botanical Research"
  then two solves "Botanical Research", controller of "Varon-T Disruptor" = two, STRENGTH of "Davies" = 6
}

scenario "A planet dilemma under a space mission is not encountered either" under r24
  cites r24 "g-dilemma-types", "7.2.4-wrong-type", "icon-planet", "icon-space", "4.3-planet-under-planet" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Archer", "Temptation"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Martin", "Lopez"
  when one attempts "Amnesty Talks"
  then "Archer" is revealed, "Archer" is not encountered, "Archer" in out_of_play of two, "Temptation" is encountered
}

scenario "A dilemma of Q's that nobody sent for is not encountered" under r24 cites r24 "4.3-q-dilemma" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Go Back Whence Thou Camest"
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then "Go Back Whence Thou Camest" is not encountered, one solves "Cloaked Mission"
}

// Dilemmas faced, mis-seeds found, cures and nullifiers, as the rulebook shows them.

scenario "A dilemma of which no text is scripted is passed, and is no gift" under r24 cites r24 "7.2.2" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Assimilated Vessel"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Lian T'su", "Davies"
  when one attempts "Amnesty Talks"
  then "Assimilated Vessel" in out_of_play of two, points of one = 0
}

scenario "Who meets a condition goes on" under r24, r18 cites r24 "7.2.2-basic-unless", "7.2.2.2-overcome", "2.2-purpose",
  "7.2.2-encounter-start", "gl-dilemma-def", "g-dilemma-def" cites r18 "cond-def", "basic-attempt-dilemma" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Wind Dancer"
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then "Wind Dancer" is encountered, "Wind Dancer" in out_of_play of two, one solves "Cloaked Mission"
}

scenario "Who fails one is stopped, and meets it first the next time" under r24, r18, faq95
  cites r24 "7.2.2.2-fail-attempt", "7.2.2.2-fail-stop", "7.2.2.2-fail-reseed" cites r18 "cond-fail-list", "fail-dilemma-stops",
  "fail-reseed" cites faq95 "2.1-conditions", "2.1-stops-when", "2.1-leaves-mission" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Wind Dancer", "Archer"
  given away team of one on "Cloaked Mission": "Kurak", "Kromm"
  when one attempts "Cloaked Mission"
  then "Kurak" is stopped, "Kromm" is stopped, bottom(seeds of "Cloaked Mission") = "Wind Dancer"
  then "Archer" is not revealed, one does not solve "Cloaked Mission"
}

scenario "In space the ship is stopped with its crew" under r24, r18
  cites r24 "7.1-crew", "7.2.2.2-fail-stop", "7.2.2.2-fail-effect", "10.2.1-ship-stop-all-aboard"
  cites r18 "fail-dilemma-stops", "cond-fail-list", "crew-def", "stopped-ship-aboard" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Astral Eddy"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Seth Mendoza", "Beverly", "Federation PADD"
  when one attempts "Amnesty Talks"
  random picks "Beverly"
  then "Beverly" is killed, "U.S.S. Oberth" is stopped, "Seth Mendoza" is stopped, "Federation PADD" is stopped
  then "Astral Eddy" in seeds of "Amnesty Talks"
}

scenario "Devolving spares the android, and nobody scores" under r24, r18 cites r24 "7.2.2.5-no-score-on-fail", "7.2.2.2-discard-text"
  cites r18 "cond-discard-dilemma" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Barclay's Protomorphosis Disease"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Barron", "Data" version "The Next Generation"
  when one attempts "Amnesty Talks"
  then "Barron" is killed, "Data" is not killed, "Data" is stopped
  then "Barclay's Protomorphosis Disease" in out_of_play of two, points of one = 0
}

scenario "Points of an overcome dilemma" under r24, r18 cites r24 "7.2.2.5-score", "7.2.2.5-placement", "gl-bonus-area"
  cites r18 "dil-bonus-lost" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Barclay's Protomorphosis Disease"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Martin", "Spock", "Lopez"
  when one attempts "Amnesty Talks"
  then points of one = 10, bonus_points of one = 10
  then "Barclay's Protomorphosis Disease" in point_area of one
}

scenario "A dilemma without a condition does what it says, and the next is met" under r24, r18 cites r24 "7.2.2-basic-other",
  "7.2.2.1-all-automatic-removed" cites r18 "auto-def", "auto-removed", "basic-attempt-dilemma" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Chula: The Chandra", "Wind Dancer"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Barron", "Data" version "The Next Generation", "Davies"
  when one attempts "Amnesty Talks"
  random picks "Barron"
  then "Data" is stopped, "Davies" is not stopped, "Chula: The Chandra" in out_of_play of two
  then "Wind Dancer" is revealed
}

scenario "Automatic and conditional on one card" under r24, r18 cites r24 "g-dilemma-contents", "7.2.2.1-mixed", "7.2.2-effect-kinds"
  cites r18 "auto-mixed" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Chula: The Lights"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Spock", "Koral" version "The Next Generation", "Seth Mendoza"
  when one attempts "Amnesty Talks"
  then "Spock" in hand of one, "Chula: The Lights" in seeds of "Amnesty Talks", "Seth Mendoza" is stopped
}

scenario "What a cure needs may be lost to the effect" under r24, r18 cites r24 "7.2.2.3-effect-first-example", "7.2.2.3-after-effect",
  "7.2.2.3-no-fail", "7.2.2.3-stays" cites r18 "cure-after-hit", "cure-def", "cure-no-fail" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Data Has Some Issues"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Kosinski", "Data" version "The Next Generation", "Daniel Kwan"
  when one attempts "Amnesty Talks"
  random picks "Data"
  then "Data" is stopped, "Data Has Some Issues" in attached of "Data", "Kosinski" is not stopped
  then size(seeds of "Amnesty Talks") = 0
}

scenario "A cure that is there heals before the next card" under r24, r18 cites r24 "7.2.2.3-immediate-cure", "7.2.2.3-whole",
  "7.2.2-basic-cure" cites r18 "cure-def", "cure-all-effects" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Nitrium Metal Parasites", "Astral Eddy"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Kosinski", "Data" version "The Next Generation"
  when one attempts "Amnesty Talks"
  then "Nitrium Metal Parasites" is cured, "Astral Eddy" is revealed
}

scenario "Nitrium Metal Parasites stay until they are cured, and fail nobody" under r24, r18 cites r24 "7.2.2.3-stays", "7.2.2.3-no-fail"
  cites r18 "cure-def", "cure-no-fail" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Nitrium Metal Parasites"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given outpost of one at "Amnesty Talks": "Federation Outpost"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation"
  given crew of one on "Federation Outpost": "Kosinski"
  when one attempts "Amnesty Talks"
  then "Nitrium Metal Parasites" in attached of "U.S.S. Oberth", "Data" is not stopped
  when one beams "Kosinski" from "Federation Outpost" to "U.S.S. Oberth"
  then "Nitrium Metal Parasites" is cured
}

scenario "Of two engineers aboard one lies unconscious" under r24, r18 cites r24 "10.2.3-disabled-def" cites r18 "disabled-unusable" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Kosinski"
  given "Kosinski" is disabled
  given "Nitrium Metal Parasites" of two on "U.S.S. Oberth"
  then "Nitrium Metal Parasites" in attached of "U.S.S. Oberth"
}

scenario "A nullifier is asked before anything happens" under r24, r18 cites r24 "7.2.2.4-definition", "7.2.2.4-when", "7.2.2-basic-nullify"
  cites r18 "null-def" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Birth of \"Junior\"", "Astral Eddy"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Kosinski", "Daniel Kwan"
  when one attempts "Amnesty Talks"
  then "Birth of \"Junior\"" is encountered, "Birth of \"Junior\"" in out_of_play of two, "Astral Eddy" is revealed
}

scenario "Nobody fails for want of a nullifier, and later it still works" under r24, r18 cites r24 "7.2.2.4-no-fail", "7.2.2.4-when"
  cites r18 "null-def" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Birth of \"Junior\""
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given outpost of one at "Amnesty Talks": "Federation Outpost"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Kosinski"
  given crew of one on "Federation Outpost": "Daniel Kwan"
  when one attempts "Amnesty Talks"
  then "Birth of \"Junior\"" in attached of "U.S.S. Oberth", "Data" is not stopped
  when one beams "Daniel Kwan" from "Federation Outpost" to "U.S.S. Oberth"
  then "Birth of \"Junior\"" in out_of_play of two
}

scenario "Who breaks the tie for Archer" under r24, r18
  cites r24 "12.5-ties-dilemma", "12.5", "gl-dilemma-just-revealed", "12.1-selection-modes"
  cites r18 "ties-choose", "dil-just-encountered" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Archer"
  given away team of one on "Cloaked Mission": "Kurak", "Kromm", "Vash" version "The Next Generation"
  when one attempts "Cloaked Mission"
  then decision of two offers exactly "Kurak", "Kromm"
  two chooses "Kurak"
  then "Kurak" is killed, "Archer" in out_of_play of two, "Kromm" is stopped
}

scenario "A countdown of three ends with the third turn of its owner" under r24, r18
  cites r24 "8.1-counter", "8.1-tick", "8.1-zero", "8.1-owner-not-controller", "g-countdown-icon-start", "g-countdown-icon-tick",
  "g-countdown-icon-zero", "icon-countdown" cites r18 "countdown-track" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Nitrium Metal Parasites"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation"
  given turn of one
  when one attempts "Amnesty Talks"
  then counter of "Nitrium Metal Parasites" = 3
  given announce turn_ends(one)
  then counter of "Nitrium Metal Parasites" = 3
  given announce turn_ends(two)
  given announce turn_ends(one)
  given announce turn_ends(two)
  then counter of "Nitrium Metal Parasites" = 1, "U.S.S. Oberth" in orbit of "Amnesty Talks"
  given announce turn_ends(one)
  given announce turn_ends(two)
  then "U.S.S. Oberth" in discard_pile of one, "Nitrium Metal Parasites" in out_of_play of two
}

scenario "The turn in which it came counts, if it is the owner's" under r24 cites r24 "g-countdown-icon-any-player" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Nitrium Metal Parasites" of one
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation"
  given turn of one
  when one attempts "Amnesty Talks"
  given announce turn_ends(one)
  then counter of "Nitrium Metal Parasites" = 2
}

scenario "Reseeded elsewhere or here, it has been failed" under r24, r18 cites r24 "7.2.6-reseeded", "g-in-play-leave-reseed"
  cites r18 "fail-reseed" {
  given mission of one: "Cloaked Mission"
  given mission of two: "Botanical Research"
  given seeds of two under "Cloaked Mission": "Q's Vicious Animal Things"
  given away team of one on "Cloaked Mission": "Captain Worf", "Vash" version "The Next Generation"
  when one attempts "Cloaked Mission"
  random picks "Vash"
  then "Q's Vicious Animal Things" in seeds of "Botanical Research", one does not solve "Cloaked Mission", "Captain Worf" is stopped
}

scenario "Every card below has its turn before the mission is asked" under r24, r18, faq95 cites r24 "7.2.5-check", "7.2.2-removed-when"
  cites r18 "attempt-reveal", "basic-attempt-solve", "solve-check" cites faq95 "2.1-errata-before" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Wind Dancer", "Matriarchal Society"
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then "Wind Dancer" is encountered, "Matriarchal Society" is encountered, one does not solve "Cloaked Mission"
}

scenario "Those who come back meet it again, and others behind it" under r24, r18
  cites r24 "7.2.2.2-fail-reseed", "7.2.6-reattempt" cites r18 "cond-fail-list", "fail-not-auto-stop", "fail-reattempt" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Wind Dancer", "Archer"
  given away team of one on "Cloaked Mission": "Kurak", "Kromm"
  given turn of one
  when one attempts "Cloaked Mission"
  then "Kurak" is stopped
  given turn of two
  given announce turn_begins(two)
  given turn of one
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then "Wind Dancer" in out_of_play of two, "Archer" is revealed
}

scenario "Whoever fails scores nothing, though the dilemma is removed" under r24 cites r24 "7.2.2.5-no-score-on-fail" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Barclay's Protomorphosis Disease"
  given away team of one on "Botanical Research": "Davies", "Barron"
  when one attempts "Botanical Research"
  then "Davies" is killed, "Barron" is killed, "Barclay's Protomorphosis Disease" in out_of_play of two, points of one = 0
}

scenario "Who is stopped, or of the other player, has no part in what the team meets" under r24, r18
  cites r24 "10.2.5-not-present", "10.2.5-opponents-separated", "12.4-not-present" cites r18 "separated-effects", "separated-opposing" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Barclay's Protomorphosis Disease"
  given away team of one on "Botanical Research": "Davies", "Martin", "Lopez", "Dr. Christopher"
  given away team of two on "Botanical Research": "Takket" of two
  given stop "Martin"
  when one attempts "Botanical Research"
  then "Davies" is killed, "Martin" is not killed, "Takket" is not killed
}

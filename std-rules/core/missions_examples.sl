// The mission attempt, as the rulebook shows it.

scenario "Your own mission is open to you, your opponent's is not" under r24, r18 cites r24 "7.2.1-own", "7.2.1-opponents",
  "7.2.1-no-others" cites r18 "attempt-own" {
  given mission of one: "Cloaked Mission"
  given mission of two: "Acquire Surplus Ships"
  given away team of one on "Cloaked Mission": "Captain Worf"
  given away team of one on "Acquire Surplus Ships": "Zegov"
  when one attempts "Acquire Surplus Ships"
  then refused because r24 "7.2.1"
  when one attempts "Cloaked Mission"
  then one solves "Cloaked Mission"
}

scenario "An opponent's mission worth forty points is open to both" under r24, r18 cites r24 "7.2.1-opponents"
  cites r18 "attempt-opponent" {
  given mission of two: "Host Metaphasic Shielding Test"
  given ship of one at "Host Metaphasic Shielding Test": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Barron"
  when one attempts "Host Metaphasic Shielding Test"
  then one attempts "Host Metaphasic Shielding Test"
}

scenario "A planet is attempted from its surface alone" under r24 cites r24 "7.2.1-planet-team" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "Batris"
  given crew of one on "Batris": "Captain Worf"
  when one attempts "Cloaked Mission"
  then refused
}

scenario "A docked ship attempts nothing, an undocked one needs no full staff" under r24 cites r24 "7.2.1-space-ship" {
  given mission of one: "Amnesty Talks"
  given outpost of one at "Amnesty Talks": "Federation Outpost"
  given ship of one docked at "Federation Outpost": "U.S.S. Hood"
  given crew of one on "U.S.S. Hood": "Seth Mendoza", "Beverly"
  then "U.S.S. Hood" is not staffed
  when one attempts "Amnesty Talks"
  then refused
  given put "U.S.S. Hood" into orbit of "Amnesty Talks"
  when one attempts "Amnesty Talks"
  then one solves "Amnesty Talks"
}

scenario "Somebody aboard must be of the ship's own side" under r24 cites r24 "7.2.1-space-ship" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Vekor"
  when one attempts "Amnesty Talks"
  then refused
}

scenario "Somebody must be of the mission's side, and the others help" under r24, r18, faq95
  cites r24 "7.2.1-mission-affiliation", "7.2.1-compatible-assist", "2.1-goal-parts", "gl-affiliation-icon"
  cites r18 "attempt-affiliation", "attempt-assist" cites faq95 "2.1-affil-match" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Vash" version "The Next Generation", "Vekor"
  when one attempts "Cloaked Mission"
  then refused because r24 "7.2.1"
  given away team of one on "Cloaked Mission": "Kahless" version "The Next Generation"
  when one attempts "Cloaked Mission"
  then one does not solve "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then one solves "Cloaked Mission"
}

scenario "Nobody needs to be able to solve what he attempts" under r24, r18 cites r24 "7.2.1-no-requirements-needed",
  "7.2.6-no-requirements",
  "7.2.6-reattempt" cites r18 "attempt-no-req-needed", "fail-not-auto-stop", "fail-reattempt", "fail-requirements" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kromm"
  when one attempts "Cloaked Mission"
  then one attempts "Cloaked Mission", one does not solve "Cloaked Mission", "Kromm" is not stopped
  when one attempts "Cloaked Mission"
  then one attempts "Cloaked Mission"
}

scenario "With nothing below it a mission is solved at once" under r24, r18 cites r24 "7.2.1-first-reveal", "7.2.5-mandatory",
  "7.2.5-step3-points" cites r18 "attempt-reveal", "basic-attempt-solve", "solve-mandatory", "solve-points-last" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then one solves "Cloaked Mission", points of one = 30, bonus_points of one = 0
}

scenario "A solved mission stays, and is not attempted again" under r24, r18 cites r24 "7.2.5-remains", "7.2.5-mark", "7.2.5-continue-turn"
  cites r18 "solve-no-reattempt" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then solver of "Cloaked Mission" = one, "Cloaked Mission" in spaceline
  when one attempts "Cloaked Mission"
  then refused because r24 "7.2.1"
}

scenario "Two teams that may not mix stand on one planet" under r24, r18 cites r24 "10.2.10-house-arrest-planet", "7.2.1-planet-team",
  "gl-compat-lost" cites r18 "crew-one-even-incompatible", "house-who" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Kosinski", "Data" version "The Next Generation", "Martin", "Spock", "Kurak"
  when one attempts "Botanical Research"
  one chooses Klingon
  then one does not solve "Botanical Research"
  when one attempts "Botanical Research"
  one chooses Federation
  then one solves "Botanical Research"
}

scenario "Seed cards are met from the lowest upwards" under r24 cites r24 "7.2.2-bottom-first", "gl-bottom-seed", "g-dilemma-one-at-time" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Archer", "Wind Dancer"
  given away team of one on "Cloaked Mission": "Kurak", "Kromm"
  when one attempts "Cloaked Mission"
  two chooses "Kromm"
  then "Archer" is encountered, "Wind Dancer" is not encountered
}

scenario "The last of those who match has died, and the others do not solve it" under r24 cites r24 "7.2.5-conditions" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Archer"
  given away team of one on "Cloaked Mission": "Kromm", "Vash" version "The Next Generation"
  when one attempts "Cloaked Mission"
  then "Kromm" is killed
  when one attempts "Cloaked Mission"
  then refused because r24 "7.2.1"
}

scenario "Points are scored last, and bonus points beside them" under r24, r18 cites r24 "7.2.5-step3-points", "7.2.2.5-score"
  cites r18 "basic-attempt-solve", "dil-bonus-lost", "solve-points-last" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Microvirus"
  given away team of one on "Botanical Research": "Kosinski", "Data" version "The Next Generation", "Martin", "Spock", "Lopez"
  when one attempts "Botanical Research"
  then one solves "Botanical Research", points of one = 35, bonus_points of one = 5
}

scenario "What lies there is earned by whoever solves the mission" under r24, r18 cites r24 "7.2.3-face-up-continue", "7.2.3-solver-earns",
  "gl-artifact-earn", "2.3-after-earn", "2.3-earn", "g-encounter-artifact", "gl-encounter-artifact", "gl-artifact-unearned"
  cites r18 "solve-earn-seeds" {
  given mission of one: "Cloaked Mission"
  given seeds of one under "Cloaked Mission": "Varon-T Disruptor"
  given away team of one on "Cloaked Mission": "Kromm"
  when one attempts "Cloaked Mission"
  then one does not solve "Cloaked Mission", "Varon-T Disruptor" is not earned, "Varon-T Disruptor" is face_up
  then host of "Varon-T Disruptor" = "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then one solves "Cloaked Mission", "Varon-T Disruptor" is earned, "Varon-T Disruptor" in surface of "Cloaked Mission"
  then STRENGTH of "Kromm" = 16
}

scenario "What follows from solving comes before the points" under r24, r18 cites r24 "7.2.5-step1-triggers"
  cites r18 "solve-triggered-text", "solve-points-last" {
  given mission of one: "Host Metaphasic Shielding Test"
  given ship of one at "Host Metaphasic Shielding Test": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Seth Mendoza", "Kosinski", "Lian T'su"
  given hand of one: "Metaphasic Shields"
  when one attempts "Host Metaphasic Shielding Test"
  then decision of one offers yes
  then one solves "Host Metaphasic Shielding Test", points of one = 0
  one accepts
  then points of one = 40, host of "Metaphasic Shields" = "U.S.S. Oberth"
}

scenario "What is earned is not reported, and not played" under r24, r18 cites r24 "7.2.5-earn-not-play", "7.2.5-step2-earn",
  "gl-artifact-destination" cites r18 "solve-earn-not-play", "solve-earn-seeds" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Varon-T Disruptor"
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then "Varon-T Disruptor" is earned, "Varon-T Disruptor" is not reported, "Varon-T Disruptor" is not played
  then controller of "Varon-T Disruptor" = one, owner of "Varon-T Disruptor" = two
}

scenario "An intruder of the ship's side does not make its crew match" under r24, r18
  cites r24 "7.2.1-space-ship", "7.1-intruders-no-mission" cites r18 "intruders-def" {
  given mission of one: "Intercept Sleeper Ship"
  given ship of one at "Intercept Sleeper Ship": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Spock"
  given mode of "Spock" = Klingon
  given crew of two on "U.S.S. Oberth": "Davies" of two
  when one attempts "Intercept Sleeper Ship"
  then refused
  given mode of "Spock" = Federation
  when one attempts "Intercept Sleeper Ship"
  then one attempts "Intercept Sleeper Ship"
}

scenario "An artifact that was drawn and not earned is of no use, and neither is one that comes back" under r24
  cites r24 "gl-artifact-reearn", "g-discard-pile-artifact", "3.2-seed-only-warning" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf"
  given away team of two on "Cloaked Mission": "Losta" of two, "Kromm" of two
  given seeds of one under "Cloaked Mission": "Vulcan Stone of Gol"
  given hand of one: another "Vulcan Stone of Gol"
  given plays_left of one = 2
  when one plays another "Vulcan Stone of Gol"
  then refused
  when one attempts "Cloaked Mission"
  then "Vulcan Stone of Gol" in hand of one
  when one plays "Vulcan Stone of Gol"
  one chooses "Kromm"
  then "Kromm" is killed, "Vulcan Stone of Gol" in discard_pile of one
  given put "Vulcan Stone of Gol" into hand of one
  when one plays "Vulcan Stone of Gol"
  then refused
}

scenario "Who does not work with the others takes no part in their attempt" under r24, r18
  cites r24 "g-does-not-work-with-def", "g-does-not-work-with-inadvertent", "7.2.1-compatible-assist" cites r18 "attempt-assist" {
  given mission of one: "Salvage Borg Ship"
  given seeds of two under "Salvage Borg Ship": "Wind Dancer"
  given away team of one on "Salvage Borg Ship": "Davies", "Martin", "Barron", "Lore", "Vekor"
  when one attempts "Salvage Borg Ship"
  then "Lore" is not stopped, "Davies" is stopped, "Wind Dancer" in seeds of "Salvage Borg Ship"
}

scenario "His friends and he are a team that may attempt what is theirs" under r24
  cites r24 "g-does-not-work-with-inadvertent", "gl-one-team" {
  given mission of one: "Aftermath"
  given seeds of two under "Aftermath": "Wind Dancer"
  given away team of one on "Aftermath": "Davies", "Martin", "Lore", "Vekor"
  when one attempts "Aftermath"
  one chooses Non-Aligned
  then "Wind Dancer" in out_of_play of two, one does not solve "Aftermath"
}

scenario "With the last of those who match dead, others who could solve it do not" under r24, faq95 cites r24 "7.2.5-conditions"
  cites faq95 "2.1-affil-lost" {
  given mission of one: "Salvage Borg Ship"
  given seeds of two under "Salvage Borg Ship": "Armus - Skin of Evil"
  given away team of one on "Salvage Borg Ship": "Kromm", "Lore", "Vekor"
  given "Vekor": gains Astrophysics until end of turn
  when one attempts "Salvage Borg Ship"
  random picks "Kromm"
  then "Kromm" is killed, one does not solve "Salvage Borg Ship", "Lore" is not stopped
  given away team of one on "Salvage Borg Ship": "Konmel" version "The Next Generation"
  when one attempts "Salvage Borg Ship"
  then one solves "Salvage Borg Ship"
}

scenario "Of your opponent's missions you attempt those of forty points, and universal ones of which there are two" under r24
  cites r24 "7.2.1-opponents", "7.2.1-no-others" {
  given mission of two: "Seize Freighter" of two
  given mission of two: "Botanical Research" of two
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "Batris": "Koral" version "The Next Generation"
  given away team of one on "Botanical Research": "Davies"
  when one attempts "Seize Freighter"
  then refused because r24 "7.2.1"
  when one attempts "Botanical Research"
  then refused because r24 "7.2.1"
  given mission of two: another "Botanical Research" of two
  when one attempts "Botanical Research"
  then one attempts "Botanical Research"
}

scenario "A crew attempts what is in space, and a team on the ground what is on a planet" under r24, faq95
  cites r24 "7.2.1-team-by-type", "7.2.1-announce" cites faq95 "1.1-crew" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Seize Freighter"
  given ship of one at "Cloaked Mission": "Batris"
  given crew of one on "Batris": "Captain Worf"
  given ship of one at "Seize Freighter": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Kromm"
  when one attempts "Cloaked Mission" with "Batris"
  then refused
  when one attempts "Seize Freighter" with "I.K.S. K'Vort"
  then one attempts "Seize Freighter"
  when one beams "Captain Worf" from "Batris" to "Cloaked Mission"
  when one attempts "Cloaked Mission"
  then one attempts "Cloaked Mission", one solves "Cloaked Mission"
}

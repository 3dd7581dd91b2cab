// Who attempts, who helps, and what stays behind.

scenario "Borg attempt nothing" under r24 cites r24 "gl-borg-no-attempt", "gl-attempt", "7.2.1-no-others" {
  given mission of one: "Salvage Borg Ship"
  given away team of one on "Salvage Borg Ship": "Thirteen of Nineteen", "Eighteen of Nineteen"
  when one attempts "Salvage Borg Ship"
  then refused
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then one solves "Cloaked Mission"
}

scenario "What a card says goes before the rule: any crew may attempt" under r24, r18
  cites r24 "1.2-card-over-rule", "1.2-specific-over-general", "2.1-goal-parts" cites r18 "prec-card-over-rule",
  "prec-specific-over-general" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "D'deridex"
  given crew of one on "D'deridex": "Palteth", "Takket"
  when one attempts "Amnesty Talks"
  then one attempts "Amnesty Talks"
}

scenario "All of one side on a planet are one team, like it or not" under r24, r18 cites r24 "gl-one-team", "gl-crew-def"
  cites r18 "crew-not-awayteam" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Barclay's Protomorphosis Disease"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kromm", "Q'elyn"
  when one attempts "Cloaked Mission"
  then "Captain Worf" is killed, "Kromm" is killed, "Q'elyn" is killed
}

scenario "The crew in orbit is no part of the team on the planet" under r24, r18 cites r24 "gl-away-team-not-crew", "gl-crew-def"
  cites r18 "crew-not-awayteam" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Barclay's Protomorphosis Disease"
  given ship of one at "Cloaked Mission": "Batris"
  given crew of one on "Batris": "Kromm"
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then "Captain Worf" is killed, "Kromm" is not killed, "Kromm" is not stopped, "Batris" is not stopped
}

scenario "Two officers asked for are not one officer twice" under r24, r18 cites r24 "7.2.5-check", "g-helps", "gl-helps"
  cites r18 "basic-attempt-solve", "solve-check" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "Batris": "Captain Worf", "Kahless" version "The Next Generation"
  when one attempts "Seize Freighter" with "Batris"
  then one does not solve "Seize Freighter"
  given crew of one on "Batris": "Konmel" version "The Next Generation"
  when one attempts "Seize Freighter" with "Batris"
  then one solves "Seize Freighter", points of one = 30
}

scenario "Whose death costs the bonus" under r24, r18 cites r24 "7.2.5-conditions", "7.2.5-step3-points" cites r18 "basic-attempt-solve",
  "solve-points-last" {
  given mission of one: "Seize Freighter"
  given seeds of two under "Seize Freighter": "Hunter Probe"
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "Batris": "Captain Worf", "Kahless" version "The Next Generation", "Konmel" version "The Next Generation"
  when one attempts "Seize Freighter" with "Batris"
  two chooses "Konmel", "Kahless"
  then one solves "Seize Freighter", points of one = 30
  given announce turn_ends(one)
  then points of one = 30, "Konmel" in discard_pile of one
}

scenario "Fewer than a dilemma asks for are all that it takes" under r24, r18
  cites r24 "gl-dilemma-no-trigger", "12.1-selection-modes"
  cites r18 "dil-number-not-feature", "dil-no-target-feature" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Hunter Probe"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  when one attempts "Amnesty Talks"
  then "Davies" is doomed, "Davies" is not stopped, "Hunter Probe" in out_of_play of two
}

scenario "What names a kind of person that is not there does nothing, and is gone" under r24, r18 cites r24 "gl-dilemma-no-trigger"
  cites r18 "dil-no-target-feature" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Dedication to Duty", "Astral Eddy"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Barron"
  when one attempts "Amnesty Talks"
  then "Dedication to Duty" is encountered, "Dedication to Duty" in out_of_play of two, "Astral Eddy" is encountered
}

scenario "Points come whoever has left or died in the meantime" under r24, r18 cites r24 "7.2.5-points-even-if-gone"
  cites r18 "solve-points-last" {
  given mission of two: "Acquire Surplus Ships"
  given away team of two on "Acquire Surplus Ships": "Q'elyn" of two, "Kurak" of two
  given table of two: "Assign Mission Specialists" of two
  given away team of one on "Acquire Surplus Ships": "Duras" version "Life From Lifelessness"
  given turn of two
  when two attempts "Acquire Surplus Ships"
  two accepts
  one accepts
  one chooses "Q'elyn"
  then "Q'elyn" is killed, points of two = 35, bonus_points of two = 5
}

scenario "A mission that asks for two affiliations' cards takes the cards of either player into account" under r24
  cites r24 "g-in-play-either" {
  given mission of one: "Salvage Borg Ship"
  then points of "Salvage Borg Ship" = 35
  given mission of two: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "Borg Cube" of two
  given crew of two on "Borg Cube": "Thirteen of Nineteen" of two
  then points of "Salvage Borg Ship" = 45
}

scenario "A dead end lies on the mission for good" under r24 cites r24 "g-dead-end-place", "g-dead-end-reattempt" {
  given mission of one: "Cloaked Mission"
  given "Dead End" of two on "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then refused
  given points of one = 60
  when one attempts "Cloaked Mission"
  then one solves "Cloaked Mission", "Dead End" in attached of "Cloaked Mission"
}

set premiere "Premiere" released 1994

card "Anaphasic Organism" dilemma planet {
  property [TNG]
  traits MEDICAL_related
  triggered if some female personnel in team
  unless SECURITY + MEDICAL: discard one female personnel in team with highest total_attributes
  discard_dilemma
}

scenario "Without a woman in the team it does nothing, and yet was encountered" under r24 cites r24 "gl-dilemma-no-trigger" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Anaphasic Organism"
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then "Anaphasic Organism" is encountered, "Anaphasic Organism" in out_of_play of two, one solves "Cloaked Mission"
}

scenario "Who resigns is discarded and not dead" under r24 cites r24 "gl-discarded-not-killed", "g-discarding-not-dead" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Anaphasic Organism"
  given away team of one on "Cloaked Mission": "Captain Worf", "Commander K'Ehleyr", "Zegov"
  when one attempts "Cloaked Mission"
  then "Commander K'Ehleyr" in discard_pile of one, "Commander K'Ehleyr" is not killed
  then "Captain Worf" is stopped, "Anaphasic Organism" in out_of_play of two
}

card "Archer" dilemma planet {
  property [TNG]
  traits MEDICAL_related
  unless MEDICAL + SECURITY: kill one personnel in team with highest total_attributes
  discard_dilemma
}

scenario "A doctor and a guard save the target" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Martin", "Lopez", "Data"
  given seeds of two under "Botanical Research": "Archer"
  when one attempts "Botanical Research"
  then "Data" is not killed, "Archer" is discarded, "Lopez" is not stopped
}

scenario "The archer shoots the greatest of all, and is gone" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Martin", "Davies", "Data"
  given seeds of two under "Botanical Research": "Archer"
  when one attempts "Botanical Research"
  then "Data" is killed, "Archer" is discarded, "Martin" is stopped, one does not solve "Botanical Research"
}

scenario "Among equals the opponent picks the target" under r24 cites r24 "12.5" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Martin", "Davies", "Barron"
  given seeds of two under "Botanical Research": "Archer"
  when one attempts "Botanical Research"
  two chooses "Davies"
  then "Davies" is killed, "Martin" is not killed
}

card "Armus - Skin of Evil" dilemma planet {
  property [TNG]
  kill one personnel in team at random
  discard_dilemma
}

scenario "Armus kills, whoever comes, and the attempt goes on" under r24 cites r24 "7.2.2.1-automatic", "7.2.6-only-these", "12.1-random-selection" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Armus - Skin of Evil"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kromm"
  when one attempts "Cloaked Mission"
  random picks "Kromm"
  then "Kromm" is killed, "Armus - Skin of Evil" in out_of_play of two, one solves "Cloaked Mission"
}

scenario "With the last of the team dead nothing more is met" under r24 cites r24 "7.2.6-nobody-left" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Armus - Skin of Evil", "Wind Dancer"
  given away team of one on "Cloaked Mission": "Kromm", "Klingon Disruptor"
  when one attempts "Cloaked Mission"
  then "Kromm" is killed, "Wind Dancer" is not revealed, one does not solve "Cloaked Mission"
}

card "Barclay's Protomorphosis Disease" dilemma space planet {
  points 10
  property [TNG]
  traits MEDICAL_related, SCIENCE_related
  unless MEDICAL + SCIENCE + SECURITY: kill every personnel in team where it is not android
  discard_dilemma
}

card "Birth of \"Junior\"" dilemma space {
  property [TNG]
  nullify with ENGINEER x3
  place this on attempting_ship
  host: RANGE -counter of this
  at end of each turn { count_up this; if RANGE of (host as ship) = 0 { destroy host as ship } }
}

scenario "Three engineers send Junior away at once" under r24 cites r24 "7.2.2" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Kosinski", "Daniel Kwan", "Data"
  given seeds of two under "Investigate Destruction": "Birth of \"Junior\""
  when one attempts "Investigate Destruction"
  then "Birth of \"Junior\"" is nullified, RANGE of "U.S.S. Oberth" = 6
}

scenario "Junior drinks one RANGE at the end of each turn of the ship's player" under r24 cites r24 "12.2" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Lopez"
  given seeds of two under "Investigate Destruction": "Birth of \"Junior\""
  when one attempts "Investigate Destruction"
  then "Birth of \"Junior\"" in attached of "U.S.S. Oberth", RANGE of "U.S.S. Oberth" = 6, "Lopez" is not stopped
  given announce turn_ends(one)
  then RANGE of "U.S.S. Oberth" = 5
  given announce turn_ends(two)
  then RANGE of "U.S.S. Oberth" = 5
  given announce turn_ends(one)
  then RANGE of "U.S.S. Oberth" = 4
}

scenario "A ship without RANGE is destroyed by Junior" under r24 cites r24 "7.2.2" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Lopez"
  given "Birth of \"Junior\"" of two on "U.S.S. Oberth"
  given counter of "Birth of \"Junior\"" = 5
  then RANGE of "U.S.S. Oberth" = 1
  given announce turn_ends(one)
  then "U.S.S. Oberth" in discard_pile of one, "Lopez" in discard_pile of one
}

scenario "Three engineers send Junior away later too" under r24 cites r24 "7.2.2" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given "Birth of \"Junior\"" of two on "U.S.S. Oberth"
  given counter of "Birth of \"Junior\"" = 2
  given outpost of one at "Investigate Destruction": "Federation Outpost"
  given crew of one on "Federation Outpost": "Kosinski", "Daniel Kwan", "Data"
  when one beams "Kosinski", "Daniel Kwan", "Data" from "Federation Outpost" to "U.S.S. Oberth"
  then RANGE of "U.S.S. Oberth" = 6
}

card "Cytherians" dilemma space scores_by_text {
  points 15
  property [TNG]
  facing it {
    place this on attempting_ship
    send_to_far_end(this)
    end_attempt()
  }
  when this is journeyed: score 15 from this, discard this
}

scenario "Cytherians end the attempt, and the ship must go" under r24
  cites r24 "g-cytherians-ends-attempt", "g-cytherians-moving-required", "7.10-definition", "7.10-no-others", "7.10-crew-bound", "gl-required-nothing-but" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given mission of two: "Investigate Destruction"
  given seeds of two under "Amnesty Talks": "Cytherians", "Astral Eddy"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data", "Lopez"
  given turn of one
  when one attempts "Amnesty Talks"
  then "Cytherians" in attached of "U.S.S. Oberth", "Astral Eddy" is not revealed, "Data" is not stopped
  then goal_of("U.S.S. Oberth") = "Investigate Destruction"
  when one attempts "Amnesty Talks" with "U.S.S. Oberth"
  then refused because r24 "7.10", "gl actions - required"
}

scenario "At full speed, over several turns, to the far end and no nearer" under r24
  cites r24 "g-cytherians-no-relocate", "gl-required-full-speed", "12.6-far-end", "gl-required-first-opportunity" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Intercept Sleeper Ship"
  given mission of two: "Investigate Destruction"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given ship of one at "Amnesty Talks": "U.S.S. Hood"
  given crew of one on "U.S.S. Oberth": "Data", "Lopez"
  given crew of one on "U.S.S. Hood": "Spock", "Martin"
  given "Cytherians" of two on "U.S.S. Oberth"
  given heading of "Cytherians" = 1
  given turn of one
  when one flies "U.S.S. Hood" to "Intercept Sleeper Ship"
  then refused because r24 "7.10", "gl actions - required"
  when one flies "U.S.S. Oberth" to "Intercept Sleeper Ship"
  then "U.S.S. Oberth" in orbit of "Intercept Sleeper Ship", points of one = 0
  given range_used of "U.S.S. Oberth" = 0
  when one flies "U.S.S. Oberth" to "Investigate Destruction"
  then points of one = 15, "Cytherians" in point_area of one
}

card "Matriarchal Society" dilemma planet {
  property [TNG]
  to get past 2 female personnel
}

scenario "Two women get past, one does not" under r24 cites r24 "7.2.2.2-wording" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Matriarchal Society"
  given away team of one on "Cloaked Mission": "Commander K'Ehleyr", "Captain Worf"
  given turn of one
  when one attempts "Cloaked Mission"
  then "Captain Worf" is stopped, "Matriarchal Society" in seeds of "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Zegov"
  given announce turn_begins(one)
  when one attempts "Cloaked Mission"
  then "Matriarchal Society" in out_of_play of two, one solves "Cloaked Mission"
}

scenario "Borg are neither men nor women" under r24 cites r24 "gl-borg-gender", "g-drone-gender" {
  given mission of one: "Salvage Borg Ship"
  given away team of one on "Salvage Borg Ship": "Thirteen of Nineteen", "Davies"
  then "Thirteen of Nineteen" is not female, "Thirteen of Nineteen" is not male, "Davies" is male
}

card "Menthar Booby Trap" dilemma space {
  property [TNG]
  traits MEDICAL_related
  place this on attempting_ship
  unless MEDICAL: kill one personnel in team at random
  host cannot move
  cure with ENGINEER x2
}

scenario "A ship that cannot move has all its RANGE" under r24 cites r24 "gl-attribute-reduced" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given outpost of one at "Amnesty Talks": "Federation Outpost"
  given crew of one on "U.S.S. Oberth": "Davies", "Martin"
  given crew of one on "Federation Outpost": "Daniel Kwan", "Kosinski"
  given seeds of two under "Amnesty Talks": "Menthar Booby Trap"
  when one attempts "Amnesty Talks"
  then RANGE of "U.S.S. Oberth" = 6
  when one flies "U.S.S. Oberth" to "Seize Freighter"
  then refused
  when one beams "Daniel Kwan", "Kosinski" from "Federation Outpost" to "U.S.S. Oberth"
  when one flies "U.S.S. Oberth" to "Seize Freighter"
  then "U.S.S. Oberth" in orbit of "Seize Freighter"
}

card "Microvirus" dilemma planet {
  points 5
  property [TNG]
  traits MEDICAL_related, Virus_related
  unless MEDICAL + SECURITY: kill one personnel in team by opponent
  discard_dilemma
}

card "Nausicaans" dilemma planet {
  property [TNG]
  unless STRENGTH > 44: kill one personnel in team at random
  discard_dilemma
}

card "Nitrium Metal Parasites" dilemma space {
  countdown 3
  property [TNG]
  traits SCIENCE_related
  place this on attempting_ship
  when countdown ends: destroy host as craft
  cure with SCIENCE x2 OR ENGINEER x2
}

scenario "The parasites eat a ship in three turns of their owner" under r24 cites r24 "8.1" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Lopez", "Daniel Kwan"
  given seeds of two under "Investigate Destruction": "Nitrium Metal Parasites"
  when one attempts "Investigate Destruction"
  then "Nitrium Metal Parasites" in attached of "U.S.S. Oberth", "Lopez" is not stopped
  given announce turn_ends(two)
  given announce turn_ends(one)
  given announce turn_ends(two)
  then "U.S.S. Oberth" in orbit of "Investigate Destruction"
  given announce turn_ends(two)
  then "U.S.S. Oberth" in discard_pile of one, "Lopez" in discard_pile of one, "Nitrium Metal Parasites" in out_of_play of two
}

scenario "Two scientists or two engineers cure the parasites" under r24 cites r24 "7.2.2" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Dr. Christopher"
  given seeds of two under "Investigate Destruction": "Nitrium Metal Parasites", another "Nitrium Metal Parasites"
  when one attempts "Investigate Destruction"
  then "Nitrium Metal Parasites" is discarded, another "Nitrium Metal Parasites" is discarded
}

scenario "Two engineers who come aboard later cure the parasites" under r24 cites r24 "7.2.2" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given "Nitrium Metal Parasites" of two on "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Daniel Kwan"
  then "Nitrium Metal Parasites" in attached of "U.S.S. Oberth"
  given outpost of one at "Investigate Destruction": "Federation Outpost"
  given crew of one on "Federation Outpost": "Kosinski"
  when one beams "Kosinski" from "Federation Outpost" to "U.S.S. Oberth"
  then "Nitrium Metal Parasites" in out_of_play of two
}

scenario "What is to be cured says so, and does its work before it is" under r24 cites r24 "7.2.2.3-word", "7.2.2.3-definition", "7.2.2.3-after-effect" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Nitrium Metal Parasites"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Dr. Christopher"
  when one attempts "Amnesty Talks"
  then "Nitrium Metal Parasites" is placed, "Nitrium Metal Parasites" is cured, "Nitrium Metal Parasites" in out_of_play of two
}

card "Wind Dancer" dilemma planet {
  property [TNG]
  to get past "Lwaxana Troi" OR Youth OR Music OR some personnel in team with STRENGTH > 9
}

scenario "Youth passes the Wind Dancer" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Q'elyn", "Kurak", "Losta"
  given seeds of two under "Acquire Surplus Ships": "Wind Dancer"
  when one attempts "Acquire Surplus Ships"
  then "Wind Dancer" in out_of_play of two, one solves "Acquire Surplus Ships"
}

scenario "One member with STRENGTH of ten passes the Wind Dancer" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Q'elyn", "Kurak", "Captain Worf"
  given seeds of two under "Acquire Surplus Ships": "Wind Dancer"
  when one attempts "Acquire Surplus Ships"
  then "Wind Dancer" in out_of_play of two, one solves "Acquire Surplus Ships"
}

scenario "Two who have STRENGTH of ten together do not pass the Wind Dancer" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Q'elyn", "Kurak", "Duras"
  given seeds of two under "Acquire Surplus Ships": "Wind Dancer"
  when one attempts "Acquire Surplus Ships"
  then "Wind Dancer" in seeds of "Acquire Surplus Ships", "Duras" is stopped, one does not solve "Acquire Surplus Ships"
}

scenario "Lwaxana Troi passes the Wind Dancer" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lwaxana Troi", "Barron"
  given seeds of two under "Botanical Research": "Wind Dancer"
  when one attempts "Botanical Research"
  then "Wind Dancer" in out_of_play of two
}

card "REM Fatigue Hallucinations" dilemma space planet {
  points 5
  countdown 4
  property [TNG]
  traits MEDICAL_related
  afflict every personnel in team under this
  place this on attempted_mission
  recover aboard your outpost
  when countdown ends: kill every personnel in play where it suffers_from this
  cure with MEDICAL x3
}

scenario "Those who met REM fatigue die of it, and nobody else" under r24 cites r24 "8.1" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "Batris": "Captain Worf", "Korris"
  given seeds of two under "Seize Freighter": "REM Fatigue Hallucinations"
  when one attempts "Seize Freighter"
  then one solves "Seize Freighter", "Korris" is not stopped
  given crew of one on "Batris": "Losta"
  given announce turn_ends(two)
  given announce turn_ends(one)
  given announce turn_ends(two)
  given announce turn_ends(two)
  then "Korris" in interior of "Batris"
  given announce turn_ends(two)
  then "Korris" in discard_pile of one, "Captain Worf" in discard_pile of one, "Losta" in interior of "Batris", points of one = 30
}

scenario "Three of MEDICAL cure REM fatigue later, for its points" under r24 cites r24 "7.2.2.3" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given ship of one at "Seize Freighter": "I.K.S. K'Vort"
  given crew of one on "Batris": "Captain Worf", "Kitrik", "K'Temoc"
  given crew of one on "I.K.S. K'Vort": "Koroth", "Vekor", "Kromm"
  given seeds of two under "Seize Freighter": "REM Fatigue Hallucinations"
  given turn of one
  when one attempts "Seize Freighter" with "Batris"
  then points of one = 25
  when one beams "Koroth", "Vekor" from "I.K.S. K'Vort" to "Batris"
  then points of one = 30, "REM Fatigue Hallucinations" in point_area of one
}

scenario "Whoever boards an outpost of his own is well again" under r24 cites r24 "7.2.2.3" {
  given mission of one: "Acquire Surplus Ships"
  given outpost of one at "Acquire Surplus Ships": "Klingon Outpost"
  given away team of one on "Acquire Surplus Ships": "Kurak", "Kromm"
  given seeds of two under "Acquire Surplus Ships": "REM Fatigue Hallucinations"
  given turn of one
  when one attempts "Acquire Surplus Ships"
  given "Kurak" is not stopped
  given "Kromm" is not stopped
  when one beams "Kurak" from "Acquire Surplus Ships" to "Klingon Outpost"
  given counter of "REM Fatigue Hallucinations" = 1
  given announce turn_ends(two)
  then "Kromm" in discard_pile of one, "Kurak" in interior of "Klingon Outpost"
}

scenario "Of two fatigues that are cured together one alone scores" under r24 cites r24 "g-cumulative-ex-rem", "12.9-not-cumulative" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies", "Martin", "Beverly"
  given "REM Fatigue Hallucinations" of two on "Botanical Research"
  given another "REM Fatigue Hallucinations" of one on "Botanical Research"
  given afflict "Davies" under "REM Fatigue Hallucinations"
  given afflict "Davies" under another "REM Fatigue Hallucinations"
  then points of one = 0
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Dr. Syrus"
  when one beams "Dr. Syrus" from "U.S.S. Oberth" to "Botanical Research"
  then points of one = 5
  then not in_play("REM Fatigue Hallucinations"), not in_play(another "REM Fatigue Hallucinations")
}

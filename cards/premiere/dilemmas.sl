set premiere "Premiere" released 1994

card "Anaphasic Organism" dilemma planet {
  property [TNG]
  traits MEDICAL_related, female_related
  triggered if some female personnel in team
  unless SECURITY + MEDICAL: discard one female personnel in team with highest total_attributes
  discard_dilemma
  text dated 1994-11-01 { }
}

scenario "Without a woman in the team it does nothing, and yet was encountered" under r24, r18 cites r24 "gl-dilemma-no-trigger"
  cites r18 "dil-no-target-feature" {
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
  text dated 1994-11-01 { }
}

scenario "A doctor and a guard save the target" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Martin", "Lopez", "Data" version "The Next Generation"
  given seeds of two under "Botanical Research": "Archer"
  when one attempts "Botanical Research"
  then "Data" is not killed, "Archer" is discarded, "Lopez" is not stopped
}

scenario "The archer shoots the greatest of all, and is gone" under r24, faq95 cites r24 "7.2.2" cites faq95 "2.1-text-overrides" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Martin", "Davies", "Data" version "The Next Generation"
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

scenario "Armus kills, whoever comes, and the attempt goes on" under r24, r18 cites r24 "7.2.2.1-automatic", "7.2.6-only-these",
  "12.1-random-selection" cites r18 "auto-def", "random-select" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Armus - Skin of Evil"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kromm"
  when one attempts "Cloaked Mission"
  random picks "Kromm"
  then "Kromm" is killed, "Armus - Skin of Evil" in out_of_play of two, one solves "Cloaked Mission"
}

scenario "With the last of the team dead nothing more is met" under r24, r18, faq95 cites r24 "7.2.6-nobody-left" cites r18 "fail-no-one"
  cites faq95 "2.1-no-abort" {
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

card "Matriarchal Society" dilemma planet {
  property [TNG]
  traits female_related
  to get past 2 female personnel
  text dated 1994-11-01 { }
}

scenario "Two women get past, one does not" under r24, r18 cites r24 "7.2.2.2-wording" cites r18 "cond-def" {
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

scenario "Borg are neither men nor women" under r24 cites r24 "gl-borg-gender" {
  given mission of one: "Salvage Borg Ship"
  given away team of one on "Salvage Borg Ship": "Thirteen of Nineteen", "Davies"
  then "Thirteen of Nineteen" is not female, "Thirteen of Nineteen" is not male, "Davies" is male
}

card "Microvirus" dilemma planet {
  points 5
  property [TNG]
  traits MEDICAL_related, Virus_related
  unless MEDICAL + SECURITY: kill one personnel in team by opponent
  discard_dilemma
  text dated 1994-11-01 { }
}

card "Nausicaans" dilemma planet {
  property [TNG]
  unless STRENGTH > 44: kill one personnel in team at random
  discard_dilemma
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
  given away team of one on "Acquire Surplus Ships": "Q'elyn", "Kurak", "Duras" version "Life From Lifelessness"
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
  text dated 1994-11-01 cites faq95 "3.2-rem-points" {
    countdown nothing
    afflict every personnel in team under this
    place this on attempted_mission
    when your ship is berthed, if some outpost where that ship on it and some personnel aboard that ship where it suffers_from this:
      nullify this
    at end of your full turn number 3: (kill every personnel in play where it suffers_from this), discard this
    cure with MEDICAL x3
  }
  text dated 2024-04-01 { }
}

scenario "When one has died the other is the last to be cured" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given outpost of one at "Acquire Surplus Ships": "Klingon Outpost"
  given away team of one on "Acquire Surplus Ships": "Kurak", "Kromm"
  given seeds of two under "Acquire Surplus Ships": "REM Fatigue Hallucinations"
  given turn of one
  when one attempts "Acquire Surplus Ships"
  given unstop "Kurak"
  given kill "Kromm"
  when one beams "Kurak" from "Acquire Surplus Ships" to "Klingon Outpost"
  then points of one = 5, "REM Fatigue Hallucinations" is not in_play
}

scenario "Those who met REM fatigue die of it, and nobody else" under r24 cites r24 "g-discarding-played-on-personnel",
  "gl-long-term-played-on", "8.1" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "Batris": "Captain Worf", "Korris" version "The Next Generation"
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

scenario "Three of MEDICAL cure REM fatigue later, for its points" under r24, faq95 cites r24 "7.2.2" cites faq95 "2.1-points",
  "2.1-points-area" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given ship of one at "Seize Freighter": "I.K.S. K'Vort"
  given crew of one on "Batris": "Captain Worf", "Kitrik" version "The Next Generation", "K'Temoc"
  given crew of one on "I.K.S. K'Vort": "Koroth" version "The Next Generation", "Vekor", "Kromm"
  given seeds of two under "Seize Freighter": "REM Fatigue Hallucinations"
  given turn of one
  when one attempts "Seize Freighter" with "Batris"
  then points of one = 25
  when one beams "Koroth", "Vekor" from "I.K.S. K'Vort" to "Batris"
  then points of one = 30, "REM Fatigue Hallucinations" in point_area of one
}

scenario "Whoever boards an outpost of his own is well again" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given outpost of one at "Acquire Surplus Ships": "Klingon Outpost"
  given away team of one on "Acquire Surplus Ships": "Kurak", "Kromm"
  given seeds of two under "Acquire Surplus Ships": "REM Fatigue Hallucinations"
  given turn of one
  when one attempts "Acquire Surplus Ships"
  given unstop "Kurak"
  given unstop "Kromm"
  when one beams "Kurak" from "Acquire Surplus Ships" to "Klingon Outpost"
  given counter of "REM Fatigue Hallucinations" = 1
  given announce turn_ends(two)
  then "Kromm" in discard_pile of one, "Kurak" in interior of "Klingon Outpost"
}

scenario "As first printed nobody is well again who boards an outpost by himself" under r24 as of 1995-01-01, faq95 as of 1995-01-01
  cites r24 "12.2-full-turn" {
  given mission of one: "Acquire Surplus Ships"
  given outpost of one at "Acquire Surplus Ships": "Klingon Outpost"
  given away team of one on "Acquire Surplus Ships": "Kurak", "Kromm"
  given seeds of two under "Acquire Surplus Ships": "REM Fatigue Hallucinations"
  given turn of one
  when one attempts "Acquire Surplus Ships"
  given unstop "Kurak"
  given unstop "Kromm"
  when one beams "Kurak" from "Acquire Surplus Ships" to "Klingon Outpost"
  given announce turn_ends(one)
  given next_turn two
  given announce turn_ends(two)
  given next_turn one
  given announce turn_ends(one)
  given next_turn two
  given announce turn_ends(two)
  given next_turn one
  given announce turn_ends(one)
  then "Kurak" is not killed
  given next_turn two
  given announce turn_ends(two)
  given next_turn one
  given announce turn_ends(one)
  then "Kurak" is killed, "Kromm" is killed, not in_play("REM Fatigue Hallucinations")
}

scenario "As first printed a ship that comes home ends the fatigue for all, and for no points" under r24 as of 1995-01-01,
  faq95 as of 1995-01-01
  cites faq95 "3.2-rem-points" {
  given mission of one: "Acquire Surplus Ships"
  given outpost of one at "Acquire Surplus Ships": "Klingon Outpost"
  given ship of one at "Acquire Surplus Ships": "Batris"
  given away team of one on "Acquire Surplus Ships": "Kurak", "Kromm", "Captain Worf", "Korris" version "The Next Generation"
  given seeds of two under "Acquire Surplus Ships": "REM Fatigue Hallucinations"
  given turn of one
  when one attempts "Acquire Surplus Ships"
  given points of one = 0
  when one beams "Kurak", "Captain Worf", "Korris" from "Acquire Surplus Ships" to "Batris"
  when one docks "Batris" at "Klingon Outpost"
  then "REM Fatigue Hallucinations" is nullified, points of one = 0
}

scenario "Today only those aboard are well, and whoever stayed behind is not" under r24 as of 2024-04-01 cites r24 "g-docking-return-to" {
  given mission of one: "Acquire Surplus Ships"
  given outpost of one at "Acquire Surplus Ships": "Klingon Outpost"
  given ship of one at "Acquire Surplus Ships": "Batris"
  given away team of one on "Acquire Surplus Ships": "Kurak", "Kromm", "Captain Worf", "Korris" version "The Next Generation"
  given seeds of two under "Acquire Surplus Ships": "REM Fatigue Hallucinations"
  given turn of one
  when one attempts "Acquire Surplus Ships"
  given points of one = 0
  when one beams "Kurak", "Captain Worf", "Korris" from "Acquire Surplus Ships" to "Batris"
  when one docks "Batris" at "Klingon Outpost"
  then "Kromm" suffers_from "REM Fatigue Hallucinations", not ("Kurak" suffers_from "REM Fatigue Hallucinations")
}

scenario "As first printed three of MEDICAL cure it, for its points" under r24 as of 1995-01-01, faq95 as of 1995-01-01
  cites faq95 "3.2-rem-points" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies", "Martin", "Beverly"
  given "REM Fatigue Hallucinations" of two on "Botanical Research"
  given afflict "Davies" under "REM Fatigue Hallucinations"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Dr. Syrus"
  when one beams "Dr. Syrus" from "U.S.S. Oberth" to "Botanical Research"
  then points of one = 5
}

scenario "A ship that docks at an outpost cures those aboard" under r24 cites r24 "g-docking-return-to" {
  given mission of one: "Acquire Surplus Ships"
  given outpost of one at "Acquire Surplus Ships": "Klingon Outpost"
  given ship of one at "Acquire Surplus Ships": "Batris"
  given crew of one on "Batris": "Kurak", "Captain Worf", "Korris" version "The Next Generation"
  given "REM Fatigue Hallucinations" of two on "Acquire Surplus Ships"
  given afflict "Kurak" under "REM Fatigue Hallucinations"
  then "Kurak" suffers_from "REM Fatigue Hallucinations"
  given turn of one
  when one docks "Batris" at "Klingon Outpost"
  then not ("Kurak" suffers_from "REM Fatigue Hallucinations"), "REM Fatigue Hallucinations" is not in_play
}

scenario "Of two fatigues that are cured together one alone scores" under r24, r18 cites r24 "g-cumulative-ex-rem", "12.9-not-cumulative"
  cites r18 "cum-default" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies", "Martin", "Beverly"
  given "REM Fatigue Hallucinations" of two on "Botanical Research"
  given "REM Fatigue Hallucinations" of one on "Botanical Research"
  given afflict "Davies" under "REM Fatigue Hallucinations"
  given afflict "Davies" under another "REM Fatigue Hallucinations"
  then points of one = 0
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Dr. Syrus"
  when one beams "Dr. Syrus" from "U.S.S. Oberth" to "Botanical Research"
  then points of one = 5
  then not in_play("REM Fatigue Hallucinations"), not in_play(another "REM Fatigue Hallucinations")
}

titles "Emergency Transporter Armbands"

// Of its text of 1994 a part is lost; what is left are the words of today.
card "Firestorm" dilemma planet {
  property [TNG]
  if not (some "Thermal Deflectors" in play): kill each personnel in team with INTEGRITY < 5
  not encoded "an Away Team may escape with Emergency Transporter Armbands"
  discard_dilemma
}

scenario "Whoever lacks INTEGRITY burns, and the others go on" under r24, r18 cites r24 "7.2.2.1-automatic" cites r18 "auto-def" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Firestorm"
  given away team of one on "Cloaked Mission": "Zegov", "Kromm", "Captain Worf"
  when one attempts "Cloaked Mission"
  then "Zegov" is killed, "Kromm" is not killed, "Firestorm" in out_of_play of two
}

scenario "Fire takes those without INTEGRITY, and the others go on" under r24 cites r24 "g-firestorm" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Firestorm"
  given away team of one on "Cloaked Mission": "Captain Worf", "Vekor"
  when one attempts "Cloaked Mission"
  then "Vekor" is killed, one solves "Cloaked Mission"
}

card "Alien Abduction" dilemma planet {
  property [TNG]
  cure with Leadership x3
  not encoded "2 sentences of its text cannot be read yet"
}

card "Alien Parasites" dilemma planet {
  property [TNG]
  unless INTEGRITY > 32: infect_team
}

scenario "Parasites hand a ship and its crew to the other player, who may do with them what they may do" under cr98, r24
  cites cr98 "parasites-legal-moves", "parasites-reseed" {
  given mission of one: "Botanical Research"
  given mission of two: "Cloaked Mission" of two
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given ship of two at "Botanical Research": "I.K.S. Bortas" of two
  given crew of two on "I.K.S. Bortas": "Kromm" of two
  given ship of one at "Botanical Research": "U.S.S. Hood"
  given crew of one on "U.S.S. Hood": "Martin"
  given crew of one on "U.S.S. Oberth": "Lopez"
  given away team of one on "Botanical Research": "Davies"
  given seeds of two under "Botanical Research": "Alien Parasites"
  given turn of one
  when one attempts "Botanical Research"
  two chooses "U.S.S. Oberth"
  then decision of two offers "fly U.S.S. Oberth to Cloaked Mission", "beam"
  then decision of two offers no "attack U.S.S. Hood", "fly I.K.S. Bortas"
  when two flies "U.S.S. Oberth" to "Cloaked Mission"
  when two beams "Davies" from "U.S.S. Oberth" to "Cloaked Mission"
  then decision of two offers no "attempt Cloaked Mission"
  two passes
  then controller of "U.S.S. Oberth" = one, controller of "Davies" = one, "U.S.S. Oberth" is stopped
  then "Alien Parasites" in seeds of "Botanical Research"
}

scenario "A Borg scout is beamed up, and moved; he fights and scouts for nobody who plays no Borg" under cr98
  cites cr98 "parasites-borg-scout", "parasites-nonborg-controller", "parasites-borg-restrict" {
  given mission of two: "Salvage Borg Ship" of two
  given mission of two: "Cloaked Mission" of two
  given ship of one at "Salvage Borg Ship": "Borg Cube"
  given crew of one on "Borg Cube": "One of Eleven", "Two of Eleven", "Six of Eleven", "Four of Eleven", "Ten of Nineteen",
    "Two of Nineteen",
    "Two of Seventeen"
  given away team of one on "Salvage Borg Ship": "Five of Eleven"
  given ship of two at "Salvage Borg Ship": "I.K.S. Bortas" of two
  given ship of one at "Cloaked Mission": "Borg Sphere"
  given seeds of two under "Salvage Borg Ship": "Alien Parasites"
  given table of one: "Assimilate Planet"
  given take_aim "Assimilate Planet" at "Salvage Borg Ship"
  given turn of one
  when one scouts the surface of "Salvage Borg Ship"
  then decision of two offers "fly Borg Cube to Cloaked Mission"
  then decision of two offers no "scout", "attempt", "beam"
  when two flies "Borg Cube" to "Cloaked Mission"
  then decision of two offers no "attack Borg Sphere"
  two passes
  then controller of "Borg Cube" = one, location of "Five of Eleven" = "Cloaked Mission"
}

scenario "Who plays Borg himself scouts with them for an objective of his own" under cr98 cites cr98 "parasites-borg-controller" {
  given mission of two: "Salvage Borg Ship" of two
  given ship of one at "Salvage Borg Ship": "Borg Sphere"
  given away team of one on "Salvage Borg Ship": "Five of Eleven"
  given seeds of two under "Salvage Borg Ship": "Alien Parasites"
  given table of one: "Assimilate Planet"
  given take_aim "Assimilate Planet" at "Salvage Borg Ship"
  given mission of one: "Cloaked Mission"
  given table of two: "Assimilate Planet" of two
  given take_aim "Assimilate Planet" of two at "Salvage Borg Ship"
  given turn of one
  when one scouts the surface of "Salvage Borg Ship"
  when two beams "Five of Eleven" from "Borg Sphere" to "Salvage Borg Ship"
  when two scouts the surface of "Salvage Borg Ship"
  then scouted_in_turn of "Assimilate Planet" of two > 0, controller of "Five of Eleven" = one
}

scenario "A player of Borg lets those whom he has seized attempt a mission of theirs, apart from his own, and nobody scores" under cr98
  cites cr98 "parasites-borg-controls-nonborg", "parasites-no-score" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given away team of one on "Botanical Research": "Spock"
  given ship of two at "Botanical Research": "Borg Cube" of two
  given away team of two on "Botanical Research": "Two of Eleven" of two
  given mission of one: "Amnesty Talks"
  given seeds of two under "Botanical Research": "Alien Parasites"
  given "Spock": gains MEDICAL, CUNNING = 60 until end of turn
  given turn of one
  when one attempts "Botanical Research"
  when two beams "Spock" from "U.S.S. Oberth" to "Botanical Research"
  when two attempts "Botanical Research"
  then two solves "Botanical Research", not ("Spock" is compatible_with "Two of Eleven")
  then points of one = 0, points of two = 0, controller of "Spock" = one
}

scenario "When they meet the parasites again Borg have adapted" under cr98 cites cr98 "parasites-adapt-second" {
  given mission of two: "Salvage Borg Ship" of two
  given ship of one at "Salvage Borg Ship": "Borg Sphere"
  given away team of one on "Salvage Borg Ship": "Five of Eleven"
  given seeds of two under "Salvage Borg Ship": "Alien Parasites"
  given table of one: "Assimilate Planet"
  given take_aim "Assimilate Planet" at "Salvage Borg Ship"
  given hand of one: "Adapt: Negate Obstruction"
  given turn of one
  when one scouts the surface of "Salvage Borg Ship"
  given announce turn_ends(one)
  given announce turn_begins(one)
  when one beams "Five of Eleven" from "Borg Sphere" to "Salvage Borg Ship"
  when one scouts the surface of "Salvage Borg Ship"
  when one responds with "Adapt: Negate Obstruction"
  then "Alien Parasites" is nullified, controller of "Five of Eleven" = one, scouted_in_turn of "Assimilate Planet" > 0
}

card "Borg Ship" dilemma space {
  points 15
  icons [Self]
  property [TNG]
  scores_by_text
  facing it: place this on far_end_from(attempted_mission)
  not encoded "it can be attacked, and is worth its points if it is destroyed in battle"
  // The words are those that the answers of 1995 quote.
  text dated 1994-11-01 cites faq95 "3.2-borgship-first" {
    scores_by_text
    facing it {
      place this on attempted_mission
      fire_at_all(this, attempted_mission)
    }
    not encoded "it moves by one location at the end of every turn, and off the long end; whoever destroys it scores"
  }
  text dated 2024-04-01 { }
}

scenario "As first printed the Borg Ship comes where it is met, and attacks there at once" under r24 as of 1995-01-01, faq95 as of
  1995-01-01
  cites faq95 "3.2-borgship-first" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Botanical Research"
  given mission of one: "Seize Freighter"
  given seeds of two under "Amnesty Talks": "Borg Ship"
  given ship of one at "Amnesty Talks": "U.S.S. Hood"
  given crew of one on "U.S.S. Hood": "Davies", "Martin", "Lopez"
  given turn of one
  when one attempts "Amnesty Talks"
  then "Borg Ship" in attached of "Amnesty Talks", "U.S.S. Hood" in discard_pile of one
}

scenario "Today it comes from the far end, and those who met it have until the end of the turn" under r24 as of 2024-04-01 {
  given mission of one: "Amnesty Talks"
  given mission of one: "Botanical Research"
  given mission of one: "Seize Freighter"
  given seeds of two under "Amnesty Talks": "Borg Ship"
  given ship of one at "Amnesty Talks": "U.S.S. Hood"
  given crew of one on "U.S.S. Hood": "Davies", "Martin", "Lopez"
  given turn of one
  when one attempts "Amnesty Talks"
  then "Borg Ship" in attached of "Seize Freighter", "U.S.S. Hood" is not damaged
}

scenario "The Borg Ship comes from the far end, and attacks all ships where it is at the end of every turn" under r24, cr98
  cites r24 "12.6" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given seeds of two under "Amnesty Talks": "Borg Ship"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Martin", "Lopez"
  given ship of one at "Seize Freighter": "U.S.S. Hood"
  given turn of one
  when one attempts "Amnesty Talks"
  then "Borg Ship" in attached of "Seize Freighter"
  given announce turn_ends(one)
  then "U.S.S. Hood" is damaged or not in_play("U.S.S. Hood")
}

card "Chalnoth" dilemma planet {
  points 5
  property [TNG]
  unless SECURITY x3 OR STRENGTH > 40: kill one personnel in team by opponent
  discard_dilemma
}

card "El-Adrel Creature" dilemma planet {
  property [TNG]
  discard_dilemma
  not encoded "2 sentences of its text cannot be read yet"
}

card "Female's Love Interest" dilemma planet {
  property [TNG]
  traits female_related
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

card "Iconian Computer Weapon" dilemma space {
  property [TNG]
  traits SCIENCE_related, Virus_related
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

card "Ktarian Game" dilemma space {
  property [TNG]
  place this on attempting_ship
  not encoded "2 sentences of its text cannot be read yet"
}

card "Male's Love Interest" dilemma planet {
  property [TNG]
  traits male_related
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

card "Phased Matter" dilemma planet {
  property [TNG]
  traits SCIENCE_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Portal Guard" dilemma planet {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "Q" dilemma space planet {
  property [TNG]
  traits Q_related
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
  text dated 1994-11-01 cites faq95 "3.2-q-conditions" {
    to get past Leadership x2 + INTEGRITY > 60
    discard_dilemma
    not encoded "the spaceline is laid out anew, each location with all that is there"
  }
  text dated 2024-04-01 { }
}

scenario "As first printed Q stops whoever lacks leaders or INTEGRITY, and goes" under r24 as of 1995-01-01, faq95 as of 1995-01-01
  cites faq95 "3.2-q-conditions" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Q"
  given away team of one on "Cloaked Mission": "Kromm", "Korris" version "The Next Generation"
  when one attempts "Cloaked Mission"
  then "Kromm" is stopped, "Q" is discarded, one does not solve "Cloaked Mission"
}

card "Radioactive Garbage Scow" dilemma space {
  property [TNG]
  facing it {
    place this on attempted_mission
    end_attempt()
  }
  cannot be attempted
  may be towed by Tractor Beam ship where skill_aboard(ENGINEER, it) >= 2
  text dated 1994-11-01 { }
}

scenario "The scow ends the attempt, stops nobody and closes the mission to everybody" under r24 cites r24 "7.2.2", "7.2.6" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Radioactive Garbage Scow", "Gravitic Mine"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Davies"
  given turn of one
  when one attempts "Amnesty Talks"
  then "Radioactive Garbage Scow" in attached of "Amnesty Talks", "U.S.S. Oberth" is not stopped, "Davies" is not stopped,
    "Gravitic Mine" in seeds of "Amnesty Talks"
  when one attempts "Amnesty Talks"
  then refused because r24 "7.2.1"
}

scenario "A ship with a Tractor Beam and two ENGINEER takes the scow to another mission, which is closed then" under r24, faq95
  cites r24 "7.1.5", "10.2.6", "7.2.1" cites faq95 "3.2-garbage" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Botanical Research"
  given "Radioactive Garbage Scow" of two on "Amnesty Talks"
  given away team of one on "Botanical Research": "Lopez"
  given ship of one at "Amnesty Talks": "U.S.S. Hood"
  given crew of one on "U.S.S. Hood": "Data" version "The Next Generation", "Kosinski", "Davies"
  given turn of one
  when one tows "Radioactive Garbage Scow" to "Botanical Research" with "U.S.S. Hood"
  then location of "U.S.S. Hood" = "Botanical Research", "Radioactive Garbage Scow" in attached of "Botanical Research",
    range_used of "U.S.S. Hood" = span of "Botanical Research"
  when one attempts "Botanical Research"
  then refused because r24 "7.2.1"
  when one flies "U.S.S. Hood" to "Amnesty Talks"
  then location of "U.S.S. Hood" = "Amnesty Talks", "Radioactive Garbage Scow" in attached of "Botanical Research"
  when one attempts "Amnesty Talks"
  then one does not solve "Amnesty Talks"
}

scenario "The other player's ship may tow it as well" under r24 cites r24 "7.1.5" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Botanical Research"
  given "Radioactive Garbage Scow" of two on "Amnesty Talks"
  given ship of two at "Amnesty Talks": "U.S.S. Hood" of two
  given crew of two on "U.S.S. Hood": "Data" version "The Next Generation" of two, "Kosinski" of two
  given turn of two
  when two tows "Radioactive Garbage Scow" to "Botanical Research" with "U.S.S. Hood"
  then "Radioactive Garbage Scow" in attached of "Botanical Research"
}

scenario "Without the beam, the engineers, the RANGE or the staff nobody tows it" under r24 cites r24 "7.1.5", "7.1.3" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Botanical Research"
  given "Radioactive Garbage Scow" of two on "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Hood"
  given crew of one on "U.S.S. Hood": "Kosinski", "Davies", "Lopez"
  given ship of one at "Amnesty Talks": "Ferengi Scout Vessel"
  given crew of one on "Ferengi Scout Vessel": "Baht", "Obol"
  given turn of one
  when one tows "Radioactive Garbage Scow" to "Botanical Research" with "U.S.S. Hood"
  then refused because r24 "7.1.5"
  when one tows "Radioactive Garbage Scow" to "Botanical Research" with "Ferengi Scout Vessel"
  then refused because r24 "7.1.5"
  given crew of one on "U.S.S. Hood": "Robert DeSoto", "Reginald Barclay"
  given range_used of "U.S.S. Hood" = 6
  when one tows "Radioactive Garbage Scow" to "Botanical Research" with "U.S.S. Hood"
  then refused because r24 "7.1.5"
  given range_used of "U.S.S. Hood" = 0
  given stop "U.S.S. Hood"
  when one tows "Radioactive Garbage Scow" to "Botanical Research" with "U.S.S. Hood"
  then refused because r24 "7.1.5"
}

card "Sarjenka" dilemma planet {
  points 5
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Temporal Causality Loop" dilemma space {
  points 5
  property [TNG]
  traits SCIENCE_related
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

card "Tsiolkovsky Infection" dilemma space {
  property [TNG]
  traits MEDICAL_related, Virus_related
  cure with MEDICAL x3
  not_cumulative
  not encoded "3 sentences of its text cannot be read yet"
}

set premiere "Premiere" released 1994

titles "Edo Vessel"

card "Hologram Ruse" dilemma planet {
  property [TNG]
  to get past INTEGRITY > 30 + CUNNING > 30
  text dated 1994-11-01 { }
}

card "Impassable Door" dilemma planet {
  property [TNG]
  to get past Computer Skill
}

card "Shaka, When the Walls Fell" dilemma space planet {
  property [TNG]
  traits Tamarian_related
  to get past Diplomacy x2 + CUNNING > 30
  text dated 1994-11-01 { }
}

scenario "Who speaks well and thinks fast is understood" under r24, r18 cites r24 "7.2.2.2-wording" cites r18 "cond-def" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Shaka, When the Walls Fell", "Impassable Door"
  given away team of one on "Botanical Research": "Spock", "Data" version "The Next Generation", "Riva", "Davies"
  when one attempts "Botanical Research"
  then "Shaka, When the Walls Fell" in out_of_play of two, "Impassable Door" in out_of_play of two, "Spock" is not stopped
}

card "Rebel Encounter" dilemma planet {
  property [TNG]
  unless STRENGTH > 44 or you discard one equipment in team: kill one personnel in team at random
  discard_dilemma
}

scenario "Rebels are bribed with equipment" under r24, r18 cites r24 "7.2.2.2-wording" cites r18 "cond-def" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Rebel Encounter"
  given away team of one on "Cloaked Mission": "Captain Worf", "Klingon Disruptor"
  when one attempts "Cloaked Mission"
  one accepts
  then "Klingon Disruptor" in discard_pile of one, "Captain Worf" is not killed, one solves "Cloaked Mission"
}

scenario "Who keeps it loses somebody" under r24, r18 cites r24 "7.2.2.2-wording" cites r18 "cond-def" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Rebel Encounter"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kromm", "Klingon Disruptor"
  when one attempts "Cloaked Mission"
  one declines
  random picks "Kromm"
  then "Kromm" is killed, "Captain Worf" is stopped, "Rebel Encounter" in out_of_play of two
}

card "Hyper-Aging" dilemma planet {
  points 5
  countdown 4
  property [TNG]
  traits MEDICAL_related, SCIENCE_related
  facing it {
    place this on attempted_mission
    for each p in every personnel in team { afflict p under this }
  }
  personnel in play where it suffers_from this: is quarantined
  when countdown ends: kill each personnel in play where it suffers_from this
  cure with SCIENCE + MEDICAL x2
  text dated 1994-11-01 {
    countdown nothing
    facing it {
      place this on attempted_mission
      for each p in every personnel in team { afflict p under this }
    }
    personnel in play where it suffers_from this: is quarantined
    at end of your full turn number 3: (kill each personnel in play where it suffers_from this), discard this
    cure with SCIENCE + MEDICAL x2
  }
  text dated 2024-04-01 { }
}

scenario "The aged stay where they are, and die of it" under r24 cites r24 "8.1", "10.2.7" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Hyper-Aging"
  given ship of one at "Cloaked Mission": "I.K.S. K'Vort"
  given away team of one on "Cloaked Mission": "Korris" version "The Next Generation", "Kromm"
  given turn of one
  when one attempts "Cloaked Mission"
  then "Hyper-Aging" in attached of "Cloaked Mission"
  when one beams "Kromm" from "Cloaked Mission" to "I.K.S. K'Vort"
  then refused
  then "Kromm" is quarantined
  given counter of "Hyper-Aging" = 1
  given announce turn_ends(two)
  then "Kromm" in discard_pile of one, "Korris" in discard_pile of one, "Hyper-Aging" in out_of_play of two
}

scenario "As first printed the aged live to the end of their player's third full turn" under r24 as of 1995-01-01, faq95 as of 1995-01-01
  cites r24 "12.2-full-turn" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Hyper-Aging"
  given away team of one on "Cloaked Mission": "Korris" version "The Next Generation", "Kromm"
  given turn of one
  when one attempts "Cloaked Mission"
  then "Kromm" is quarantined, countdown of "Hyper-Aging" is nothing
  given announce turn_ends(one)
  given next_turn two
  given announce turn_ends(two)
  given next_turn one
  given announce turn_ends(one)
  given next_turn two
  given announce turn_ends(two)
  given next_turn one
  given announce turn_ends(one)
  then "Kromm" is not killed
  given next_turn two
  given announce turn_ends(two)
  given next_turn one
  given announce turn_ends(one)
  then "Kromm" is killed, "Korris" is killed, not in_play("Hyper-Aging")
}

scenario "Today they live a turn of the other player longer" under r24 as of 2024-04-01 cites r24 "8.1-tick" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Hyper-Aging"
  given away team of one on "Cloaked Mission": "Korris" version "The Next Generation", "Kromm"
  given turn of one
  when one attempts "Cloaked Mission"
  given announce turn_ends(one)
  given next_turn two
  given announce turn_ends(two)
  given next_turn one
  given announce turn_ends(one)
  given next_turn two
  given announce turn_ends(two)
  given next_turn one
  given announce turn_ends(one)
  given next_turn two
  given announce turn_ends(two)
  given next_turn one
  given announce turn_ends(one)
  then "Kromm" is not killed
  given next_turn two
  given announce turn_ends(two)
  then "Kromm" is killed, "Korris" is killed
}

scenario "As first printed, too, doctors who come down cure them, and score" under r24 as of 1995-01-01, faq95 as of 1995-01-01
  cites faq95 "3.2-hyper-cure" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Martin", "Beverly", "Dr. Christopher"
  given seeds of two under "Botanical Research": "Hyper-Aging"
  given away team of one on "Botanical Research": "Barron"
  given turn of one
  when one attempts "Botanical Research"
  when one beams "Martin", "Beverly", "Dr. Christopher" from "U.S.S. Oberth" to "Botanical Research"
  then "Hyper-Aging" in point_area of one, points of one = 5, "Barron" can be beamed
}

scenario "Doctors who come down cure them, and score" under r24, faq95 cites r24 "7.2.2" cites faq95 "3.2-hyper-cure" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Martin", "Beverly", "Dr. Christopher"
  given seeds of two under "Botanical Research": "Hyper-Aging"
  given away team of one on "Botanical Research": "Barron"
  given turn of one
  when one attempts "Botanical Research"
  when one beams "Martin", "Beverly", "Dr. Christopher" from "U.S.S. Oberth" to "Botanical Research"
  then "Hyper-Aging" in point_area of one, points of one = 5, "Barron" can be beamed
}

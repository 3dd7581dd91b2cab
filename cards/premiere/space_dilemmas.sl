set premiere "Premiere" released 1994

card "Birth of \"Junior\"" dilemma space {
  property [TNG]
  nullify with ENGINEER x3
  place this on attempting_ship
  host: RANGE - counter of this
  at end of each turn { count_turn_on this; if RANGE of (host as ship) = 0 { destroy host as ship } }
}

scenario "Three engineers send Junior away at once" under r24 cites r24 "7.2.2" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Kosinski", "Daniel Kwan", "Data" version "The Next Generation"
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
  given crew of one on "Federation Outpost": "Kosinski", "Daniel Kwan", "Data" version "The Next Generation"
  when one beams "Kosinski", "Daniel Kwan", "Data" from "Federation Outpost" to "U.S.S. Oberth"
  then RANGE of "U.S.S. Oberth" = 6
}

card "Cytherians" dilemma space {
  points 15
  scores_by_text
  property [TNG]
  facing it {
    place this on attempting_ship
    send_to_far_end(this)
    end_attempt()
  }
  when this is journeyed: score 15 from this, discard this
}

scenario "Cytherians end the attempt, and the ship must go" under r24, r18, faq95
  cites r24 "g-cytherians-ends-attempt", "g-cytherians-moving-required", "7.10-definition", "7.10-no-others", "7.10-crew-bound",
  "gl-required-nothing-but" cites r18 "req-crew", "req-exclusive" cites faq95 "3.2-cytherians-mission" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given mission of two: "Investigate Destruction"
  given seeds of two under "Amnesty Talks": "Cytherians", "Astral Eddy"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Lopez"
  given turn of one
  when one attempts "Amnesty Talks"
  then "Cytherians" in attached of "U.S.S. Oberth", "Astral Eddy" is not revealed, "Data" is not stopped
  then goal_of("U.S.S. Oberth") = "Investigate Destruction"
  when one attempts "Amnesty Talks" with "U.S.S. Oberth"
  then refused because r24 "7.10-no-others"
}

scenario "At full speed, over several turns, to the far end and no nearer" under r24, r18
  cites r24 "g-cytherians-end-fixed", "g-cytherians-no-relocate", "gl-required-full-speed", "12.6-far-end",
  "gl-required-first-opportunity" cites r18 "req-move-full", "ties-distance" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Intercept Sleeper Ship"
  given mission of two: "Investigate Destruction"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given ship of one at "Amnesty Talks": "U.S.S. Hood"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Lopez"
  given crew of one on "U.S.S. Hood": "Spock", "Martin"
  given "Cytherians" of two on "U.S.S. Oberth"
  given heading of "Cytherians" = 1
  given turn of one
  when one flies "U.S.S. Hood" to "Intercept Sleeper Ship"
  then refused because r24 "7.10-no-others"
  when one flies "U.S.S. Oberth" to "Intercept Sleeper Ship"
  then "U.S.S. Oberth" in orbit of "Intercept Sleeper Ship", points of one = 0
  given range_used of "U.S.S. Oberth" = 0
  when one flies "U.S.S. Oberth" to "Investigate Destruction"
  then points of one = 15, "Cytherians" in point_area of one
}

scenario "The far end stays the end that it was, whatever is laid there" under r24 cites r24 "g-cytherians-end-fixed", "gl-far-end-fixed",
  "g-far-end-of-spaceline" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation"
  given "Cytherians" of two on "U.S.S. Oberth"
  given heading of "Cytherians" = 1
  then goal_of("U.S.S. Oberth") = "Seize Freighter"
  given mission of one: "Acquire Surplus Ships"
  then goal_of("U.S.S. Oberth") = "Acquire Surplus Ships"
}

scenario "Whoever is debriefed after meeting them moves no more in that turn" under r24 cites r24 "g-cytherians-debriefing" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given seeds of two under "Amnesty Talks": "Cytherians"
  given table of two: "Mission Debriefing" of two
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Lopez"
  given turn of one
  when one attempts "Amnesty Talks"
  then "Cytherians" in attached of "U.S.S. Oberth", "Data" is stopped, "U.S.S. Oberth" is stopped
  when one flies "U.S.S. Oberth" to "Seize Freighter"
  then refused
}

card "Menthar Booby Trap" dilemma space {
  property [TNG]
  traits MEDICAL_related
  place this on attempting_ship
  unless MEDICAL: kill one personnel in team at random
  host cannot move
  cure with ENGINEER x2
  text dated 1994-11-01 { }
}

scenario "A ship that cannot move has all its RANGE" under r24, r18 cites r24 "7.1.3" cites r18 "cure-menthar" {
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

card "Nitrium Metal Parasites" dilemma space {
  countdown 3
  property [TNG]
  traits SCIENCE_related
  place this on attempting_ship
  when countdown ends: destroy host as craft
  cure with SCIENCE x2 OR ENGINEER x2
  text dated 1994-11-01 cites faq95 "2.1-cure" {
    countdown nothing
    place this on attempting_ship
    at end of your full turn number 2: destroy host as craft
    cure with SCIENCE x2 OR ENGINEER x2
  }
  text dated 2024-04-01 { }
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

scenario "As first printed the parasites need two full turns of the ship's player" under r24 as of 1995-01-01, faq95 as of 1995-01-01
  cites r24 "12.2-full-turn" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Lopez", "Daniel Kwan"
  given seeds of two under "Investigate Destruction": "Nitrium Metal Parasites"
  given turn of one
  when one attempts "Investigate Destruction"
  then "Nitrium Metal Parasites" in attached of "U.S.S. Oberth", countdown of "Nitrium Metal Parasites" is nothing
  given announce turn_ends(one)
  given next_turn two
  given announce turn_ends(two)
  given next_turn one
  given announce turn_ends(one)
  then "U.S.S. Oberth" in orbit of "Investigate Destruction"
  given next_turn two
  given announce turn_ends(two)
  given next_turn one
  given announce turn_ends(one)
  then "U.S.S. Oberth" in discard_pile of one, "Lopez" in discard_pile of one, not in_play("Nitrium Metal Parasites")
}

scenario "Today they leave it till the third turn of their own" under r24 as of 2024-04-01 cites r24 "8.1-tick" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Lopez", "Daniel Kwan"
  given seeds of two under "Investigate Destruction": "Nitrium Metal Parasites"
  given turn of one
  when one attempts "Investigate Destruction"
  given announce turn_ends(one)
  given next_turn two
  given announce turn_ends(two)
  given next_turn one
  given announce turn_ends(one)
  given next_turn two
  given announce turn_ends(two)
  given next_turn one
  given announce turn_ends(one)
  then "U.S.S. Oberth" in orbit of "Investigate Destruction"
  given next_turn two
  given announce turn_ends(two)
  then "U.S.S. Oberth" in discard_pile of one
}

scenario "As first printed they too are cured by two engineers who come aboard" under r24 as of 1995-01-01, faq95 as of 1995-01-01
  cites faq95 "2.1-cure" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given "Nitrium Metal Parasites" of two on "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Daniel Kwan"
  given outpost of one at "Investigate Destruction": "Federation Outpost"
  given crew of one on "Federation Outpost": "Kosinski"
  when one beams "Kosinski" from "Federation Outpost" to "U.S.S. Oberth"
  then "Nitrium Metal Parasites" is cured
}

scenario "Two scientists or two engineers cure the parasites" under r24, faq95 cites r24 "7.2.2" cites faq95 "2.1-cure" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Dr. Christopher"
  given seeds of two under "Investigate Destruction": "Nitrium Metal Parasites"
  given seeds of one under "Investigate Destruction": another "Nitrium Metal Parasites"
  when one attempts "Investigate Destruction"
  then "Nitrium Metal Parasites" is discarded, another "Nitrium Metal Parasites" is discarded
}

scenario "A second copy of the same player's is misplaced, though the first was in play and left" under r24 cites r24 "7.2.4", "4.3" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Dr. Christopher"
  given seeds of two under "Investigate Destruction": "Nitrium Metal Parasites", another "Nitrium Metal Parasites"
  when one attempts "Investigate Destruction"
  then "Nitrium Metal Parasites" is discarded, another "Nitrium Metal Parasites" in out_of_play of two
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

scenario "What is to be cured says so, and does its work before it is" under r24, r18 cites r24 "7.2.2.3-word", "7.2.2.3-after-effect"
  cites r18 "cure-def" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Nitrium Metal Parasites"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Dr. Christopher"
  when one attempts "Amnesty Talks"
  then "Nitrium Metal Parasites" is placed, "Nitrium Metal Parasites" is cured, "Nitrium Metal Parasites" in out_of_play of two
}

card "Ancient Computer" dilemma space {
  property [TNG]
  traits SCIENCE_related
  to get past Computer Skill x2 OR SCIENCE x3 OR ENGINEER x3
}

scenario "Each of several ways past is enough" under r24, r18 cites r24 "7.2.2.2-overcome" cites r18 "cond-def" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Ancient Computer"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Dr. Christopher"
  when one attempts "Amnesty Talks"
  then "Ancient Computer" in out_of_play of two
}

scenario "Two sciences and two engineers are no way" under r24, r18 cites r24 "7.2.2.2-fail-attempt" cites r18 "cond-fail-list" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Ancient Computer"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Daniel Kwan"
  when one attempts "Amnesty Talks"
  then "Ancient Computer" in seeds of "Amnesty Talks", "Davies" is stopped
}

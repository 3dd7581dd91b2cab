set premiere "Premiere" released 1994

card "Cosmic String Fragment" dilemma space {
  points 5
  property [TNG]
  unless Astrophysics OR ENGINEER OR Navigation: destroy attempting_ship as ship
  discard_dilemma
}

scenario "A string swallows ship and crew" under r24 cites r24 "10.2.2" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Cosmic String Fragment"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  when one attempts "Amnesty Talks"
  then "U.S.S. Oberth" in discard_pile of one, "Davies" in discard_pile of one, "Cosmic String Fragment" in out_of_play of two,
    points of one = 0
}

card "Gravitic Mine" dilemma space {
  property [TNG]
  traits SCIENCE_related
  unless SCIENCE + Navigation: damage attempting_ship as ship
  discard_dilemma
  text dated 1994-11-01 { }
}

card "Microbiotic Colony" dilemma space {
  property [TNG]
  traits SCIENCE_related
  unless SCIENCE + ENGINEER + OFFICER: damage attempting_ship as ship
  discard_dilemma
  text dated 1994-11-01 { }
}

scenario "A colony that nobody knows how to treat damages the ship" under r24 cites r24 "7.5.1" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Microbiotic Colony"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Lopez"
  when one attempts "Amnesty Talks"
  then "U.S.S. Oberth" is damaged, "U.S.S. Oberth" is stopped, "Microbiotic Colony" in out_of_play of two
}

card "Nanites" dilemma space {
  points 5
  property [TNG]
  traits SCIENCE_related
  unless SCIENCE x2 OR Diplomacy: damage attempting_ship as ship
  discard_dilemma
  text dated 1994-11-01 { }
}

card "Null Space" dilemma space {
  points 5
  property [TNG]
  unless Navigation x2: damage attempting_ship as ship
  discard_dilemma
}

scenario "Two pilots come out of null space with five points" under r24, faq95 cites r24 "7.2.2" cites faq95 "2.1-points" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Null Space"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Lian T'su", "Beverly"
  when one attempts "Amnesty Talks"
  then "U.S.S. Oberth" is not damaged, points of one = 5
}

card "Nagilum" dilemma space {
  points 5
  property [TNG]
  unless Diplomacy x3 OR STRENGTH > 40: kill (size(every personnel in team) / 2) personnel in team at random
  discard_dilemma
}

scenario "Half of the crew, rounded down, dies for Nagilum's curiosity" under r24, r18 cites r24 "12.1-random-selection"
  cites r18 "random-select" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Nagilum"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Barron", "Martin"
  when one attempts "Amnesty Talks"
  random picks "Barron"
  then "Barron" is killed, "Davies" is not killed, "Martin" is not killed, "Martin" is stopped
}

card "Tarellian Plague Ship" dilemma space {
  points 5
  property [TNG]
  traits MEDICAL_related
  unless you discard one MEDICAL personnel in team: kill every personnel in team
  discard_dilemma
}

scenario "A doctor who goes over to the plague ship overcomes it, and its points are scored" under cr98 cites cr98 "plague-conditions" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Tarellian Plague Ship"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Beverly", "Davies"
  when one attempts "Amnesty Talks"
  one accepts
  then "Beverly" in discard_pile of one, "Tarellian Plague Ship" in point_area of one, points of one = 5, "Davies" is not killed
}

scenario "Borg send one who is a doctor, or a Com Borg who shares what a doctor knows" under cr98
  cites cr98 "plague-borg", "plague-shared-skill" {
  given mission of two: "Amnesty Talks" of two
  given seeds of two under "Amnesty Talks": "Tarellian Plague Ship"
  given ship of one at "Amnesty Talks": "Borg Cube"
  given crew of one on "Borg Cube": "Nine of Eleven", "Four of Eleven"
  given table of one: "Establish Gateway"
  given take_aim "Establish Gateway" at "Amnesty Talks"
  given turn of one
  when one scouts "Amnesty Talks" with "Borg Cube"
  one accepts
  then decision of one offers exactly "Nine of Eleven", "Four of Eleven"
  one chooses "Nine of Eleven"
  then "Nine of Eleven" in discard_pile of one, in_play("Four of Eleven"), points of one = 0
}

scenario "A doctor stays with the Tarellians, and the others live" under r24, r18 cites r24 "7.2.2.2-wording" cites r18 "cond-def" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Tarellian Plague Ship"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Martin"
  when one attempts "Amnesty Talks"
  one accepts
  then "Martin" in discard_pile of one, "Davies" is not killed, points of one = 5
}

card "Crystalline Entity" dilemma space planet {
  points 5
  property [TNG]
  traits MEDICAL_related, SCIENCE_related
  unless attempting_ship is nothing OR SHIELDS > 6 OR Music: kill every personnel aboard attempting_ship
  unless attempting_ship is something OR (SCIENCE + MEDICAL): kill every personnel in team
  discard_dilemma
  text dated 1994-11-01 { }
}

scenario "In space the entity takes all life aboard a ship with weak shields, whosever it is" under r24, r18
  cites r24 "g-crystalline-entity-kills-all", "10.2.5-not-present" cites r18 "separated-effects" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Crystalline Entity"
  given ship of one at "Amnesty Talks": "Runabout"
  given crew of one on "Runabout": "Davies", "Martin", "Lopez"
  given crew of two on "Runabout": "Kromm" of two
  given stop "Lopez"
  when one attempts "Amnesty Talks"
  then "Davies" is killed, "Martin" is killed, "Lopez" is killed, "Kromm" is killed
}

scenario "Strong shields or music keep it off in space, and science and medicine on a planet" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Crystalline Entity"
  given seeds of two under "Botanical Research": another "Crystalline Entity"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  given away team of one on "Botanical Research": "Martin", "Spock"
  when one attempts "Amnesty Talks"
  then "Davies" is not killed, points of one = 5
  when one attempts "Botanical Research"
  then "Martin" is not killed, points of one = 10
}

scenario "Whoever is in stasis outlives the entity" under r24 cites r24 "g-crystalline-entity-stasis" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Crystalline Entity"
  given ship of one at "Amnesty Talks": "Runabout"
  given crew of one on "Runabout": "Davies", "Martin"
  given put_in_stasis "Martin"
  when one attempts "Amnesty Talks"
  then "Davies" is killed, "Martin" is not killed
}

card "Two-Dimensional Creatures" dilemma space {
  property [TNG]
  traits SCIENCE_related
  place this on attempting_ship
  disables Empathy aboard;
  host cannot move
  cure with SCIENCE + ENGINEER
}

scenario "Empaths faint, and the ship stays, until somebody knows what to do" under r24 cites r24 "7.2.2", "10.2.3" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given outpost of one at "Amnesty Talks": "Federation Outpost"
  given crew of one on "Federation Outpost": "Smiley"
  given seeds of two under "Amnesty Talks": "Two-Dimensional Creatures"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Deanna Troi" version "The Next Generation", "Davies"
  given turn of one
  when one attempts "Amnesty Talks"
  then "Deanna Troi" is disabled, "Davies" is not disabled
  when one flies "U.S.S. Oberth" to "Seize Freighter"
  then refused
  when one beams "Smiley" from "Federation Outpost" to "U.S.S. Oberth"
  then "Deanna Troi" is not disabled, "Two-Dimensional Creatures" in out_of_play of two
}

scenario "A whole crew to whom a rifle is of no use is asked who of it is conscious" under r24, cr98 cites r24 "10.2.3" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Korris", "Konmel", "B'iJik", "Batrell", "Gorath", "K'Vada", "Kargan", "Klag", "Kle'eg", "Kurn",
    "L'Kor", "Morag", "Nu'Daq", "Toq", "Worf", "Starfleet Type III Phaser Rifle", another "Starfleet Type III Phaser Rifle"
  given "Two-Dimensional Creatures" of two on "I.K.S. Bortas"
  then "Korris" is not disabled, STRENGTH of "Konmel" = 8
}

scenario "Whoever fainted aboard wakes where he leaves the ship" under r24, cr98 cites r24 "10.2.3" {
  given mission of one: "Amnesty Talks"
  given outpost of one at "Amnesty Talks": "Federation Outpost"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Deanna Troi" version "Premiere", "McKnight"
  given "Two-Dimensional Creatures" of two on "U.S.S. Oberth"
  then "Deanna Troi" is disabled, "McKnight" is not disabled
  given turn of one
  when one beams "Deanna Troi" from "U.S.S. Oberth" to "Federation Outpost"
  then "Deanna Troi" is not disabled
}

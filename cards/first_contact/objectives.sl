set first_contact "First Contact" released 1997

card "Assign Mission Specialists" objective {
  property [FC]
  unique
  seeds or plays on table
  when seeded or played: you may download_different up to two personnel where it is mission_specialist
    and it is without_a_copy_in_play to one your outpost
  when you solve mission where specialists_helping(it) > 0: you may score 5 * specialists_helping(that mission) from this
  at start of each turn: you may discard this
}

ruling "Assign Mission Specialists" in cr98 cites cr98 "rrd-ams-order" { traits captains_order }

scenario "Seeded where an outpost stands it brings both specialists at once, from the draw deck and not from the seeds" under cr98
  cites cr98 "ams-download-now", "ams-source" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given seed deck of one: "Assign Mission Specialists", "Lopez", "Kosinski"
  given draw deck of one: "Dr. Christopher", "Linda Larson", "Christopher Hobson"
  given facility_phase(one)
  when one seeds "Assign Mission Specialists"
  one accepts
  then decision of one offers no "Kosinski"
  one chooses "Linda Larson"
  one chooses "Dr. Christopher"
  then "Linda Larson" in interior of "Federation Outpost", "Dr. Christopher" in interior of "Federation Outpost"
  then size(seed_deck of one) = 2
}

scenario "Without an outpost nobody comes" under cr98 cites cr98 "ams-download-now" {
  given mission of one: "Botanical Research"
  given seed deck of one: "Assign Mission Specialists"
  given draw deck of one: "Dr. Christopher", "Linda Larson"
  given facility_phase(one)
  when one seeds "Assign Mission Specialists"
  then "Assign Mission Specialists" in table of one, "Linda Larson" in draw_deck of one
}

scenario "Two different specialists come to an outpost at once" under r24 cites r24 "gl Assign Mission Specialists",
  "6.5.4-limit-single-action" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given table of one: "Temporal Micro-Wormhole"
  given hand of one: "Assign Mission Specialists"
  given draw deck of one: "Dr. Christopher", "Linda Larson", another "Linda Larson", "Lopez", "Christopher Hobson"
  given crew of one on "Federation Outpost": another "Christopher Hobson"
  given plays_left of one = 1
  when one plays "Assign Mission Specialists"
  one accepts
  then decision of one offers no "Lopez", "Christopher Hobson"
  one chooses "Linda Larson"
  then decision of one offers exactly "Dr. Christopher"
  one chooses "Dr. Christopher"
  then "Linda Larson" in interior of "Federation Outpost", "Dr. Christopher" in interior of "Federation Outpost"
}

scenario "Assign Mission Specialists comes once, and its player may end it" under r24 cites r24 "6.3.1" {
  given table of one: "Assign Mission Specialists"
  given hand of one: another "Assign Mission Specialists"
  given plays_left of one = 1
  when one plays another "Assign Mission Specialists"
  then refused
  given announce turn_begins(two)
  then "Assign Mission Specialists" in table of one
  given announce turn_begins(one)
  one accepts
  then "Assign Mission Specialists" in discard_pile of one
  when one plays another "Assign Mission Specialists"
  then another "Assign Mission Specialists" in table of one
}

scenario "Repair Mission with one engineer of each copy and a computer man is worth 45" under r24, r18 cites r18 "contrib-def",
  "contrib-exception" {
  given mission of one: "Repair Mission"
  given ship of one at "Repair Mission": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Linda Larson", another "Linda Larson", third "Linda Larson", "Christopher Hobson"
  given table of one: "Assign Mission Specialists"
  when one attempts "Repair Mission"
  one accepts
  then points of one = 45
}

scenario "A specialist whose skill is not asked for scores nothing" under r24 cites r24 "gl Assign Mission Specialists" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Kosinski", "Data" version "The Next Generation", "Martin", "Spock", "Christopher Hobson"
  given table of one: "Assign Mission Specialists"
  when one attempts "Botanical Research"
  then points of one = 30
}

scenario "Two specialists help with Reported Activity, and a copy does not count again" under r24
  cites r24 "gl Assign Mission Specialists" {
  given mission of one: "Reported Activity"
  given away team of one on "Reported Activity": "B'iJik", "Batrell", another "Batrell", "Governor Worf"
  given table of one: "Assign Mission Specialists"
  when one attempts "Reported Activity"
  one accepts
  then points of one = 45
}

scenario "Nobody must take the points of his specialists" under r24 cites r24 "gl Assign Mission Specialists" {
  given mission of one: "Repair Mission"
  given ship of one at "Repair Mission": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Linda Larson", another "Linda Larson", third "Linda Larson", "Christopher Hobson"
  given table of one: "Assign Mission Specialists"
  when one attempts "Repair Mission"
  one declines
  then points of one = 35
}

scenario "Nobody has to send for specialists, and later it is too late" under r24 cites r24 "gl-ams-download" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given seed deck of one: "Assign Mission Specialists"
  given draw deck of one: "Dr. Christopher", "Amarie"
  given facility_phase(one)
  when one seeds "Assign Mission Specialists"
  one declines
  then in_play("Assign Mission Specialists"), "Dr. Christopher" in draw_deck of one
}

scenario "Each specialist whose skill is used brings five points" under r24 cites r24 "gl-ams-points", "gl Assign Mission Specialists" {
  given mission of one: "Reported Activity"
  given table of one: "Assign Mission Specialists"
  given away team of one on "Reported Activity": "B'iJik", "Captain Worf"
  when one attempts "Reported Activity"
  one accepts
  then one solves "Reported Activity", points of one = 40, bonus_points of one = 5
}

card "Assimilate Counterpart" objective {
  icons [BO], [HA]
  property [FC]
  traits counterpart
  plays on table
  not encoded "6 sentences of its text cannot be read yet"
}

card "Assimilate Homeworld" objective {
  points 40
  icons [BO], [HA]
  property [FC]
  plays on table
  not encoded "5 sentences of its text cannot be read yet"
}

card "Assimilate Planet" objective {
  points 25
  icons [BO], [HA]
  property [FC]
  plays on table
  when played: take_aim this at one planet mission in play
    where it is not homeworld and points of it >= 35 and it bears_no_goal_of_borg this
  Borg may scout its planet
  may probe if this is scouted_out and some your Borg personnel where location of it = aim of this
  probe [Com], [Def]: complete_goal this
}

// Of 1998 it asks no more than that the planet is not the Borg's yet.
ruling "Assimilate Planet" in cr98 cites cr98 "dual-borg-order" {
  plays on table
  when played: take_aim this at one planet mission in play where it is not homeworld and points of it >= 35
    and it is unassimilated
  Borg may scout its planet
  may probe if this is scouted_out and some your Borg personnel where location of it = aim of this
  probe [Com], [Def]: complete_goal this
}

card "Assimilate Starship" objective {
  icons [BO], [HA]
  property [FC]
  plays on table
  when played: take_aim this at one opponent's ship in play
  Borg may scout its ship
  may probe if this is scouted_out and some your Computer Skill Borg personnel aboard (aim of this as ship)
  probe [Com], [Def]: complete_goal this
}

card "Build Interplexing Beacon" objective {
  icons [BO]
  property [FC]
  not encoded "5 sentences of its text cannot be read yet"
}

card "Eliminate Starship" objective {
  icons [BO], [HA]
  property [FC]
  plays on table
  not encoded "8 sentences of its text cannot be read yet"
}

card "Establish Gateway" objective {
  points 25
  icons [BO], [HA]
  property [FC]
  seeds or plays on table
  when seeded or played: take_aim this at one space mission in play where it bears_no_goal_of_borg this
  Borg may scout its location
  may probe if this is scouted_out and some your Borg personnel where location of it = aim of this
  probe [Com], [Nav]: complete_goal this
}

card "Prepare Assault Teams" objective {
  countdown 4
  icons [HA]
  property [FC]
  plays on table
  not encoded "5 sentences of its text cannot be read yet"
}

card "Salvage Starship" objective {
  points 30
  icons [BO], [HA]
  property [FC]
  seeds or plays on table
  not encoded "5 sentences of its text cannot be read yet"
}

card "Stop First Contact" objective {
  countdown 3
  icons [BO]
  property [FC]
  not encoded "7 sentences of its text cannot be read yet"
}

card "Visit Cochrane Memorial" objective {
  property [FC]
  unique
  not encoded "8 sentences of its text cannot be read yet"
}

set q_continuum "Q Continuum" released 1996

card "Calamarain" event {
  property [TNG]
  plays to place this on one mission in spaceline by opponent
  moves like ship of RANGE 6
  you may damage_not_destroy one ship here then discard this
  you may kill one "Mortal Q" here then discard this
  immune to "Kevin Uxbridge"
}

scenario "The opponent says where Calamarain comes, and it drifts from there" under r24 cites r24 "gl Calamarain" {
  given mission of one: "Salvage Borg Ship"
  given mission of one: "Botanical Research"
  given mission of one: "Host Metaphasic Shielding Test"
  given mission of one: "Investigate Destruction"
  given hand of one: "Calamarain"
  given plays_left of one = 1
  when one plays "Calamarain"
  two chooses "Salvage Borg Ship"
  then "Calamarain" in attached of "Salvage Borg Ship"
  when one moves "Calamarain" to "Investigate Destruction"
  then refused
  when one moves "Calamarain" to "Botanical Research"
  then "Calamarain" in attached of "Botanical Research"
  when one moves "Calamarain" to "Host Metaphasic Shielding Test"
  then "Calamarain" in attached of "Host Metaphasic Shielding Test"
  when one moves "Calamarain" to "Botanical Research"
  then refused
}

scenario "Where markers tell damage, Calamarain leaves off the one that would destroy" under r24 cites r24 "gl Calamarain" {
  given mission of one: "Botanical Research"
  given table of one: "Battle Bridge Door"
  given battle bridge of one: "Phaser Banks", "Pulse Phaser Cannons"
  given ship of two at "Botanical Research": "U.S.S. Oberth" of two
  given "Photon Torpedo" of one on "U.S.S. Oberth"
  given "Evasive Maneuvers" of one on "U.S.S. Oberth"
  given "Calamarain" of one on "Botanical Research"
  when one uses "Calamarain"
  then "U.S.S. Oberth" is not destroyed, hull of "U.S.S. Oberth" > 0, "Calamarain" in discard_pile of one
}

scenario "Calamarain damages one ship where it is, and is gone" under r24 cites r24 "gl Calamarain" {
  given mission of one: "Botanical Research"
  given mission of one: "Salvage Borg Ship"
  given ship of two at "Botanical Research": "U.S.S. Oberth" of two
  given ship of two at "Salvage Borg Ship": "U.S.S. Hood" of two
  given "Calamarain" of one on "Botanical Research"
  when one uses "Calamarain"
  then "U.S.S. Oberth" is damaged, "U.S.S. Oberth" in orbit of "Botanical Research", "U.S.S. Hood" is not damaged
  then "Calamarain" in discard_pile of one
}

scenario "Calamarain destroys nothing" under r24 cites r24 "gl Calamarain" {
  given mission of one: "Botanical Research"
  given ship of two at "Botanical Research": "U.S.S. Oberth" of two
  given damage "U.S.S. Oberth"
  given "Calamarain" of one on "Botanical Research"
  when one uses "Calamarain"
  then refused
}

scenario "It moves like a ship and is none, and cannot be killed twice over" under r24
  cites r24 "gl-calamarain-move", "gl-calamarain-damage", "gl-functions-like", "12.13-functions-as-context" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Acquire Surplus Ships"
  given ship of two at "Acquire Surplus Ships": "U.S.S. Oberth" of two
  given "Calamarain" of one on "Cloaked Mission"
  given hand of two: "Transwarp Conduit" of two
  when one moves "Calamarain" to "Acquire Surplus Ships"
  then location of "Calamarain" = "Acquire Surplus Ships", no s: ship where owner of s = one
  when one uses "Calamarain"
  then "U.S.S. Oberth" is damaged, in_play("U.S.S. Oberth"), "Calamarain" in discard_pile of one
}

card "Barber Pole" event {
  property [TNG]
  plays on table
}

card "Brainwash" event {
  property [TNG]
  traits Capturing_related
  plays on personnel where it captive_of you
  when played: brainwash host
}

scenario "Brainwashed, a captive works for his captor with anybody" under cr98, r24, r18 cites r24 "gl-brainwash"
  cites cr98 "brainwash-all" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Klingon Outpost"
  given ship of one docked at "Klingon Outpost": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Kromm", "Davies" of two
  given control "Davies" by two
  given one captures "Davies"
  given hand of one: "Brainwash"
  given plays_left of one = 1
  when one plays "Brainwash" on "Davies"
  then "Davies" in interior of "Klingon Outpost", controller of "Davies" = one, "Davies" is not captive, "Davies" is not disabled
  then "Davies" is compatible_with "Kromm", mode of "Davies" = Federation
  when one walks "Davies" from "Klingon Outpost" to "I.K.S. Bortas"
  then "Davies" in interior of "I.K.S. Bortas", "Davies" is not arrested, "Kromm" is not arrested
}

scenario "Whoever will not work with the Federation works with a brainwashed man of theirs" under cr98, r24 cites r24 "gl-brainwash"
  cites cr98 "brainwash-galen" {
  given mission of one: "Cloaked Mission"
  given outpost of one at "Cloaked Mission": "Neutral Outpost"
  given crew of one on "Neutral Outpost": "Lore", "Davies" of two
  given control "Davies" by two
  given one captures "Davies"
  then not ("Lore" is compatible_with "Davies")
  given hand of one: "Brainwash"
  given plays_left of one = 1
  when one plays "Brainwash" on "Davies"
  then "Lore" is compatible_with "Davies"
}

scenario "Galen, brainwashed, works with the Federation" under cr98 cites cr98 "brainwash-galen" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given crew of one on "Federation Outpost": "Davies", "Lore" of two
  given control "Lore" by two
  given one captures "Lore"
  given hand of one: "Brainwash"
  given plays_left of one = 1
  when one plays "Brainwash" on "Lore"
  then "Lore" is compatible_with "Davies", "Lore" is not arrested, "Davies" is not arrested
}

scenario "Brainwashed by Borg he attempts missions of his side without them, and scores nothing" under cr98 cites cr98 "brainwash-by-borg" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Borg Outpost"
  given crew of one on "Borg Outpost": "Five of Eleven", "Spock" of two
  given control "Spock" by two
  given one captures "Spock"
  given hand of one: "Brainwash"
  given plays_left of one = 1
  when one plays "Brainwash" on "Spock"
  given "Spock": CUNNING = 60 until end of turn
  given "Spock": gains MEDICAL, gains SCIENCE until end of turn
  given turn of one
  when one beams "Spock" from "Borg Outpost" to "Botanical Research"
  given away team of one on "Botanical Research": "Two of Eleven"
  when one attempts "Botanical Research"
  then one solves "Botanical Research", points of one = 0
}

scenario "He does not scout with them" under cr98 cites cr98 "brainwash-by-borg" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Five of Eleven", "Spock"
  given "Spock" is mixing
  given seeds of two under "Botanical Research": "Alien Labyrinth"
  given table of one: "Assimilate Planet"
  given take_aim "Assimilate Planet" at "Botanical Research"
  given turn of one
  when one scouts the surface of "Botanical Research"
  then "Five of Eleven" is stopped, "Spock" is not stopped
}

scenario "But his science strengthens their shields" under cr98 cites cr98 "brainwash-borg-skills" {
  given mission of one: "Amnesty Talks"
  given outpost of one at "Amnesty Talks": "Borg Outpost"
  given ship of one docked at "Borg Outpost": "Borg Cube"
  given crew of one on "Borg Outpost": "Five of Eleven", "Mendon" of two
  given control "Mendon" by two
  given one captures "Mendon"
  given hand of one: "Brainwash"
  given plays_left of one = 1
  when one plays "Brainwash" on "Mendon"
  when one walks "Mendon" from "Borg Outpost" to "Borg Cube"
  given put "Borg Cube" into orbit of "Amnesty Talks"
  given "Metaphasic Shields" of one on "Borg Cube"
  then SHIELDS of "Borg Cube" = 26
}

scenario "A Borg who was brainwashed staffs and serves, and attempts nothing" under cr98 cites cr98 "brainwash-of-borg" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given seeds of two under "Botanical Research": "Alien Labyrinth"
  given away team of one on "Botanical Research": "Davies"
  given crew of one on "Federation Outpost": "Two of Eleven" of two
  given control "Two of Eleven" by two
  given one captures "Two of Eleven"
  given hand of one: "Brainwash"
  given plays_left of one = 1
  when one plays "Brainwash" on "Two of Eleven"
  then "Two of Eleven" is compatible_with "Davies"
  given turn of one
  when one beams "Two of Eleven" from "Federation Outpost" to "Botanical Research"
  when one attempts "Botanical Research"
  then "Davies" is stopped, "Two of Eleven" is not stopped, "Alien Labyrinth" in seeds of "Botanical Research"
}

card "Discommendation" event {
  points -5
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Doppelganger" event {
  icons [AU]
  property [TNG]
  plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Drag Net" event {
  property [TNG]
  plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Drought Tree" event {
  points 7
  icons [AU]
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Heisenberg Compensators" event {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "I Am Not a Merry Man!" event {
  property [TNG]
  not_duplicatable
  not encoded "2 sentences of its text cannot be read yet"
}

card "Immortal Again" event {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "Klingon Civil War" event {
  property [TNG]
  plays on table
  immune to "Kevin Uxbridge"
  not encoded "one sentence of its text cannot be read yet"
}

card "Transfiguration" event {
  property [TNG]
  immune to "Kevin Uxbridge"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Zalkonian Storage Capsule" event {
  property [TNG]
  plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

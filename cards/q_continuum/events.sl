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
  not encoded "2 sentences of its text cannot be read yet"
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

set premiere "Premiere" released 1994

card "Bynars Weapon Enhancement" event {
  property [TNG]
  plays on ship
  host: WEAPONS +2
  cumulative
}

scenario "Every Bynar adds to the weapons" under r24, r18 cites r24 "12.9-cumulative-marked" cites r18 "cum-marked" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given "Bynars Weapon Enhancement" of one on "U.S.S. Oberth"
  given another "Bynars Weapon Enhancement" of one on "U.S.S. Oberth"
  then WEAPONS of "U.S.S. Oberth" = 8
}

titles "Borg Ship"

card "Warp Core Breach" event {
  property [TNG]
  plays on ship where it is not Borg
  at end of every turn, if turn_player = owner of host and turn_number != came_in_turn of this {
    if skill_aboard(ENGINEER, host as ship) = 0 { destroy host as ship } else { discard this }
  }
}

scenario "Neither the breach nor a fire is played on ships of the Borg, and what ends breaches does not repair them" under cr98
  cites cr98 "borgship-table" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "Borg Cube" of two
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given hand of one: "Warp Core Breach", "Plasma Fire", "Into the Breach"
  given damage "Borg Cube"
  given damage "U.S.S. Oberth"
  given plays_left of one = 3
  when one plays "Warp Core Breach" on "Borg Cube"
  then refused
  when one plays "Plasma Fire" on "Borg Cube"
  then refused
  when one plays "Warp Core Breach" on "U.S.S. Oberth"
  then "Warp Core Breach" in attached of "U.S.S. Oberth"
  when one plays "Plasma Fire" on "U.S.S. Oberth"
  then "Plasma Fire" in attached of "U.S.S. Oberth"
  when one plays "Into the Breach"
  then "Warp Core Breach" is nullified, "U.S.S. Oberth" is not damaged, "Borg Cube" is damaged
}

scenario "A core breaches at the end of the owner's next turn, and not of the present one" under r24, r18 cites r24 "12.2"
  cites r18 "turn-subject-wcb" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Davies" of two
  given hand of one: "Warp Core Breach"
  given turn of one
  when one plays "Warp Core Breach" on "U.S.S. Oberth"
  given announce turn_ends(one)
  then in_play("U.S.S. Oberth")
  given turn of two
  given announce turn_ends(two)
  then "U.S.S. Oberth" in discard_pile of two, "Davies" in discard_pile of two
}

scenario "An engineer mends it in time" under r24, r18 cites r24 "12.2" cites r18 "turn-subject-wcb" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Daniel Kwan" of two
  given hand of two: "Warp Core Breach" of two
  given turn of two
  when two plays "Warp Core Breach" on "U.S.S. Oberth"
  given announce turn_ends(two)
  then "Warp Core Breach" in attached of "U.S.S. Oberth"
  given turn of one
  given turn of two
  given announce turn_ends(two)
  then in_play("U.S.S. Oberth"), "Warp Core Breach" in discard_pile of two
}

scenario "It plays on no Borg ship, whoever flies that" under r24 cites r24 "6.2" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "Renegade Borg Sphere" of two
  given hand of one: "Warp Core Breach"
  given turn of one
  given plays_left of one = 1
  when one plays "Warp Core Breach" on "Renegade Borg Sphere"
  then refused
}

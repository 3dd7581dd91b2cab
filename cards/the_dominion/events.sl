set the_dominion "The Dominion" released 1999

card "Fair Play" event {
  icons [HA], [Ref]
  property [DS9]
  seeds or plays on table
  may not be nullified
  // Of a shared mission both players have a copy, and both have seeded it.
  unique mission where not (points_facing(it, attempter) >= 40) and not (it is seeded_by attempter) cannot be solved
}

scenario "Under Fair Play nobody solves the other's unique missions that are worth little, however he came to attempt them" under r24
  cites r24 "gl Fair Play", "g-fair-play-espionage" {
  given mission of two: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Commander K'Ehleyr", "Kurak", "Q'elyn"
  given table of one: "Fair Play"
  given attempt_mission("Acquire Surplus Ships", surface of "Acquire Surplus Ships", one, nothing)
  then solver of "Acquire Surplus Ships" = nothing, points of one = 0
}

scenario "A mission of which both players have a copy is open to both" under r24 cites r24 "gl Fair Play" {
  given mission of two: "Acquire Surplus Ships"
  given put another "Acquire Surplus Ships" into mission_pile of one
  given mission_phase(one)
  when one shares another "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Commander K'Ehleyr", "Kurak", "Q'elyn"
  given table of two: "Fair Play" of two
  given attempt_mission("Acquire Surplus Ships", surface of "Acquire Surplus Ships", one, nothing)
  then solver of "Acquire Surplus Ships" = one, points of one = 30
}

scenario "Turned up at the last moment it still keeps the mission from being solved" under r24, r18
  cites r24 "g-fair-play-not-initiation", "g-fair-play-when", "g-fair-play-response", "gl-group-responses" cites r18 "group-def",
  "group-mission-attempt" {
  given mission of two: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Commander K'Ehleyr", "Kurak", "Q'elyn"
  given put "Fair Play" of two into agenda of two face_down
  given attempt_mission("Acquire Surplus Ships", surface of "Acquire Surplus Ships", one, nothing)
  when two activates "Fair Play"
  then solver of "Acquire Surplus Ships" = nothing, points of one = 0, "Kurak" is not stopped
}

scenario "Missions of one's own, of forty points, and universal ones stay open" under r24 cites r24 "gl Fair Play" {
  given mission of one: "Acquire Surplus Ships"
  given mission of two: "Intercept Sleeper Ship"
  given mission of two: "Impose Order"
  given away team of one on "Acquire Surplus Ships": "Q'elyn", "Kurak"
  given ship of one at "Intercept Sleeper Ship": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Kahless" version "The Next Generation"
  given table of two: "Fair Play" of two
  when one attempts "Acquire Surplus Ships"
  then one solves "Acquire Surplus Ships"
  when one attempts "Intercept Sleeper Ship"
  then one solves "Intercept Sleeper Ship"
}

scenario "Fair Play may not be nullified" under r24, r18 cites r24 "7.2.2-basic-nullify" cites r18 "null-def" {
  given table of two: "Fair Play" of two
  given hand of one: "Kevin Uxbridge"
  when one plays "Kevin Uxbridge"
  then refused
}

scenario "Nobody turns it up against those who cannot solve the mission, nor against its own seeder" under r24
  cites r24 "g-fair-play-when" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf"
  given put "Fair Play" of two into agenda of two face_down
  when one attempts "Cloaked Mission"
  then one solves "Cloaked Mission", "Fair Play" in agenda of two
}

scenario "Nobody turns it up while an attempt only begins" under r24 cites r24 "g-fair-play-not-initiation" {
  given mission of two: "Host Metaphasic Shielding Test"
  given seeds of two under "Host Metaphasic Shielding Test": "Maglock"
  given ship of one at "Host Metaphasic Shielding Test": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  given put "Fair Play" of two into agenda of two face_down
  when one attempts "Host Metaphasic Shielding Test"
  then "Fair Play" in agenda of two, "Maglock" is encountered
}

card "Tactical Console" event {
  property [DS9]
  traits captains_order
  plays on your ship where it is docked and controller of host of it = you
  while some your "Miles O'Brien" aboard (host as ship)
    or some your SECURITY personnel aboard (host as ship) where classification of it = SECURITY, host: WEAPONS +3
}

scenario "A console in good hands makes a ship fire better" under r24 cites r24 "7.4.3-s4-attack", "6.2" {
  given mission of one: "Acquire Surplus Ships"
  given outpost of one at "Acquire Surplus Ships": "Klingon Outpost"
  given ship of one at "Acquire Surplus Ships": "Batris"
  given ship of one docked at "Klingon Outpost": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Kromm"
  given hand of one: "Tactical Console"
  given plays_left of one = 1
  when one plays "Tactical Console" on "Batris"
  then refused
  when one plays "Tactical Console" on "I.K.S. Bortas"
  then WEAPONS of "I.K.S. Bortas" = 9
  given crew of one on "I.K.S. Bortas": "Captain Worf"
  then WEAPONS of "I.K.S. Bortas" = 12 because add 3 "Tactical Console"
}

card "Crew Reassignment" event {
  property [FC]
  traits captains_order
  plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Espionage - Dominion on Federation" event {
  property [DS9]
  allows to attempt your [Dom] personnel
  when host is completed: discard this
  not encoded "one sentence of its text cannot be read yet"
}

card "Espionage - Dominion on Klingon" event {
  property [DS9]
  allows to attempt your [Dom] personnel
  when host is completed: discard this
  not encoded "one sentence of its text cannot be read yet"
}

card "Espionage - Dominion on Romulan" event {
  property [DS9]
  allows to attempt your [Dom] personnel
  when host is completed: discard this
  not encoded "one sentence of its text cannot be read yet"
}

card "Invasive Beam-In" event {
  countdown 2
  icons [HA]
  property [DS9]
  seeds or plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Sisko 197 Subroutine" event {
  icons [HA]
  property [DS9]
  seeds or plays on table
  immune to "Kevin Uxbridge"
  not encoded "3 sentences of its text cannot be read yet"
}

card "Treaty: Bajoran/Dominion" event {
  property [DS9]
  traits Bajoran_treaty, Dominion_treaty
  plays on table
  for free if some your ("Kai Winn" or "The Emissary") in play
  binds Bajoran, Dominion
}

card "Treaty: Cardassian/Dominion" event {
  icons [HA]
  property [DS9]
  traits Cardassian_treaty, Dominion_treaty
  seeds or plays on table
  for free if some your "Dukat" in play
  binds Cardassian, Dominion
}

card "Treaty: Romulan/Dominion" event {
  property [DS9]
  traits Dominion_treaty, Romulan_treaty
  plays on table
  for free if some your "Senator Vreenak" in play
  binds Romulan, Dominion
}

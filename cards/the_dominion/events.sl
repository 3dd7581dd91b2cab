set the_dominion "The Dominion" released 1999

card "Fair Play" event {
  icons [HA], [Ref]
  property [DS9]
  seeds or plays on table
  may not be nullified
  while some p in players where (no c: event where controller of c = p and same_title(c, this)):
    unique mission where not (printed points of it >= 40) and not (it is seeded_by attempter) cannot be solved
}

scenario "Under Fair Play nobody solves the other's unique missions, whatever they are worth for now" under r24 cites r24 "g fair play" {
  given mission of two: "Salvage Borg Ship"
  given mission of two: "Amnesty Talks"
  given away team of one on "Salvage Borg Ship": "Lian T'su", "Daniel Kwan", "Martin"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Thirteen of Nineteen" of two
  given table of one: "Fair Play"
  then points of "Salvage Borg Ship" = 45
  when one attempts "Salvage Borg Ship"
  then one attempts "Salvage Borg Ship", one does not solve "Salvage Borg Ship", points of one = 0
}

scenario "Missions of one's own, of forty points, and universal ones stay open" under r24 cites r24 "g fair play" {
  given mission of one: "Acquire Surplus Ships"
  given mission of two: "Intercept Sleeper Ship"
  given mission of two: "Impose Order"
  given away team of one on "Acquire Surplus Ships": "Q'elyn", "Kurak"
  given ship of one at "Intercept Sleeper Ship": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Kahless"
  given table of two: "Fair Play" of two
  when one attempts "Acquire Surplus Ships"
  then one solves "Acquire Surplus Ships"
  when one attempts "Intercept Sleeper Ship"
  then one solves "Intercept Sleeper Ship"
}

scenario "With both players' copies it binds nobody" under r24 cites r24 "g fair play" {
  given mission of two: "Salvage Borg Ship"
  given mission of two: "Amnesty Talks"
  given away team of one on "Salvage Borg Ship": "Lian T'su", "Daniel Kwan", "Martin"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Thirteen of Nineteen" of two
  given table of one: "Fair Play"
  given table of two: another "Fair Play" of two
  when one attempts "Salvage Borg Ship"
  then one solves "Salvage Borg Ship", points of one = 45
}

scenario "Fair Play may not be nullified" under r24 cites r24 "gl nullify" {
  given table of two: "Fair Play" of two
  given hand of one: "Kevin Uxbridge"
  when one plays "Kevin Uxbridge"
  then refused
}

scenario "Turned up at the last moment it still keeps the mission from being solved" under r24
  cites r24 "g-fair-play-when", "g-fair-play-response", "gl-group-responses" {
  given mission of two: "Salvage Borg Ship"
  given mission of two: "Amnesty Talks"
  given away team of one on "Salvage Borg Ship": "Lian T'su", "Daniel Kwan", "Martin"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Thirteen of Nineteen" of two
  given put "Fair Play" of two into agenda of two face_down
  when one attempts "Salvage Borg Ship"
  when two activates "Fair Play"
  then one does not solve "Salvage Borg Ship", points of one = 0, "Martin" is not stopped
}

scenario "Nobody turns it up against those who cannot solve the mission, nor against its own seeder" under r24 cites r24 "g-fair-play-when" {
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

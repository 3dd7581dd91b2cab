set premiere "Premiere" released 1994

card "Incoming Message - Federation" interrupt {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Incoming Message - Klingon" interrupt {
  property [TNG]
  traits Klingon_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Incoming Message - Romulan" interrupt {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Klingon Death Yell" interrupt {
  points 5
  property [TNG]
  traits Klingon_related
  not encoded "3 sentences of its text cannot be read yet"
}

card "Klingon Right of Vengeance" interrupt {
  property [TNG]
  traits Klingon_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Loss of Orbital Stability" interrupt {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Near-Warp Transport" interrupt {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Rogue Borg Mercenaries" interrupt {
  property [TNG]
  not encoded "4 sentences of its text cannot be read yet"
}

card "Scan" interrupt {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
  text dated 1994-11-01 cites faq95 "3.9-scan" {
    plays to { let scanned be one space mission in play; glance_at every card in seeds of scanned }
  }
  text dated 2024-04-01 { }
}

scenario "As first printed a Scan shows all that lies under a space mission, wherever the player is" under r24 as of 1995-01-01,
  faq95 as of 1995-01-01
  cites faq95 "3.9-scan" {
  given mission of two: "Amnesty Talks"
  given mission of two: "Cloaked Mission"
  given seeds of two under "Amnesty Talks": "Gravitic Mine", "Ancient Computer"
  given seeds of two under "Cloaked Mission": "Archer", "Nausicaans"
  given hand of one: "Scan"
  when one plays "Scan"
  then one sees "Gravitic Mine", one sees "Ancient Computer", one does not see "Archer"
}

card "Subspace Interference" interrupt {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Subspace Schism" interrupt {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

// Its text of 1994 is lost.
card "Temporal Rift" interrupt {
  countdown 2
  property [TNG]
  plays on your ship
  not encoded "2 sentences of its text cannot be read yet"
}

// Its text of 1994 is lost.
card "The Juggler" interrupt {
  icons [Ref]
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "Wormhole" interrupt {
  property [TNG]
  plays if some interrupt in hand of you where covers("Wormhole", it) and it != this {
    let traveller be one your ship in play where it is undocked
    let far be one mission in spaceline where it != location of traveller and traveller may_be_taken_to it
    discard one interrupt in hand of you where covers("Wormhole", it) and it != this
    relocate traveller to orbit of far
    stop traveller
  }
  not encoded "to a time location"
}

scenario "Two wormholes take a ship anywhere, and stop it there" under r24, r18 cites r24 "10.2.1" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Intercept Sleeper Ship"
  given mission of two: "Investigate Destruction"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  given hand of one: "Wormhole"
  given turn of one
  when one plays "Wormhole"
  then refused
  given hand of one: another "Wormhole"
  when one plays "Wormhole"
  one chooses "Investigate Destruction"
  then location of "U.S.S. Oberth" = "Investigate Destruction", "Davies" is stopped, another "Wormhole" in discard_pile of one
}

scenario "A ship that must move on may take a shortcut in place of its orders, and no detour" under r24, r18
  cites r24 "gl-required-shortcuts" cites r18 "req-shortcut" {
  given mission of one: "Acquire Surplus Ships"
  given mission of one: "Amnesty Talks"
  given mission of one: "Intercept Sleeper Ship"
  given mission of two: "Investigate Destruction"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Lopez"
  given "Cytherians" of two on "U.S.S. Oberth"
  given heading of "Cytherians" = 1
  given hand of one: "Wormhole", another "Wormhole", "Q2"
  given whole turn of one at stage orders
  then decision of one offers no "play Q2"
  when one plays "Wormhole"
  then decision of one offers exactly "Intercept Sleeper Ship", "Investigate Destruction"
  one chooses "Investigate Destruction"
  then location of "U.S.S. Oberth" = "Investigate Destruction", points of one = 15
}

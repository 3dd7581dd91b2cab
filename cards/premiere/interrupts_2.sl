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
  not encoded "4 sentences of its text cannot be read yet"
}

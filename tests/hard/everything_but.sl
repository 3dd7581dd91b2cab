// Who is immune, in stasis or out of an icon's reach is spared everything, and a ship under orders does one thing alone.

set hard "Hard cases" released 2026

card "Still Quay" mission planet { Federation; span 2; points 30; requires Leadership }
card "Far Quay" mission planet { Federation; span 2; points 30; requires Leadership }
card "Sealed Woman" personnel { Federation; CIVILIAN; 5 / 5 / 5; immune to "Hard Frost" }
card "Open Man" personnel { Federation; CIVILIAN; 5 / 5 / 5 }
card "Caller" personnel { Federation; OFFICER, Leadership; 5 / 5 / 5; special download "Hard Frost" }
card "Handyman" personnel { Federation; ENGINEER; 5 / 5 / 5; once each turn: you may draw 1 }
card "Sealed Hull" ship { Federation; 8 / 8 / 3; immune to "Hard Frost" }
card "Plain Hull" ship { Federation; 8 / 8 / 3; systems Cloaking Device, Tractor Beam }
card "Hard Frost" interrupt {
  plays to stun each personnel in play
  plays to mortally_wound each personnel in play
  plays to put_in_stasis each ship in play
  plays to quarantine each personnel in play
  plays to place_beneath each personnel in play
  plays to doom each personnel in play
  plays to commandeer each ship in play
}

scenario "Who is immune is not stunned" under r24 cites r24 "gl immune" {
  given mission of one: "Still Quay"
  given away team of one on "Still Quay": "Sealed Woman", "Open Man"
  given hand of two: "Hard Frost" of two
  when two plays "Hard Frost"
  two chooses way 1
  then "Open Man" is stunned, "Sealed Woman" is not stunned
}

scenario "Nor mortally wounded" under r24 cites r24 "gl immune" {
  given mission of one: "Still Quay"
  given away team of one on "Still Quay": "Sealed Woman", "Open Man"
  given hand of two: "Hard Frost" of two
  when two plays "Hard Frost"
  two chooses way 2
  then "Open Man" is killed, "Sealed Woman" is not killed
}

scenario "Nor put in stasis" under r24 cites r24 "gl immune" {
  given mission of one: "Still Quay"
  given ship of one at "Still Quay": "Sealed Hull"
  given ship of one at "Still Quay": "Plain Hull"
  given hand of two: "Hard Frost" of two
  when two plays "Hard Frost"
  two chooses way 3
  then "Plain Hull" is in_stasis, "Sealed Hull" is not in_stasis
}

scenario "Nor quarantined" under r24 cites r24 "gl immune" {
  given mission of one: "Still Quay"
  given away team of one on "Still Quay": "Sealed Woman", "Open Man"
  given hand of two: "Hard Frost" of two
  when two plays "Hard Frost"
  two chooses way 4
  then "Open Man" is quarantined, "Sealed Woman" is not quarantined
}

scenario "Nor placed beneath a deck" under r24 cites r24 "gl immune" {
  given mission of one: "Still Quay"
  given away team of one on "Still Quay": "Sealed Woman", "Open Man"
  given hand of two: "Hard Frost" of two
  when two plays "Hard Frost"
  two chooses way 5
  then "Open Man" in draw_deck of one, "Sealed Woman" in surface of "Still Quay"
}

scenario "Who is in stasis is spared whatever was never thought of" under r24 cites r24 "10.2.4-stasis-def" {
  given mission of one: "Still Quay"
  given ship of one at "Still Quay": "Plain Hull"
  given away team of one on "Still Quay": "Handyman", "Open Man"
  given put_in_stasis "Open Man"
  given put_in_stasis "Plain Hull"
  given hand of two: "Hard Frost" of two
  when two plays "Hard Frost"
  two chooses way 6
  then "Handyman" is doomed, "Open Man" is not doomed, not ("Open Man" can be stunned), not ("Open Man" can be quarantined)
  then not ("Plain Hull" can be commandeered), not ("Plain Hull" can be attacked)
  given turn of one
  when one cloaks "Plain Hull"
  then refused because r24 "10.2.4"
}

scenario "What an icon sends for does nothing of any sort to who is elsewhere" under r24 cites r24 "6.5.5-location" {
  given mission of one: "Still Quay"
  given mission of one: "Far Quay"
  given away team of one on "Still Quay": "Caller", "Handyman"
  given away team of one on "Far Quay": "Open Man"
  given draw deck of one: "Hard Frost"
  when one suspends play with "Caller"
  one chooses way 6
  then "Handyman" is doomed, "Open Man" is not doomed
}

// A ship that must move on.

scenario "The ship does not cloak, attack or tow" under r24 cites r24 "7.10-no-others", "gl-required-nothing-but" {
  given mission of one: "Still Quay"
  given mission of one: "Far Quay"
  given ship of one at "Still Quay": "Plain Hull"
  given crew of one on "Plain Hull": "Caller", "Handyman", another "Handyman"
  given "Radioactive Garbage Scow" of two on "Still Quay"
  given "Cytherians" of two on "Plain Hull"
  given heading of "Cytherians" = 1
  given turn of one
  when one cloaks "Plain Hull"
  then refused because r24 "7.10-no-others"
  when one uses "Handyman"
  then refused because r24 "7.10-no-others"
  when one tows "Radioactive Garbage Scow" to "Far Quay" with "Plain Hull"
  then refused because r24 "7.10-no-others"
  // Nor when it cannot go on in this turn.
  given range_used of "Plain Hull" = 8
  when one cloaks "Plain Hull"
  then refused because r24 "7.10-no-others"
  when one uses "Handyman"
  then refused because r24 "7.10-no-others"
  then not ("Plain Hull" can attack), not ("Caller" can attack), not ("Caller" can join_attempt)
}

scenario "Its crew sends for nothing" under r24 cites r24 "7.10-no-others", "gl-required-shortcuts" {
  given mission of one: "Still Quay"
  given mission of one: "Far Quay"
  given ship of one at "Still Quay": "Plain Hull"
  given crew of one on "Plain Hull": "Caller"
  given draw deck of one: "Hard Frost"
  given "Cytherians" of two on "Plain Hull"
  given heading of "Cytherians" = 1
  given turn of one
  when one suspends play with "Caller"
  then refused
  given end_journey "Cytherians"
  when one suspends play with "Caller"
  one chooses way 6
  then "Caller" is doomed
}

scenario "It defends itself" under r24 cites r24 "7.10-incoming-klingon", "gl-required-nothing-but" {
  given mission of one: "Still Quay"
  given mission of one: "Far Quay"
  given ship of one at "Still Quay": "Plain Hull"
  given crew of one on "Plain Hull": "Caller"
  given ship of two at "Still Quay": "I.K.S. Bortas" of two
  given crew of two on "I.K.S. Bortas": "Konmel" version "The Next Generation" of two
  given "Cytherians" of two on "Plain Hull"
  given heading of "Cytherians" = 1
  given turn of two
  when two attacks "Plain Hull" with "I.K.S. Bortas"
  when one fires back at "I.K.S. Bortas"
  then "I.K.S. Bortas" is damaged
}

scenario "Neither the player's other cards nor what he plays at any time come before it" under r24
  cites r24 "7.10-no-others", "gl-required-first-opportunity" {
  given mission of one: "Still Quay"
  given mission of one: "Far Quay"
  given ship of one at "Still Quay": "Plain Hull"
  given crew of one on "Plain Hull": "Open Man"
  given away team of one on "Still Quay": "Handyman"
  given hand of one: "Hard Frost"
  given draw deck of one: "Losta"
  given "Cytherians" of two on "Plain Hull"
  given heading of "Cytherians" = 1
  given whole turn of one
  then decision of one offers "play Hard Frost"
  one passes
  then decision of one offers exactly "fly Plain Hull to Far Quay"
}

// Cards as they were read in 1995, and as they are.

scenario "The kidnappers guess when the other player's turn ends, and see the card in any case" under faq95
  cites faq95 "3.8-tak-when", "3.8-tak-show", "3.8-tak-types", "1.1-turn-subject-default" {
  given table of one: "Telepathic Alien Kidnappers"
  given hand of two: "Davies" of two, "Lopez" of two
  given announce turn_ends(one)
  given announce turn_ends(two)
  then decision of one offers [Per], [Door]
  then decision of one offers no [Obj]
  one chooses [Evt]
  random picks "Davies"
  then one sees "Davies", "Davies" in hand of two
  given announce turn_ends(two)
  one chooses [Per]
  random picks "Davies"
  then "Davies" in discard_pile of two
}

scenario "A door is opened from a hand, in its player's own turn, and is no play of it" under faq95
  cites faq95 "3.10-aud-when", "3.10-aud-open", "3.10-au-hand" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given hand of one: "Alternate Universe Door", "Tasha Yar - Alternate", "Ressikan Flute"
  given turn of two
  when one opens "Alternate Universe Door"
  then refused
  given turn of one
  then not ("Tasha Yar - Alternate" is has_permission), not ("Ressikan Flute" is has_permission)
  when one opens "Alternate Universe Door"
  then plays_left of one = 1, "Ressikan Flute" is has_permission
  when one reports "Tasha Yar - Alternate" to "Federation Outpost"
  given discard "Alternate Universe Door"
  then in_play("Tasha Yar - Alternate"), not ("Ressikan Flute" is has_permission)
}

scenario "It ends a rift in the other player's turn, too" under faq95 cites faq95 "3.10-aud-rift" {
  given table of two: "Temporal Rift" of two
  given hand of one: "Alternate Universe Door"
  given turn of two
  when one opens "Alternate Universe Door"
  then "Temporal Rift" is nullified
}

scenario "Today it does not" under r24 cites r24 "gl-au-door-rift" {
  given table of two: "Temporal Rift" of two
  given hand of one: "Alternate Universe Door"
  given turn of two
  when one opens "Alternate Universe Door"
  then refused
}

scenario "A yell is for the last Klingon too, and brings five points" under faq95
  cites faq95 "3.9-deathyell-none", "3.9-deathyell-five", "3.6-klingons" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Worf" version "Premiere"
  given seeds of two under "Botanical Research": "Armus - Skin of Evil"
  given hand of one: "Klingon Death Yell", another "Klingon Death Yell"
  given turn of one
  when one attempts "Botanical Research"
  when one plays "Klingon Death Yell"
  then points of one = 5
  when one plays another "Klingon Death Yell"
  then refused
}

scenario "So it is for the opponent's, however much Honor he had" under faq95
  cites faq95 "3.9-deathyell-opponent", "3.9-deathyell-five", "3.6-klingons" {
  given mission of two: "Cloaked Mission"
  given away team of two on "Cloaked Mission": "Kahless" version "The Next Generation" of two
  given seeds of one under "Cloaked Mission": "Armus - Skin of Evil"
  given hand of one: "Klingon Death Yell"
  given turn of two
  when two attempts "Cloaked Mission"
  when one plays "Klingon Death Yell"
  then points of one = 5
}

scenario "One doctor goes over to the plague ship" under faq95 cites faq95 "3.2-plague-one" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Tarellian Plague Ship"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Martin", "Medical Kit"
  when one attempts "Amnesty Talks"
  one accepts
  then "Martin" in discard_pile of one, "Davies" is not killed, "Medical Kit" in interior of "U.S.S. Oberth", points of one = 5
}

scenario "An officer goes with the kit that makes him one" under faq95 cites faq95 "3.2-plague-officer" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Tarellian Plague Ship"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "McKnight", "Medical Kit"
  when one attempts "Amnesty Talks"
  one accepts
  then "McKnight" in discard_pile of one, "Medical Kit" in discard_pile of one, "Davies" is not killed
}

scenario "A pod in hand is shown, and stays there" under faq95 cites faq95 "3.1-time-continuum" {
  given mission of one: "Investigate Time Continuum"
  given away team of one on "Investigate Time Continuum": "Davies"
  when one attempts "Investigate Time Continuum"
  then one does not solve "Investigate Time Continuum"
  given hand of one: "Time Travel Pod"
  when one attempts "Investigate Time Continuum"
  then one solves "Investigate Time Continuum", "Time Travel Pod" in hand of one
}

scenario "Today it helps nobody from a hand" under r24 cites r24 "7.2.5" {
  given mission of one: "Investigate Time Continuum"
  given away team of one on "Investigate Time Continuum": "Davies"
  given hand of one: "Time Travel Pod"
  when one attempts "Investigate Time Continuum"
  then one does not solve "Investigate Time Continuum"
}

scenario "Q sent away is discarded, and the next dilemma is met" under faq95 cites faq95 "3.9-q2-discard" {
  given mission of one: "Acquire Surplus Ships"
  given seeds of two under "Acquire Surplus Ships": "Q", "Impassable Door"
  given away team of one on "Acquire Surplus Ships": "Q'elyn", "Kurak"
  given hand of one: "Q2"
  given turn of one
  when one attempts "Acquire Surplus Ships"
  when one responds with "Q2"
  then "Q" is nullified, "Q" in discard_pile of two, "Impassable Door" is encountered
}

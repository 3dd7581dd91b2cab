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

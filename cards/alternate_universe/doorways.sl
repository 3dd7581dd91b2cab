set alternate_universe "Alternate Universe" released 1995

titles "Revolving Door", "Subspace Schism", "Temporal Rift"

card "Alternate Universe Door" doorway {
  property [TNG]
  seeds one on table
  opens to [AU] card
  plays to nullify one "Revolving Door" in play
  plays to nullify one "Subspace Schism" in pending where it is just_played
  plays to nullify one "Temporal Rift" in play then return_to_hand this
  not encoded "lets one ship through Q-Net"
}

scenario "An open door lets every card of another universe in" under r24 cites r24 "gl Alternate Universe Door" {
  given hand of one: "Tasha Yar - Alternate", "Frame of Mind"
  then not ("Tasha Yar - Alternate" is has_permission)
  given table of one: "Alternate Universe Door"
  then "Tasha Yar - Alternate" is has_permission, "Frame of Mind" is has_permission
}

scenario "A door that was not seeded opens nothing" under r24 cites r24 "gl Alternate Universe Door" {
  given hand of one: "Alternate Universe Door"
  given plays_left of one = 1
  when one opens "Alternate Universe Door"
  then refused
}

scenario "The door that was seeded is open, and is not played to open" under r24 cites r24 "gl-au-door", "g-doorway-def", "2.5-function" {
  given seed deck of one: "Alternate Universe Door"
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given hand of one: "Tasha Yar - Alternate", another "Alternate Universe Door"
  given plays_left of one = 1
  when one reports "Tasha Yar - Alternate" to "Federation Outpost"
  then refused
  when one opens another "Alternate Universe Door"
  then refused
  given doorway_phase(one)
  when one seeds "Alternate Universe Door"
  when one reports "Tasha Yar - Alternate" to "Federation Outpost"
  then in_play("Tasha Yar - Alternate")
}

scenario "In its player's own turn the door ends a rift, and comes back to hand" under r24 cites r24 "gl-au-door-rift", "6.5.2-default" {
  given table of two: "Temporal Rift" of two
  given hand of one: "Alternate Universe Door"
  given turn of two
  when one opens "Alternate Universe Door"
  then refused
  given turn of one
  when one opens "Alternate Universe Door"
  then "Temporal Rift" is nullified, "Alternate Universe Door" in hand of one
}

card "Devidian Door" doorway {
  icons [AU], [Shield]
  property [TNG]
  plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

scenario "Only where another universe is open does the door go on the table" under r24 cites r24 "g-devidian-door-play" {
  given hand of one: "Devidian Door"
  given plays_left of one = 1
  given turn of one
  when one opens "Devidian Door"
  then refused
  given table of one: "Alternate Universe Door"
  when one opens "Devidian Door"
  then "Devidian Door" in table of one
}

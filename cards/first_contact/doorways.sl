set first_contact "First Contact" released 1997

card "Launch Portal" doorway {
  property [FC]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Ready Room Door" doorway {
  property [FC]
  plays once every turn
  plays to {
    let s be one your ship in play
    download one personnel where it is matching_commander_of s to s
    renounce
    put_door_away(this)
  }
  plays to {
    download one captains_order card
    put_door_away(this)
  }
}

scenario "The door brings Assign Mission Specialists, that brings the specialists, and then the door is put away" under cr98
  cites cr98 "rrd-ams-order", "rrd-shuffle", "rrd-top-of-deck" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given hand of one: "Ready Room Door"
  given draw deck of one: "Assign Mission Specialists", "Dr. Christopher", "Linda Larson", "Lopez", "Davies"
  given turn of one
  when one opens "Ready Room Door"
  one accepts
  one chooses "Dr. Christopher"
  one chooses "Linda Larson"
  one chooses "place it on top of your draw deck"
  then "Assign Mission Specialists" in table of one, "Dr. Christopher" in interior of "Federation Outpost"
  then top(draw_deck of one) = "Ready Room Door"
}

scenario "The event that it brought can be nullified before it is protected, and afterwards cannot" under cr98, r24
  cites cr98 "rrd-protect-late" {
  given hand of one: "Ready Room Door"
  given hand of two: "Kevin Uxbridge" of two
  given draw deck of one: "Captain's Log", "Lopez"
  given turn of one
  when one opens "Ready Room Door"
  one chooses "place it on a Captain's Order event"
  then "Ready Room Door" in attached of "Captain's Log"
  when two plays "Kevin Uxbridge"
  then refused
  given discard "Ready Room Door"
  when two plays "Kevin Uxbridge"
  then "Captain's Log" is nullified
}

scenario "A matching commander comes aboard his ship, and no card is drawn in that turn" under r24, cr98 cites r24 "10.3" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Phoenix"
  given hand of one: "Ready Room Door"
  given draw deck of one: "Benjamin Maxwell", "Lopez", "Davies"
  given turn of one
  when one opens "Ready Room Door"
  one chooses way 1
  one chooses "discard it"
  then "Benjamin Maxwell" in interior of "U.S.S. Phoenix", "Ready Room Door" in discard_pile of one, not (one can draw)
}

card "Temporal Vortex" doorway {
  countdown 3
  icons [AU]
  property [FC]
  not encoded "one sentence of its text cannot be read yet"
}

card "Transwarp Network Gateway" doorway {
  icons [BO]
  property [FC]
  not encoded "one sentence of its text cannot be read yet"
}

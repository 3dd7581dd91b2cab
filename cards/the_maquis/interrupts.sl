set the_maquis "The Maquis" released 2014

card "Stalling for Time" interrupt {
  property [TNG]
  plays once each turn
  plays only if 3 your [TNG] [Maq] personnel in play
  plays on mission
  when played: opponent returns_to_hand one opponent's personnel here
}

scenario "A second copy is not played in the same turn, though the first has left play" under r24 cites r24 "12.8" {
  given mission of one: "Botanical Research"
  given away team of two on "Botanical Research": "Kromm" of two, "Kurak" of two, "Captain Worf" of two
  given away team of one on "Botanical Research": "Kalita" version "The Maquis", "Macias", "Santos"
  given table of one: "Continuing Mission"
  given hand of one: "Stalling for Time", another "Stalling for Time"
  given turn of one
  when one plays "Stalling for Time" on "Botanical Research"
  two chooses "Kurak"
  when one plays another "Stalling for Time" on "Botanical Research"
  then refused
}

scenario "The opponent takes somebody of his back to hand, and time is stalled no more" under r24 cites r24 "2.6-auto-discard" {
  given mission of one: "Botanical Research"
  given away team of two on "Botanical Research": "Kurak" of two, "Kromm" of two
  given outpost of one at "Botanical Research": "Federation Outpost"
  given hand of one: "Stalling for Time"
  given turn of one
  given crew of one on "Federation Outpost": "Kalita" version "The Maquis", "Macias", "Santos"
  when one plays "Stalling for Time" on "Botanical Research"
  then refused
  given table of one: "Continuing Mission"
  when one plays "Stalling for Time" on "Botanical Research"
  two chooses "Kromm"
  then "Kromm" in hand of two, "Stalling for Time" in discard_pile of one
}

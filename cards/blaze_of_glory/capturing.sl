set blaze_of_glory "Blaze of Glory" released 1999

card "Holding Cell Door" doorway {
  property [DS9]
  traits Capturing_related
  seeds or plays on your craft where not text_has(title of it, "Nor")
  seeds during facility phase
  adds a brig
  not encoded "brings Brainwash, Interrogation or Torture to a captive in the brig; nullifies what closes another such door"
}

scenario "A Nor has no holding cell put into it" under r24 cites r24 "6.5" {
  given mission of one: "Alter Records"
  given outpost of one at "Alter Records": "Nor"
  given outpost of one at "Alter Records": "Cardassian Outpost"
  given hand of one: "Holding Cell Door"
  given plays_left of one = 1
  given turn of one
  when one opens "Holding Cell Door" on "Nor"
  then refused
  when one opens "Holding Cell Door" on "Cardassian Outpost"
  then "Holding Cell Door" in attached of "Cardassian Outpost"
}

scenario "A holding cell is seeded with the facilities" under r24 cites r24 "4.0-other-in-facility", "gl doorway" {
  given mission of one: "Alter Records"
  given outpost of one at "Alter Records": "Cardassian Outpost"
  given seed deck of one: "Holding Cell Door"
  given facility_phase(one)
  when one seeds "Holding Cell Door" on "Cardassian Outpost"
  then "Holding Cell Door" in attached of "Cardassian Outpost"
}

titles "Madred"

card "Torture" event {
  points -7
  countdown 3
  icons [Pun]
  property [TNG]
  traits Capturing_related
  plays on captive personnel where it is captive_of you
  only while the host is captive
  when countdown ends: kill host as personnel, opponent loses_points (10 if some your Non-Aligned "Madred" in play else 7)
}

scenario "A captive who is not freed in time dies, and his owner loses points" under r24, r18 cites r24 "8.1", "7.7-release-discards"
  cites r18 "cap-cards-discard" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Ilon Tandro"
  given away team of two on "Botanical Research": "Kromm" of two
  given hand of one: "Torture"
  given points of two = 20
  given turn of one
  when one plays "Torture" on "Kromm"
  then refused
  when one uses "Ilon Tandro" on "Kromm"
  when one plays "Torture" on "Kromm"
  then counter of "Torture" = 3
  given announce turn_ends(one)
  given announce turn_ends(one)
  given announce turn_ends(one)
  then "Kromm" in discard_pile of two, points of two = 13, "Torture" in discard_pile of one
}

scenario "Freed, he is tortured no more" under r24, r18 cites r24 "7.7-release-discards" cites r18 "cap-cards-discard" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Ilon Tandro"
  given away team of two on "Botanical Research": "Kromm" of two
  given turn of one
  when one uses "Ilon Tandro" on "Kromm"
  given "Torture" of one on "Kromm"
  given two releases "Kromm"
  then "Torture" in discard_pile of one, "Kromm" is not disabled
}

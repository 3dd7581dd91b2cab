set alternate_universe "Alternate Universe" released 1995

card "Interrogation" event {
  icons [Pun]
  property [TNG]
  traits Capturing_related
  plays on captive personnel where it is captive_of you and not (it bears_a_copy_of this)
  only while the host is captive
  once each turn per copy: you may {
    opponent chooses one {
      you score 10 from this, set_free_anywhere host as personnel
      you score 1 from this
    }
  }
}

scenario "Each turn the captive's owner says how many lights there are" under r24, r18 cites r24 "7.7-release-card"
  cites r18 "cap-rescue-held" {
  given mission of one: "Botanical Research"
  given outpost of two at "Botanical Research": "Klingon Outpost" of two
  given away team of one on "Botanical Research": "Ilon Tandro"
  given away team of two on "Botanical Research": "Kromm" of two
  given hand of one: "Interrogation", another "Interrogation"
  given turn of one
  given plays_left of one = 2
  when one uses "Ilon Tandro" on "Kromm"
  when one plays "Interrogation" on "Kromm"
  when one plays another "Interrogation" on "Kromm"
  then refused
  when one uses "Interrogation"
  two chooses way 2
  then points of one = 1
  when one uses "Interrogation"
  then refused
  given turn of two
  given turn of one
  when one uses "Interrogation"
  two chooses way 1
  two chooses "Klingon Outpost"
  then points of one = 11, "Kromm" in interior of "Klingon Outpost", "Kromm" is not captive, "Interrogation" in discard_pile of one
}
